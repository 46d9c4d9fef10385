import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import sql from "sql-template-tag";
import { newId, parseId } from "../platform/ids/identifiers.ts";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

// Two people who answer chats, Sam and Lou, and what the inbox tells Sam.

const PASSWORD = "a long enough password";
const LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 } };

const { context, url, owner, as } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;

async function invite(name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const { body: invitation } = await owner.post("/v2/invitations", { email, role: "support" });
  const accepted = await as(undefined).post("/v2/invitations/accept", {
    token: invitation.token,
    name,
    password: PASSWORD,
  });
  return as(accepted.body.token);
}
const [sam, lou] = [await invite("Sam"), await invite("Lou")];

const { body: shop } = await owner.post("/v2/agents", { name: "Shop help" });
await owner.post("/v2/agents", { name: "Hotel help" });
const ask = async (message: string, chat_id?: string): Promise<string> => {
  const whose = chat_id ? { chat_id } : { visitor: { id: message } };
  return (await owner.post("/v2/chat", { agent_id: shop.id, message, ...whose })).body.chat_id;
};
const say = (who: typeof sam, chatId: string, content: string) => who.post(`/v2/chats/${chatId}/messages`, { content });

async function enter(page: Page, name: string, path = ""): Promise<void> {
  await page.goto(url + path);
  await page.locator("input[type=email]").fill(`${name}@example.com`);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
}
const rowsOf = (page: Page) => page.getByRole("navigation", { name: "Chats" }).getByRole("link");
/** For looking: LOOK_INTO=FOLDER. */
const look = async (page: Page, name: string) => {
  if (process.env.LOOK_INTO) await page.screenshot({ path: `${process.env.LOOK_INTO}/${name}.png` });
};

test("who answers chats is told who waits for them: in the list, the menu, the title and by the browser", {
  skip,
}, async () => {
  const parcel = await ask("Where is my parcel?");
  const bill = await ask("My bill is wrong.");
  for (const chat of [parcel, bill]) await say(sam, chat, "I look into it.");
  await say(lou, await ask("Only for Lou"), "Mine.");
  await ask("Do you sell snow?");
  const { page, complaints } = await browser.open({ ...LAPTOP, permissions: ["notifications"] });
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    window.Notification = class {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title: string, { body }: { body: string }) {
        told.push(`${title}: ${body}`);
      }
    } as never;
  });
  await enter(page, "sam");
  await rowsOf(page).first().waitFor();
  assert.equal(await page.title(), "Inbox · Citedesk");
  assert.deepEqual(refused, [], "nothing is asked for that support may not read");
  await page.getByRole("button", { name: "Notify me of visitors who wait" }).click();
  await page.getByRole("button", { name: "Notifications are on" }).waitFor();

  await rowsOf(page).filter({ hasText: "My bill is wrong." }).click();
  // Also where what stands above comes in later.
  await page.getByText("Open question").waitFor();
  await page.waitForFunction(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.querySelector("section[tabindex='0']")!;
    return scrollHeight - scrollTop - clientHeight < 2;
  });
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  await ask("It has not come yet!", parcel);
  const first = rowsOf(page).first();
  await first.filter({ hasText: "It has not come yet!" }).waitFor();
  const told = await first.innerText();
  for (const part of ["Waits for a word of a person", "Where is my parcel?", "With you"])
    assert.ok(told.includes(part), told);
  await page.waitForFunction(() => document.title.startsWith("(1) Inbox"));
  await page.getByRole("link", { name: /Inbox\s*1\s*waiting/ }).waitFor();
  await page.waitForFunction(() => (window as unknown as { told: string[] }).told.length > 0);
  const notified = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  assert.equal(notified.length, 1);
  assert.match(notified[0]!, /It has not come yet!/);
  await look(page, "inbox-laptop");
  await assertAccessible(page, "inbox");
  await page.reload();
  await first.filter({ hasText: "It has not come yet!" }).waitFor();
  await say(sam, parcel, "It comes tomorrow.");
  await page.waitForFunction(() => document.title.startsWith("Inbox"));
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("a chat is handed to a colleague, taken over from them, resolved and reopened", { skip }, async () => {
  const chatId = await ask("Can somebody help me?");
  await say(lou, chatId, "Hello.");
  const { page } = await browser.open(LAPTOP);
  await enter(page, "sam", `/inbox?chat=${chatId}`);
  const chat = page.getByRole("region", { name: "Chat" });
  await chat.getByText("Lou has this chat. Take it over to write in it.").waitFor();
  assert.equal(await chat.getByLabel("Reply").isDisabled(), true);
  for (const name of ["Give back to the assistant", "Resolve"])
    assert.equal(await chat.getByRole("button", { name }).count(), 0, `${name} would be refused`);
  await rowsOf(page).filter({ hasText: "With Lou" }).first().waitFor();
  await chat.getByText("Asked Shop help").waitFor();
  await look(page, "of-lou");

  await chat.getByRole("button", { name: "Take over from Lou" }).click();
  await chat.getByRole("button", { name: "Give back to the assistant" }).waitFor();
  await chat.getByLabel("Reply").fill("Sam here.");
  await chat.getByRole("button", { name: "Send" }).click();
  await chat.getByRole("list", { name: "Messages" }).getByText("Sam here.").waitFor();
  await chat.getByRole("combobox", { name: "Hand to…" }).selectOption({ label: "Lou" });
  await chat.getByRole("button", { name: "Take over from Lou" }).waitFor();
  assert.equal((await lou.get(`/v2/chats?assigned_to=me&q=somebody`)).body.data[0].id, chatId);

  await page.getByLabel("Who answers").selectOption({ label: "Lou" });
  await rowsOf(page).filter({ hasText: "Can somebody help me?" }).waitFor();
  await page.getByLabel("Who answers").selectOption({ label: "All" });
  await page.getByRole("combobox", { name: "Assistant", exact: true }).selectOption({ label: "Hotel help" });
  await page.getByText("No chat fits these filters.").waitFor();

  await chat.getByRole("button", { name: "Take over from Lou" }).click();
  await chat.getByRole("button", { name: "Resolve" }).click();
  await chat.getByRole("button", { name: "Reopen" }).waitFor();
  await page.reload();
  await chat.getByText("Your reply opens the chat again").waitFor();
  await chat.getByRole("button", { name: "Take over" }).waitFor();
  await chat.getByRole("button", { name: "Reopen" }).click();
  await chat.getByRole("button", { name: "Resolve" }).waitFor();
  await page.context().close();
});

