import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Route } from "playwright-core";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { dashboardPages } from "./dashboard-pages.ts";
import { dashboardStates, sayIn } from "./dashboard-states.ts";
import { enterOwner } from "./enter-owner.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

const server = await withTestServer({ ALLOW_PRIVATE_NETWORK: "on" });
const { url } = server;
const browser = withBrowser();
const { skip } = browser;

const WIDE = { width: 1280, height: 900 };
/** Wide for a screen, and narrow for a table beside the bar. */
const TABLET = { width: 768, height: 1024 };
const NARROW = { width: 360, height: 740 };
/** 1280 px at 400 %: what WCAG 1.4.10 asks for. */
const ZOOMED = { width: 320, height: 256 };

/** What the other scheme changes is colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Everything that is there has come. */
async function waitForAll(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector("[data-skeleton]") === null);
}

interface Look {
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
  rules?: string[];
}

/** `npm run campaign:looks` sees each screen in both languages, wide and narrow, light and dark. */
const isEvery = process.env.EVERY_LOOK !== undefined;
const EVERY: Look[] = [WIDE, NARROW].flatMap((viewport) => [
  { viewport, colorScheme: "light" },
  { viewport, colorScheme: "dark", rules: OF_COLOURS },
]);
/** By all rules: one screen in one of them. The widths that are left are tried without axe. */
const TURNS: Look[] = [
  { viewport: WIDE, colorScheme: "light" },
  { viewport: NARROW, colorScheme: "dark" },
  { viewport: NARROW, colorScheme: "light" },
  { viewport: WIDE, colorScheme: "dark" },
];
let turn = 0;
const nextLooks = () => (isEvery ? EVERY : [TURNS[turn++ % TURNS.length]!]);

interface LookedAt {
  hasHeading?: boolean;
  within?: string | undefined;
}

async function look(
  page: Page,
  where: string,
  looks: Look[],
  { hasHeading = true, within }: LookedAt = {},
): Promise<void> {
  for (const { viewport, colorScheme, rules } of looks) {
    const told = `${where}, ${viewport.width} px, ${colorScheme}`;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await assertAccessible(page, told, rules, within);
    await assertFits(page, told, hasHeading);
  }
  await page.setViewportSize(WIDE);
}

async function assertFits(page: Page, where: string, hasHeading: boolean): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.querySelectorAll("body *")];
    return elements
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  assert.deepEqual(beyond.slice(0, 5), [], `${where} scrolls sideways`);
  if (hasHeading) assert.equal(await page.locator("h1").count(), 1, `${where}: one heading of the page`);
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
  // Reduced motion is asked for.
  const long = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 120).length,
  );
  assert.equal(long, 0, `${where}: animations longer than 120 ms`);
}

