import assert from "node:assert/strict";
import { test } from "node:test";
import { withBrowser } from "./browser.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { chatIn, frameOf, typeUntilSeen, until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

// What visitors do most, in Firefox: the rest is the same code, and `npm run campaign:browsers` runs all of
// `widget.test.ts` there.
const { owner, url } = await withTestServer();
const site = await serveHostPage();
const proxy = await startCuttingProxy(url);
const browser = withBrowser({ name: "firefox" });
const { skip } = browser;

const GUIDE =
  "# Refunds\n\nYou may send everything back. Refunds take 14 days. Send the parcel back in its box.\n\n# Shipping\n\nShipping to Norway costs 9 euros.\n";
const QUESTION = "How long do refunds take?";
const LEAD_FORM = {
  fields: [{ name: "email", label: "E-mail", type: "email", required: true }],
  consent: { text: "You may write to me.", required: true },
};

async function publishedAgent(settings: object = {}): Promise<{ id: string; slug: string }> {
  const { body } = await owner.post("/v2/agents", { name: "Shop help", allowed_origins: [site.origin], ...settings });
  await owner.upload({ name: `guide-${body.id}.md`, content: GUIDE }, { agent_id: body.id, type: "document" });
  assert.equal((await owner.post(`/v2/agents/${body.id}/publish`)).status, 200);
  return body;
}
const shop = await publishedAgent({ starter_questions: [QUESTION], lead_form: LEAD_FORM });
const script = `<script async src="${url}/widget/${shop.id}.js"></script>`;

test("Firefox: on a page with a strict policy it opens, answers, and shows the quote; a person replies; an e-mail is left", {
  skip,
}, async () => {
  const { page, said } = await browser.open();
  site.headers = {
    "content-security-policy": `default-src 'none'; script-src ${url}; frame-src ${url}; style-src 'self'; require-trusted-types-for 'script'`,
  };
  site.html = hostHtml(script);
  await page.goto(site.origin);
  site.headers = {};
  await page.locator(".launcher").click();
  const chat = await chatIn(page);
  await until(() => chat.field.evaluate((field) => field === document.activeElement), "the field has the focus");
  await chat.inside.getByRole("button", { name: QUESTION }).click();

  const quote = chat.inside.locator(".popover");
  await chat.cites.first().hover();
  await quote.locator("mark").waitFor();
  assert.equal(await quote.locator("mark").innerText(), "Refunds take 14 days.");
  await chat.field.hover();
  await quote.waitFor({ state: "detached" });
  await chat.cites.first().press("Enter");
  await quote.getByText("You may send everything back.").waitFor();
  await page.keyboard.press("Escape");
  await quote.waitFor({ state: "detached" });
  assert.ok(await chat.cites.first().evaluate((button) => button === document.activeElement));

  await chat.asked("Can refunds go to a gift card?");
  const abstention = chat.inside.locator(".abstention").last();
  await abstention.getByRole("button", { name: "Leave your e-mail" }).click();
  const form = chat.inside.locator("form.lead");
  await form.getByRole("button", { name: "Send" }).click();
  await form.getByText("Fill this in.").waitFor();
  await until(
    () => form.getByRole("textbox").evaluate((field) => field === document.activeElement),
    "the field that is wrong has the focus",
  );
  await form.getByRole("textbox").fill("ada@example.com");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Send" }).click();
  await chat.inside.getByText("You will be written to.").waitFor();
  const [lead] = (await owner.get(`/v2/leads?agent_id=${shop.id}`)).body.data;
  assert.deepEqual(lead.fields, { email: "ada@example.com" });

  await abstention.getByRole("button", { name: "Ask a person" }).click();
  await chat.inside.getByText("You asked for a person.").waitFor();
  const { body } = await owner.get(`/v2/chats?agent_id=${shop.id}&status=waiting_for_human`);
  await typeUntilSeen(chat, owner, body.data[0].id);
  await owner.post(`/v2/chats/${body.data[0].id}/messages`, { content: "It is insured." });
  await chat.inside.locator(".person").getByText("It is insured.").waitFor();
  await chat.field.press("Escape");
  await page.locator("iframe").waitFor({ state: "hidden" });
  assert.ok(await page.locator(".launcher").evaluate((button) => button.matches(":focus")));
  assert.deepEqual(said, []);
  await page.context().close();
});

test("Firefox: a page of its own resumes what was cut and reloaded, waits without a connection, and asks once", {
  skip,
}, async () => {
  const { page, said } = await browser.open();
  await page.goto(`${proxy.url}/a/${shop.slug}`);
  let chat = await chatIn(page);
  proxy.cutAfter = 200;
  await chat.asked(QUESTION);
  proxy.cutAfter = undefined;
  assert.ok(proxy.cuts > 0);
  assert.equal(await chat.inside.locator(".answer .text").count(), 1);
  await page.reload();
  chat = await chatIn(page);
  await chat.cites.first().click();
  await chat.inside.locator(".popover mark").waitFor();
  await page.context().setOffline(true);
  await until(() => frameOf(page).evaluate(() => !navigator.onLine), "offline");
  await chat.ask("What does shipping to Norway cost?");
  await chat.inside.getByText("Your question is sent when you are back.").waitFor();
  await page.context().setOffline(false);
  await chat.inside.locator(".answer").nth(1).locator(".tools").waitFor();
  assert.equal(await chat.inside.locator(".question").count(), 2);
  assert.deepEqual(said, []);
  await page.context().close();
});

test("Firefox: from the right in Arabic, over the whole screen of a phone, and at the page's word", {
  skip,
}, async () => {
  const arabic = await publishedAgent({ name: "مساعد", language: "ar" });
  const { page } = await browser.open({ viewport: { width: 375, height: 700 } });
  const queue = `<script>window.Citedesk = [["ask", ${JSON.stringify(QUESTION)}]];</script>`;
  site.html = hostHtml(`${queue}<script async src="${url}/widget/${arabic.id}.js"></script>`);
  await page.goto(site.origin);
  const chat = await chatIn(page);
  const isWholeScreen = async () => {
    const { x, y, width, height } = (await page.locator("iframe").boundingBox())!;
    return x === 0 && y === 0 && width === 375 && height === 700;
  };
  await until(isWholeScreen, "the chat has come in and fills the screen");
  assert.equal(await page.evaluate(() => document.body.inert), true);
  await until(async () => (await chat.field.inputValue()) === QUESTION, "the question is in the field");
  assert.equal(await chat.inside.locator(".question").count(), 0);
  assert.equal(await chat.inside.locator("html").getAttribute("dir"), "rtl");
  await chat.field.press("Enter");
  await chat.cites.first().waitFor();
  const directionOf = (selector: string) =>
    chat.inside
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  assert.equal(await directionOf(".question p"), "ltr");
  assert.equal(await directionOf(".composer"), "rtl");
  await page.context().close();
});