test("who left an address is known by it, is found by it, and is written to by a link", { skip }, async () => {
  const chatId = await ask("Do you ship to Norway?");
  const fields = { name: "Ada Lovelace", email: "ada@example.com" };
  const { body: lead } = await owner.post("/v2/leads", { agent_id: shop.id, chat_id: chatId, fields });
  const { page } = await browser.open(LAPTOP);
  await enter(page, "sam");
  await page.getByLabel("Words, name or e-mail").fill("ada@exa");
  // Within the pause after which the typing is searched for.
  await page.getByLabel("State").selectOption("open");
  const row = rowsOf(page).filter({ hasText: "Ada Lovelace" });
  await row.waitFor();
  await page.waitForURL(/q=ada%40exa/);
  assert.match(page.url(), /status=open/, "the filter that was chosen meanwhile stays");
  await rowsOf(page).nth(1).waitFor({ state: "detached" });
  await row.click();
  const link = page.getByRole("link", { name: "ada@example.com", exact: true });
  assert.equal(await link.getAttribute("href"), "mailto:ada@example.com");
  await page.getByRole("link", { name: "Left ada@example.com" }).waitFor();
  await look(page, "lead");

  await page.goto(`${url}/visitors?q=lovelace`);
  await page.getByRole("link", { name: "Ada Lovelace" }).waitFor();
  await page.goto(`${url}/leads?lead=${lead.id}`);
  assert.equal(await link.getAttribute("href"), "mailto:ada@example.com");
  await page.goto(`${url}/inbox?q=nobody-wrote-this`);
  await page.getByText("No chat fits these filters.").waitFor();
  await page.context().close();
});

