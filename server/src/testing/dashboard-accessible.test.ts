import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { dashboardPages } from "./dashboard-pages.ts";
import { enterOwner } from "./enter-owner.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { withTestServer } from "./test-server.ts";

const server = await withTestServer({ ALLOW_PRIVATE_NETWORK: "on" });
const { url } = server;
const browser = withBrowser();
const { skip } = browser;

const WIDE = { width: 1280, height: 900 };
/** Wide for a screen, and narrow for a table beside the bar. */
const TABLET = { width: 768, height: 1024 };
const NARROW = { width: 360, height: 740 };

/** Everything that is there has come, in this way of looking at it. */
async function look(page: Page, where: string): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector("[data-skeleton]") === null);
  // Colours that are still on their way from the other scheme's.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await assertAccessible(page, where);
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.querySelectorAll("body *")];
    return elements
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  assert.deepEqual(beyond.slice(0, 5), [], `${where} scrolls sideways`);
  assert.equal(await page.locator("h1").count(), 1, `${where}: one heading of the page`);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a[href], input, select, summary, [role=tab]")].flatMap(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        const isInText = element.closest("p, li, dd, td") !== null && element.localName === "a";
        // What a picture's narrow columns open, its table opens too.
        const isShown = width > 1 && height > 1 && !isInText && !element.closest("svg") && !element.closest(".sr-only");
        return isShown && (width < 23.5 || height < 23.5)
          ? [`${element.outerHTML.slice(0, 120)} ${width}×${height}`]
          : [];
      },
    ),
  );
  assert.deepEqual(small, [], `${where}: too small to hit`);
}

/** On a tablet no cell is so narrow that its words stand letter by letter. */
async function lookOnTablet(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize(TABLET);
  const squeezed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("td, th")].flatMap((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && !cell.closest("thead.sr-only, tr.sr-only, .sr-only");
      return isShown && cell.innerText.trim().length > 12 && width < 60 ? [`${cell.innerText} ${width}×${height}`] : [];
    }),
  );
  assert.deepEqual(squeezed, [], `${where}: squeezed on a tablet`);
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  assert.equal(isWider, false, `${where} scrolls sideways on a tablet`);
  await page.setViewportSize(before);
}

/** As a link would, without loading the whole page again: that costs more than looking at it. */
async function moveTo(page: Page, path: string): Promise<void> {
  // Where it is already, nothing changes.
  if (page.url() === new URL(path, url).href) return;
  const before = await page.locator("main").innerText();
  await page.evaluate((address) => {
    history.pushState({}, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.waitForFunction((text) => document.querySelector("main")?.innerText !== text, before);
}

const LOOKS = [
  { name: "wide, light, English", viewport: WIDE, colorScheme: "light", locale: "en-GB", home: "Home" },
  { name: "narrow, dark, German", viewport: NARROW, colorScheme: "dark", locale: "de-DE", home: "Start" },
] as const;

test("axe finds nothing on any page of the dashboard, and none scrolls sideways", { skip }, async (t) => {
  const filled = await fillWorkspace(server);
  for (const { name, home, ...options } of LOOKS)
    await t.test(name, async () => {
      const { page } = await browser.open({ ...options, reducedMotion: "reduce" });
      for (const path of ["/", "/forgot", "/reset#token=x", "/invitation#token=x", "/confirm-email#token=x"]) {
        await page.goto(url + path);
        await look(page, path);
      }
      await page.goto(url);
      await enterOwner(page);
      await page.getByRole("heading", { level: 1, name: home }).waitFor();
      const found: unknown[] = [];
      for (const [where, path] of Object.entries(dashboardPages(filled))) {
        // The sections of the settings are built alike.
        if (where.startsWith("settings-") && options.viewport === WIDE) continue;
        // Seen on its way from one page to the next, perhaps: what counts is the page itself.
        await moveTo(page, path)
          .then(() => look(page, where))
          .catch(() => page.goto(url + path).then(() => look(page, where)))
          .then(() => lookOnTablet(page, where))
          .catch((error) => found.push((error as Error).message.slice(0, 600)));
      }
      assert.deepEqual(found, []);
      await page.context().close();
    });
});
