import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";

const MOST_STEPS = 60;

/** Someone who has keys alone: where they are is always to be seen, and whatever they want is reached by Tab. */
export function keyboardOf(page: Page) {
  /** What has the focus stands out, is in view and under nothing; `where`: what was just done. */
  async function assertSeen(where: string): Promise<void> {
    const wrong = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "nothing has the focus";
      const told = focused.outerHTML.slice(0, 150);
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return `no ring: ${told}`;
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) return `out of view: ${told}`;
      // The middle of the part that is in view.
      const between = (low: number, high: number, most: number) => (Math.max(low, 0) + Math.min(high, most)) / 2;
      const above = document.elementFromPoint(between(left, right, innerWidth), between(top, bottom, innerHeight));
      const isOver = above !== null && (focused.contains(above) || above.contains(focused));
      return isOver ? undefined : `under ${above?.outerHTML.slice(0, 100)}: ${told}`;
    });
    assert.equal(wrong, undefined, where);
  }
  const isAt = (wanted: Locator) =>
    wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  return {
    assertSeen,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** The focus is there by itself, once what was done is done. */
    async landsOn(wanted: Locator, where: string): Promise<void> {
      await wanted.first().waitFor();
      const handle = await wanted.first().elementHandle();
      await page
        .waitForFunction((element) => element === document.activeElement, handle)
        .catch(async () => {
          const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
          assert.fail(`${where}: the focus is on ${focused}`);
        });
      await assertSeen(where);
    },
    /** By as many Tabs (backwards: with Shift) as it takes; on its way each stop is to be seen. */
    async tabTo(wanted: Locator, { key = "Tab" }: { key?: "Tab" | "Shift+Tab" } = {}): Promise<void> {
      await wanted.first().waitFor();
      const steps: string[] = [];
      while (!(await isAt(wanted))) {
        assert.ok(steps.length < MOST_STEPS, `${wanted} is not reached: ${steps.join(" → ")}`);
        await page.keyboard.press(key);
        const at = await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 30) ?? "");
        steps.push(at);
        // Past the last one the browser's own bar would come.
        if (await page.evaluate(() => document.activeElement !== document.body)) await assertSeen(`at ${at}`);
      }
    },
  };
}