test("a long chat opens at its end with the field for the reply in view, on a laptop and on a phone", {
  skip,
}, async () => {
  const chatId = await ask("How do I begin?");
  for (let turn = 1; turn <= 12; turn++) {
    await say(sam, chatId, `Step ${turn}: ${"turn the screw a little further. ".repeat(4)}`);
    await ask(`Done with ${turn}`, chatId);
  }
  for (const [name, shape] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
    const { page } = await browser.open(shape);
    await enter(page, "sam", `/inbox?chat=${chatId}`);
    const chat = page.getByRole("region", { name: "Chat" });
    const last = chat.getByText("Done with 12");
    await last.waitFor();
    await chat.getByText("Open question").waitFor({ state: "attached" });
    await page.waitForFunction(() => document.querySelector("[data-skeleton]") === null);
    const seen = async () => {
      for (const part of [last, chat.getByLabel("Reply"), chat.getByRole("button", { name: "Send" })]) {
        const { y, height } = (await part.boundingBox())!;
        const below = name === "phone" ? 57 : 0;
        assert.ok(y > 0 && y + height <= shape.viewport.height - below, `${name}: ${y} + ${height}`);
      }
    };
    await seen();
    assert.equal(await page.evaluate(() => scrollY), 0);
    await look(page, `long-${name}`);
    await ask("One more thing", chatId);
    await chat.getByText("One more thing").last().waitFor();
    await assertAccessible(page, name);
    await page.context().close();
  }
});

test("hours that can't be read are told at their day; origins typed under Install are there after another tab", {
  skip,
}, async () => {
  const { page } = await browser.open(LAPTOP);
  await page.goto(`${url}/assistants/${shop.id}/behaviour`);
  await enterOwner(page);
  await page.getByRole("group").getByText("Office hours", { exact: true }).click();
  await page.getByLabel("Monday").fill("9-17");
  await page.getByRole("button", { name: "Save in the draft" }).click();
  const saved = page.getByText("Saved in the draft.").first();
  await saved.waitFor();
  assert.equal(await page.getByLabel("Monday").inputValue(), "09:00-17:00");
  await page.getByLabel("Tuesday").fill("nine to five");
  await page.getByLabel("Time zone").fill("Berlin");
  await page.getByRole("button", { name: "Save in the draft" }).click();
  await page.getByText("Write it like 09:00-17:30, each span ending after it begins.").waitFor();
  await page.getByText("No time zone has this name.").waitFor();
  assert.equal(await page.getByLabel("Tuesday").getAttribute("aria-invalid"), "true");
  await saved.waitFor({ state: "detached" });
  await look(page, "hours");

  const parts = page.getByRole("navigation", { name: "Parts of the assistant" });
  await parts.getByRole("link", { name: "Install" }).click();
  const origins = page.getByLabel("Origins, one a line");
  await origins.fill("https://www.example.com");
  await parts.getByRole("link", { name: "Sources" }).click();
  await page.getByRole("heading", { level: 1, name: "Sources" }).waitFor();
  await parts.getByRole("link", { name: "Install" }).click();
  assert.equal(await origins.inputValue(), "https://www.example.com");
  await page.getByText("Not allowed yet.").waitFor();
  await page.context().close();
});

test("a visitor's typing ends with what they typed, however long it would have held", { skip }, async () => {
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  const ids = { workspaceId, agentId: parseId("agent", shop.id)!, visitorId: newId() };
  await owner.post(`/v2/agents/${shop.id}/publish`);
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${ids.visitorId}, ${ids.agentId})`),
  );
  const visitor = as(await context.tokens.signVisitor({ ...ids, identified: false, claims: {} }));
  const { body: asked } = await visitor.post("/v2/chat", { agent_id: shop.id, message: "Is my sofa on its way?" });
  await say(sam, asked.chat_id, "I look into it.");
  const { page } = await browser.open(LAPTOP);
  await enter(page, "sam", `/inbox?chat=${asked.chat_id}`);
  await page.getByRole("list", { name: "Messages" }).getByText("I look into it.").waitFor();
  // For this page no time passes.
  await page.clock.setFixedTime(new Date());
  const typing = page.getByText("The visitor is typing…");
  await until(async () => {
    await visitor.post(`/v2/chats/${asked.chat_id}/typing`);
    return typing.isVisible();
  }, "the inbox shows that they type");
  await visitor.post("/v2/chat", { agent_id: shop.id, chat_id: asked.chat_id, message: "It is blue." });
  await page.getByRole("list", { name: "Messages" }).getByText("It is blue.").waitFor();
  await typing.waitFor({ state: "detached" });
  await page.context().close();
});