/** At 400 % nothing is beyond the edge, and nothing too small. */
async function lookZoomed(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize(ZOOMED);
  await assertFits(page, `${where}, at 400 %`, true).finally(() => page.setViewportSize(before));
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

function goTo(address: string): void {
  history.pushState({}, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}

/**
 * As a link would, without loading the whole page again: that costs more than looking at it. The words of a screen that
 * is being left may change too, by what is live on it: another screen is there once that one is gone.
 */
async function moveTo(page: Page, path: string): Promise<void> {
  const [from, to] = [new URL(page.url()), new URL(path, url)];
  // Where it is already, nothing changes.
  if (from.href === to.href) return;
  const text = await page.locator("main").innerText();
  const screen = await page.evaluateHandle(() => document.querySelector("main > *"));
  const staysOn = screenOf(from) === screenOf(to);
  await page.evaluate(goTo, path);
  await page.waitForFunction(
    ([screen, text, staysOn]) =>
      document.querySelector("main")?.innerText !== text && (staysOn || !screen?.isConnected),
    [screen, text, staysOn] as const,
  );
}

/** Pages of one place may share what is around them. */
function screenOf({ pathname }: URL): string | undefined {
  return pathname.split("/")[1];
}

/** What fits in German fits in English: there CI looks at the screens that say most. */
const LANGUAGES = { "de-DE": "Start", "en-GB": "Home" };
const IN_ENGLISH = ["home", "inbox", "ask", "insights", "settings-members"];
const isLookedAt = (where: string, locale: string) => isEvery || locale !== "en-GB" || IN_ENGLISH.includes(where);

test("axe finds nothing on any page of the dashboard, and none scrolls sideways: wide and narrow, light and dark", {
  skip,
}, async (t) => {
  const filled = await fillWorkspace(server);
  for (const [locale, home] of Object.entries(LANGUAGES))
    await t.test(locale, async () => {
      const { page } = await browser.open({ viewport: WIDE, locale, reducedMotion: "reduce" });
      const found: unknown[] = [];
      turn = 0;
      const keep = (error: unknown) => found.push((error as Error).message.slice(0, 600));
      for (const path of ["/", "/forgot", "/reset#token=x", "/invitation#token=x", "/confirm-email#token=x"]) {
        await page.goto(url + path);
        await waitForAll(page);
        await look(page, path, nextLooks()).catch(keep);
      }
      await page.goto(url);
      await enterOwner(page);
      await page.getByRole("heading", { level: 1, name: home }).waitFor();
      for (const [where, path] of Object.entries(dashboardPages(filled))) {
        if (!isLookedAt(where, locale)) continue;
        await moveTo(page, path);
        await waitForAll(page);
        await look(page, where, nextLooks())
          .then(() => lookOnTablet(page, where))
          .then(() => lookZoomed(page, where))
          .catch(keep);
      }
      const say = sayIn(locale);
      for (const [where, { path, press = [], more, shows }] of Object.entries(dashboardStates(filled)).filter(
        ([where]) => isLookedAt(where, locale),
      ))
        await (async () => {
          await moveTo(page, path);
          await waitForAll(page);
          for (const words of press)
            await page
              .getByRole("main")
              .getByRole("button", { name: say(words), exact: true })
              .first()
              .press("Enter");
          await more?.(page, say);
          await page.locator(shows).first().waitFor();
          await page.waitForFunction(() => document.querySelector("[data-skeleton]") === null);
          // The screen below is the one that was looked at by itself.
          const within = !isEvery && shows === "dialog[open]" ? shows : undefined;
          await look(page, where, nextLooks(), { within });
          // Menus and dialogs of one are not of the next.
          const open = page.locator("dialog[open], [role=menu]");
          for (let left = await open.count(); left > 0; left = await open.count()) {
            await page.keyboard.press("Escape");
            await until(async () => (await open.count()) < left, "Escape closes one");
          }
        })().catch(keep);
      assert.deepEqual(found, []);
      await page.context().close();
    });
});

const FAILED = {
  status: 500,
  headers: { "content-type": "application/problem+json", "retry-after": "60" },
  body: JSON.stringify({
    status: 500,
    code: "internal_error",
    detail: "Something broke on our side.",
    request_id: "r1",
  }),
};

/** What the assistant itself is enough for. */
const AT_ONCE = ["ask", "behaviour", "lead-form", "appearance"];

test("axe finds nothing on a page that is empty, still waits, or could not be loaded", { skip }, async (t) => {
  const { body: workspace } = await server.owner.post("/v2/workspaces", { name: "Nothing yet" });
  const { body: agent } = await server.owner.post("/v2/agents", { name: "New" });
  const pages = Object.entries(dashboardPages({ agent, sourceId: agent.id, waitingChatId: "", question: "" }));
  const screens = pages.filter(([where]) => !/^settings-|^(?:start|missing|pages|changes|bring-in)$/.test(where));
  const lists = pages.filter(([, path]) => !path.includes(agent.id));
  turn = 0;
  for (const locale of isEvery ? Object.keys(LANGUAGES) : ["de-DE"])
    await t.test(locale, async () => {
      const { page } = await browser.open({ viewport: WIDE, locale, reducedMotion: "reduce" });
      // Nothing of the screens is known yet.
      await page.goto(`${url}/leads/nowhere`);
      await enterOwner(page);
      await page.locator("main h1").waitFor();
      const found: unknown[] = [];
      const lookAt = async (where: string, path: string, sign: string) => {
        const before = await page.evaluateHandle(() => document.querySelector("main h1, main [data-skeleton]"));
        await page.evaluate(goTo, path);
        await page.waitForFunction((element) => !element?.isConnected, before);
        await page
          .locator(sign)
          .first()
          .waitFor({ state: "attached" })
          .catch(() => assert.fail(`${where}: no ${sign}`));
        if (sign === "h1") await waitForAll(page);
        await look(page, where, nextLooks(), { hasHeading: false });
      };
      const keep = (error: unknown) => found.push((error as Error).message.slice(0, 600));

      // The assistant itself is known; nothing else is answered.
      const asked = /\/v2\/(?!me$|me\?|live|auth|agents\/[^/]+$)/;
      const held: Route[] = [];
      let isHeld = true;
      // One route for both: between two, a request would be answered.
      await page.route(asked, (route) => (isHeld ? void held.push(route) : route.fulfill(FAILED)));
      for (const [where, path] of screens.filter(([where]) => !AT_ONCE.includes(where)))
        await lookAt(`${where}, waiting`, path, "main:has(h1) [data-skeleton]").catch(keep);
      isHeld = false;
      await Promise.all(held.map((route) => route.fulfill(FAILED).catch(() => {})));
      for (const [where, path] of screens.filter(([where]) => !AT_ONCE.includes(where)))
        await lookAt(`${where}, failed`, path, "main:has(h1) [role=alert]").catch(keep);
      await page.unroute(asked);

      await page.evaluate((id) => sessionStorage.setItem("citedesk.workspace", id), workspace.id);
      await page.goto(`${url}/leads/nowhere`);
      await page.locator("h1").waitFor();
      for (const [where, path] of lists.filter(([where]) => where !== "missing"))
        await lookAt(`${where}, empty`, path, "h1").catch(keep);
      assert.deepEqual(found, []);
      await page.context().close();
    });
});
