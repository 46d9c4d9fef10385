import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { withBrowser } from "./browser.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { chatIn, until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

// Where the widget stands on a page that takes it away, asks wrongly for it, or has two.
const { owner, url } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;
const site = await serveHostPage();
const QUESTION = "How long do refunds take?";

async function publishedAgent(name: string): Promise<{ id: string }> {
  const { body } = await owner.post("/v2/agents", { name, allowed_origins: [site.origin] });
  const guide = { name: `guide-${body.id}.md`, content: "# Refunds\n\nRefunds take 14 days.\n" };
  await owner.upload(guide, { agent_id: body.id, type: "document" });
  assert.equal((await owner.post(`/v2/agents/${body.id}/publish`)).status, 200);
  return body;
}
const shop = await publishedAgent("Shop help");
const scriptOf = (agent: { id: string }, attributes = "") =>
  `<script async src="${url}/widget/${agent.id}.js" ${attributes}></script>`;
const openApi = (page: Page) =>
  page.evaluate(() => (window as unknown as { Citedesk: { open(): void } }).Citedesk.open());

test("a widget that the page takes away comes back with its chat; inside a page, once its place is there again", {
  skip,
}, async () => {
  const { page, complaints } = await browser.open();
  site.html = hostHtml(scriptOf(shop));
  await page.goto(site.origin);
  await page.locator(".launcher").click();
  await (await chatIn(page)).asked(QUESTION);
  const clean = () =>
    page.evaluate(() => {
      for (const node of [...document.documentElement.children]) if (node.localName === "div") node.remove();
    });
  await clean();
  let chat = await chatIn(page);
  await chat.answers.first().waitFor();
  await chat.asked(QUESTION);
  await chat.field.press("Escape");
  await clean();
  await page.locator(".launcher").click();
  chat = await chatIn(page);
  await until(async () => (await chat.inside.locator(".question").count()) === 2, "closed, it came back as it was");
  // Taken away by `destroy()`, it stays away.
  await page.evaluate(() => (window as unknown as { Citedesk: { destroy(): void } }).Citedesk.destroy());
  await page.evaluate(() => document.documentElement.append(document.createElement("i")));
  assert.equal(await page.locator(".launcher").count(), 0);

  site.html = hostHtml(
    `${scriptOf(shop, 'data-mode="inline" data-target="#help"')}<div id="around"><section id="help"></section></div>`,
  );
  await page.goto(site.origin);
  await (await chatIn(page)).answers.first().waitFor();
  const html = '<section id="help"></section>';
  const renew = () =>
    page.evaluate((inner) => {
      document.querySelector("#around")!.innerHTML = inner;
    }, html);
  await renew();
  assert.equal(await page.locator("iframe").count(), 0);
  await openApi(page);
  await (await chatIn(page)).answers.first().waitFor();
  await renew();
  await page.addScriptTag({ url: `${url}/widget/${shop.id}.js` });
  await (await chatIn(page)).asked(QUESTION);
  assert.equal(await page.locator("#help iframe").count(), 1);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("what the tag says wrongly counts as not said, and is told in the console", { skip }, async () => {
  const { page, said } = await browser.open({ viewport: { width: 1000, height: 700 } });
  const wrong = 'data-mode="popup" data-position="middle" data-theme="purple" data-offset-x="abc"';
  site.html = hostHtml(scriptOf(shop, `${wrong} data-open`));
  await page.goto(site.origin);
  await chatIn(page);
  await until(() => said.length === 4, "each is told");
  for (const name of ["mode", "position", "theme", "offset-x"])
    assert.equal(said.filter((line) => line.startsWith(`Citedesk: data-${name}=`)).length, 1, name);
  const { x, width } = (await page.locator(".launcher").boundingBox())!;
  assert.equal(Math.round(x + width), 980, "at the end, and as far from it as ever");

  said.length = 0;
  site.html = hostHtml(scriptOf(shop, 'data-mode="inline" data-target="#nowhere"'));
  await page.goto(site.origin);
  await chatIn(page);
  assert.deepEqual(said, []);

  said.length = 0;
  const answers = await page.evaluate(() => {
    type Api = Record<string, (...values: unknown[]) => unknown> & { of(id: string): Api };
    const { Citedesk } = window as unknown as { Citedesk: Api };
    const nobody = Citedesk.of("agent_unknown");
    nobody.open!();
    Citedesk.on!("nonsense", () => {});
    return typeof nobody.on!("open", () => {});
  });
  assert.equal(answers, "function");
  await until(() => said.length === 3, "each call is told");
  for (const line of said.slice(0, 2)) assert.equal(line, "Citedesk: agent_unknown is not on this page.");
  assert.match(said[2]!, /^Citedesk: there is no event nonsense, only ready, open/);
  await page.context().close();
});

test("while a chat fills the screen of a phone, nothing of another assistant lies on it", { skip }, async () => {
  const other = await publishedAgent("Other");
  const { page } = await browser.open({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
  site.html = hostHtml(scriptOf(shop) + scriptOf(other));
  await page.goto(site.origin);
  const launchers = page.locator(".launcher");
  await launchers.nth(1).waitFor();
  await launchers.first().click();
  const chat = await chatIn(page);
  await until(async () => !(await launchers.nth(1).isVisible()), "the other's button is hidden");
  await chat.inside.getByRole("button", { name: "Close" }).click();
  await launchers.nth(1).waitFor();
  assert.ok(await launchers.first().isVisible());
  await page.context().close();
});
