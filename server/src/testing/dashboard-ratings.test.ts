import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { withTestServer } from "./test-server.ts";

const { url, owner, as } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;

const { body: agent } = await owner.post("/v2/agents", { name: "Shop help" });
await owner.post(
  "/v2/sources",
  { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id },
  { prefer: "wait=20" },
);
const ask = async (message: string, chat_id?: string) =>
  (
    await owner.post("/v2/chat", {
      agent_id: agent.id,
      message,
      ...(chat_id ? { chat_id } : { visitor: { id: "ada" }, page_url: "https://www.example.com/pricing" }),
    })
  ).body;
const first = await ask("How long do refunds take?");
await ask("Do you rent snowshoes?", first.chat_id);
await owner.request("PUT", `/v2/messages/${first.id}/feedback`, {
  rating: "negative",
  reasons: ["outdated"],
  comment: "It is 30 days now.",
});
await owner.post("/v2/leads", {
  agent_id: agent.id,
  chat_id: first.chat_id,
  fields: { name: "Ada Lovelace", email: "ada@example.com" },
});

test("what a visitor said of an answer stands at the answer, and in the rows behind the figure", { skip }, async () => {
  const { page, complaints } = await browser.open();
  await page.goto(url);
  await enterOwner(page);
  await page.getByRole("link", { name: /^Helpful/ }).click();
  const rows = page.getByRole("table", { name: "Ratings" });
  const row = rows.getByRole("row", { name: /How long do refunds take\?/ });
  const told = await row.innerText();
  for (const part of ["Not helpful", "Outdated", "It is 30 days now."]) assert.ok(told.includes(part), told);
  await row.scrollIntoViewIfNeeded();
  await assertAccessible(page, "insights");

  await row.getByRole("link").click();
  const ratings = page.getByRole("list", { name: "Messages" }).getByRole("list", { name: "Ratings" });
  await ratings.waitFor();
  assert.equal(await ratings.count(), 1, "at the one answer that was rated");
  assert.match(await ratings.innerText(), /Not helpful[\s\S]*Outdated[\s\S]*It is 30 days now\./);
  await page.getByRole("link", { name: "https://www.example.com/pricing" }).waitFor();
  await page.getByRole("link", { name: "Left ada@example.com" }).waitFor();
  await assertAccessible(page, "the screen");

  // While the chat is open, and nothing else happens in it.
  const rated = { rating: "negative", comment: "It is 60 days by now." };
  await owner.request("PUT", `/v2/messages/${first.id}/feedback`, rated);
  await ratings.getByText("It is 60 days by now.").waitFor();
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("figures of the first week are read by people, in their language; gaps are called gaps", { skip }, async () => {
  const { page } = await browser.open({ locale: "de-DE", viewport: { width: 360, height: 800 } });
  await page.goto(`${url}/insights`);
  await enterOwner(page);
  const questions = page.getByRole("region", { name: /Fragen wurden beantwortet/ });
  await questions.waitFor();
  assert.deepEqual(await questions.getByRole("columnheader").allInnerTexts(), [
    "Tag",
    "Fragen",
    "Beantwortet",
    "Keine Antwort",
    "Abgebrochen",
  ]);
  // Of thirty days, the one that has something; its date as people write it.
  assert.equal(await questions.getByRole("row").count(), 2);
  assert.match(await questions.getByRole("row").nth(1).innerText(), /^\d+\. \p{L}+\.?\s+2\s+1\s+1\s+0$/u);
  await page.getByRole("heading", { name: "Keine offene Lücke in dieser Zeit" }).waitFor();
  const texts = await page.locator("main").innerText();
  assert.doesNotMatch(texts, /first_word|unanswered|T\d\d:\d\d:\d\d|with_consent/);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(isWide, false);
  await assertAccessible(page, "the screen");

  await page.goto(`${url}/assistants`);
  await page.getByText(/2 Fragen in 30 Tagen/).waitFor();
  assert.equal(await page.locator("figure svg").count(), 0, "two questions are no line");
  await page.context().close();
});

test("what a visitor said of a person stands in the chat and in a table, and the chat is saved as text", {
  skip,
}, async () => {
  const { body: key } = await owner.post("/v2/api_keys", {
    name: "Page",
    scopes: ["chat:write", "chats:read", "handoffs:write", "feedback:write"],
  });
  const shop = as(key.key);
  const visit = { agent_id: agent.id, message: "Where is my lamp?", visitor: { id: "bo" } };
  const { body: answer } = await shop.post("/v2/chat", visit);
  const { body: handoff } = await shop.post("/v2/handoffs", { chat_id: answer.chat_id });
  await owner.post(`/v2/handoffs/${handoff.id}/claim`);
  await owner.post(`/v2/chats/${answer.chat_id}/messages`, { content: "It comes on Friday." });
  await owner.post(`/v2/handoffs/${handoff.id}/resolve`);
  await shop.post(`/v2/handoffs/${handoff.id}/rate`, { rating: "positive", comment: "Quick and kind." });
  const { page, complaints } = await browser.open();
  await page.goto(`${url}/insights`);
  await enterOwner(page);
  const people = page.getByRole("region", { name: "100% of 1 rating of people were helpful" });
  await people.waitFor();
  assert.match(await people.getByRole("row").nth(1).innerText(), /\s1\s+1\s+0$/);
  await people.scrollIntoViewIfNeeded();
  if (process.env.LOOK_INTO) await page.screenshot({ path: `${process.env.LOOK_INTO}/people-table.png` });

  await page.goto(`${url}/inbox?chat=${answer.chat_id}`);
  const ratings = page.getByRole("list", { name: "Ratings of people" });
  await ratings.waitFor();
  assert.match(await ratings.innerText(), /Helpful[\s\S]*The visitor about [\s\S]*Quick and kind\./);
  await ratings.scrollIntoViewIfNeeded();
  if (process.env.LOOK_INTO) await page.screenshot({ path: `${process.env.LOOK_INTO}/inbox-rated.png` });
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as text" }).click();
  const file = await saved;
  assert.equal(file.suggestedFilename(), `${answer.chat_id}.txt`);
  const text = await readFile(await file.path(), "utf8");
  for (const part of ["Where is my lamp?", "It comes on Friday.", "– A person was asked for"])
    assert.ok(text.includes(part), text);
  await assertAccessible(page, "the rated chat");
  assert.deepEqual(complaints, []);
  await page.context().close();
});
