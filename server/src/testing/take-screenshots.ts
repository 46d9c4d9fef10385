import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseArgs } from "node:util";
import type { Frame, Page } from "playwright-core";
import { withBrowser } from "./browser.ts";
import { dashboardPages } from "./dashboard-pages.ts";
import { type FilledWorkspace, fillWorkspace } from "./fill-workspace.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { chatIn, frameOf } from "./open-chat.ts";
import { OWNER, withTestServer } from "./test-server.ts";

// npm run screenshots [-- --into FOLDER --only PART…]: pictures of every page of the dashboard and every state of the
// widget, light and dark, at three widths, over a service of their own that has been filled; the dashboard in German,
// too, whose words are longest, where there is least room.
const { values } = parseArgs({
  options: { into: { type: "string", default: "screenshots" }, only: { type: "string", multiple: true, default: [] } },
});
const isWanted = (name: string) => values.only.length === 0 || values.only.some((part) => name.includes(part));
mkdirSync(values.into, { recursive: true });

const server = await withTestServer({ ALLOW_PRIVATE_NETWORK: "on" });
const browser = withBrowser();
const { skip } = browser;
const host = await serveHostPage();

const LOOKS = [
  { name: "wide", viewport: { width: 1280, height: 900 } },
  { name: "tablet", viewport: { width: 768, height: 1024 } },
  { name: "phone", viewport: { width: 360, height: 780 } },
  { name: "german", viewport: { width: 360, height: 780 }, locale: "de-DE" },
] as const;

test("screenshots", { skip }, async () => {
  const filled = await fillWorkspace(server);
  await server.owner.request("PATCH", `/v2/agents/${filled.agent.id}`, { allowed_origins: [filled.site, host.origin] });
  await server.owner.post(`/v2/agents/${filled.agent.id}/publish`);
  const { body: empty } = await server.owner.post("/v2/agents", {
    name: "Blue Ridge help",
    allowed_origins: [host.origin],
  });
  await server.owner.post(`/v2/agents/${empty.id}/publish`);
  const { body: arabic } = await server.owner.post("/v2/agents", { name: "مساعدة", language: "ar" });
  const text = { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: arabic.id };
  await server.owner.post("/v2/sources", text, { prefer: "wait=20" });
  await server.owner.post(`/v2/agents/${arabic.id}/publish`);
  for (const { name: size, viewport, ...language } of LOOKS)
    for (const colorScheme of ["light", "dark"] as const) {
      const options = { viewport, ...language, colorScheme, reducedMotion: "reduce" as const, deviceScaleFactor: 1 };
      const look = `${size}-${colorScheme}`;
      const { page } = await browser.open(options);
      await takeDashboard(page, look, filled);
      if (size !== "german") await takeWidget(page, look, filled, { emptyId: empty.id, arabicSlug: arabic.slug });
      await page.context().close();
    }
});

async function keep(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(values.into, `${name}.png`) });
}

async function takeDashboard(page: Page, look: string, filled: FilledWorkspace): Promise<void> {
  const pages = Object.entries(dashboardPages(filled)).filter(([name]) => isWanted(`dashboard-${name}-${look}`));
  if (pages.length === 0 && !isWanted(`dashboard-sign-in-${look}`)) return;
  await page.goto(server.url);
  await page.locator("input[type=email]").fill(OWNER.email);
  if (isWanted(`dashboard-sign-in-${look}`)) await keep(page, `dashboard-sign-in-${look}`);
  await page.locator("input[type=password]").fill(OWNER.password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: /^(Home|Start)$/ }).waitFor();
  for (const [name, path] of pages) {
    await page.goto(server.url + path, { waitUntil: "load" });
    await page.locator("h1").first().waitFor();
    if (name === "ask") {
      await page.locator("main textarea").press("Enter");
      await page.locator("main section mark").first().waitFor();
    }
    // What comes in after the heading.
    await page.waitForTimeout(400);
    await page.waitForFunction(() => document.querySelector("[data-skeleton]") === null);
    await keep(page, `dashboard-${name}-${look}`);
  }
}

