import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { parseId } from "../platform/ids/identifiers.ts";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { FakeClock } from "./fake-clock.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { mailAnswer } from "./mail-answer.ts";
import { chatIn, until } from "./open-chat.ts";
import { OWNER, signIn, withTestServer } from "./test-server.ts";

// A visitor who has closed the tab goes on in the chat from the mail, on another device.
const clock = new FakeClock();
const server = await withTestServer({}, clock);
const { context, url } = server;
let { owner } = server;
const browser = withBrowser();
const { skip } = browser;
const site = await serveHostPage();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ADDRESS = "ada@visitor.example";

const { body: agent } = await owner.post("/v2/agents", {
  name: "Granite help",
  allowed_origins: [site.origin],
  lead_form: { fields: [{ name: "email", type: "email", required: true }], ask: { when: "before" } },
});
await owner.upload({ name: "guide.md", content: "# Hours\n\nThe gym is open from 6 to 23.\n" }, { agent_id: agent.id });
assert.equal((await owner.post(`/v2/agents/${agent.id}/publish`)).status, 200);
site.html = hostHtml(`<script async src="${url}/widget/${agent.id}.js" data-open></script>`);

/** For looking: LOOK_INTO=FOLDER. */
const look = async (page: Page, name: string) => {
  if (process.env.LOOK_INTO) await page.screenshot({ path: `${process.env.LOOK_INTO}/${name}.png` });
};

/** In the widget on a site: asks, leaves an address, closes the tab; then a person answers. */
async function leaveAndBeAnswered(content: string) {
  const { page } = await browser.open();
  await page.goto(site.origin);
  const chat = await chatIn(page);
  const form = chat.inside.locator("form.lead");
  await form.getByRole("button", { name: "Not now" }).click();
  await chat.asked("When is the gym open?");
  await chat.inside.getByRole("button", { name: "Menu" }).click();
  await chat.inside.locator("header").getByRole("button", { name: "Leave your e-mail" }).click();
  await form.getByRole("textbox", { name: /^E-mail/ }).fill(ADDRESS);
  await form.getByRole("button", { name: "Send" }).click();
  await chat.inside.getByText("You will be written to.").waitFor();
  await page.context().close();
  const { data } = (await owner.get("/v2/chats")).body;
  const chatId: string = data[0].id;
  const mail = await mailAnswer(context, owner, { workspaceId, chatId, address: ADDRESS }, content);
  const link = /^Answer in the chat: (\S+)$/m.exec(mail?.text ?? "")![1]!;
  return { chatId, link, unsubscribeUrl: mail!.unsubscribeUrl! };
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator(".composer textarea").fill(text);
  await page.keyboard.press("Enter");
}

test("the mail's link opens the chat on another device: what was said is there, and the person reads what is written", {
  skip,
}, async () => {
  const { chatId, link } = await leaveAndBeAnswered("On holidays it closes at 20.");
  const { page, complaints } = await browser.open(PHONE);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
  await page.goto(link);
  await page.locator(".person").getByText("On holidays it closes at 20.").waitFor();
  await page.locator(".question").getByText("When is the gym open?").waitFor();
  await page.locator(".answer").getByText("The gym is open from 6 to 23.").waitFor();
  assert.equal(await page.locator("form.lead").count(), 0, "nobody asks once more for what was left");
  await look(page, "opened");
  await assertAccessible(page, "the chat that a mail opened");
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get("mail")!;
  assert.deepEqual(
    asked.filter((request) => request.split("#")[0]!.includes(token) || request.split(" ")[1]!.includes(token)),
    [],
  );

  const { page: desk } = await browser.open();
  await desk.goto(`${url}/inbox?chat=${chatId}`);
  await enterOwner(desk);
  await desk.getByText("On holidays it closes at 20.").first().waitFor();
  await write(page, "And on Sundays?");
  await desk.getByText("And on Sundays?").first().waitFor();
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "On Sundays, too." });
  await page.locator(".person").getByText("On Sundays, too.").waitFor();
  await look(page, "gone-on");
  const { data } = (await owner.get("/v2/chats")).body;
  assert.deepEqual(
    data.map(({ id }: { id: string }) => id),
    [chatId],
    "it is one chat",
  );

  // Opened once more, as from the mail: it is there again.
  await page.reload();
  await page.locator(".person").getByText("On Sundays, too.").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  assert.equal(await page.getByRole("button", { name: "Your chats" }).count(), 0);
  await page.getByRole("button", { name: "New chat" }).click();
  await write(page, "When is the gym open?");
  await page.locator(".answer").getByText("The gym is open from 6 to 23.").waitFor();
  const chats = (await owner.get("/v2/chats")).body.data as { id: string; visitor_id: string }[];
  assert.equal(new Set(chats.map(({ visitor_id: id }) => id)).size, 2, "a new chat is somebody new");
  assert.deepEqual(complaints, []);
  await page.context().close();
  await desk.context().close();
});

test("a link whose chat is gone says so, and the page answers as it does anybody; so does one that ends while it is open", {
  skip,
}, async () => {
  const { chatId, link } = await leaveAndBeAnswered("It does.");
  const { page } = await browser.open(PHONE);
  await page.goto(link);
  await page.locator(".person").getByText("It does.").waitFor();
  await owner.request("DELETE", `/v2/chats/${chatId}`);
  await write(page, "Thank you!");
  await page.locator(".banner").getByText("This link no longer opens your chat. You can ask here anew.").waitFor();
  await page.locator(".person").getByText("It does.").waitFor();
  await page.reload();
  await page.locator(".banner").getByText("This link no longer opens your chat. You can ask here anew.").waitFor();
  await look(page, "ended");
  await write(page, "When is the gym open?");
  await page.locator(".answer").getByText("The gym is open from 6 to 23.").waitFor();
  await until(async () => (await page.locator(".banner").count()) === 0, "what is over is not said any longer");
  await page.context().close();
});

test("what is open goes on by its link when its token has run out, and no longer when they want no more mails", {
  skip,
}, async () => {
  const { chatId, link, unsubscribeUrl } = await leaveAndBeAnswered("It does, too.");
  const { page } = await browser.open(PHONE);
  await page.goto(link);
  await page.locator(".person").getByText("It does, too.").waitFor();
  clock.advance(16 * 60_000);
  owner = server.as(await signIn(url, OWNER));
  await write(page, "Thank you!");
  const arrived = async () => {
    const { data } = (await owner.get(`/v2/chats/${chatId}/messages`)).body;
    return data.some(({ content }: { content: string }) => content === "Thank you!");
  };
  await until(arrived, "what was written is in the chat");
  await fetch(unsubscribeUrl, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  clock.advance(16 * 60_000);
  await page.locator(".banner").getByText("This link no longer opens your chat. You can ask here anew.").waitFor();
  await page.locator(".question").getByText("Thank you!").waitFor();
  await page.context().close();
});