/** Each state of the chat, in the order in which a visitor meets them. */
async function takeWidget(
  page: Page,
  look: string,
  { agent, question }: FilledWorkspace,
  { emptyId, arabicSlug }: { emptyId: string; arabicSlug: string },
): Promise<void> {
  if (!isWanted(`widget-${look}`)) return;
  host.html = hostHtml(
    `<p>Tents, packs and boats.</p><script async src="${server.url}/widget/${agent.id}.js" data-label="Ask us"></script>`,
  );
  await page.goto(host.origin);
  await page.locator(".launcher").waitFor();
  await keep(page, `widget-closed-${look}`);
  await page.locator(".launcher").click();
  const chat = await chatIn(page);
  await keep(page, `widget-welcome-${look}`);
  await chat.asked(question);
  await chat.cites.first().click();
  await chat.inside.locator(".popover .around").first().waitFor();
  await keep(page, `widget-quote-${look}`);
  await chat.inside.locator(".popover button").last().click();
  await chat.inside.locator(".panel mark").waitFor();
  await page.waitForTimeout(200);
  await keep(page, `widget-source-${look}`);
  await page.keyboard.press("Escape");
  await chat.inside.locator("header .menu > button").click();
  await keep(page, `widget-menu-${look}`);
  await chat.inside.locator("header .menu li button").nth(1).click();
  await chat.inside.locator(".history li").first().waitFor();
  await keep(page, `widget-history-${look}`);
  await chat.inside.locator("header button").first().click();
  await chat.asked("how long do refnds take");
  await chat.inside.locator(".tools button[aria-pressed]").last().click();
  await chat.inside.locator("form.why").waitFor();
  await keep(page, `widget-feedback-${look}`);
  await page.context().setOffline(true);
  await chat.ask("What does shipping to Norway cost?");
  await chat.inside.locator(".question .notice").waitFor();
  await keep(page, `widget-offline-${look}`);
  await page.context().setOffline(false);
  await chat.inside.locator(".answer").nth(2).locator(".tools").waitFor();
  // Without sources every question is one that can't be answered.
  host.html = hostHtml(
    `<p>Tents, packs and boats.</p><script async src="${server.url}/widget/${emptyId}.js"></script>`,
  );
  await page.goto(host.origin);
  await page.locator(".launcher").click();
  const empty = await chatIn(page);
  await empty.asked("Do you rent snowshoes?");
  await keep(page, `widget-abstention-${look}`);
  await empty.inside.locator(".abstention .chip").nth(1).click();
  await empty.inside.locator("form.lead").waitFor();
  await keep(page, `widget-form-${look}`);
  await empty.inside.locator("form.lead .link").click();
  await empty.inside.locator(".abstention .chip").first().click();
  await empty.inside.locator(".banner").waitFor();
  await keep(page, `widget-waiting-${look}`);
  const { body: waiting } = await server.owner.get(`/v2/chats?agent_id=${emptyId}&status=waiting_for_human`);
  const { id: chatId } = waiting.data[0];
  await server.owner.post(`/v2/chats/${chatId}/messages`, { content: "Hello. We rent them from November on." });
  await empty.inside.locator(".person").waitFor();
  await keep(page, `widget-person-${look}`);
  await page.goto(`${server.url}/a/${agent.slug}`);
  const own = await chatIn(page);
  await keep(page, `page-welcome-${look}`);
  await own.asked(question);
  await own.inside.locator(".answer .tools .link").first().click();
  await own.inside.locator(".panel mark").waitFor();
  await own.inside.locator(".panel .around").first().waitFor();
  await waitForStill(frameOf(page));
  await keep(page, `page-source-${look}`);
  await page.goto(`${server.url}/a/${arabicSlug}`);
  const fromRight = await chatIn(page);
  await fromRight.asked(question);
  await fromRight.cites.first().click();
  await fromRight.inside.locator(".popover mark").waitFor();
  await keep(page, `page-arabic-${look}`);
}

function waitForStill(frame: Frame): Promise<unknown> {
  return frame.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}
