import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { chatIn, until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

// What a visitor has of a person once they have left.
const { owner, url } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;

await owner.request("PATCH", "/v2/me", { name: "Grace" });
const { body: agent } = await owner.post("/v2/agents", { name: "Shop help" });
const guide = { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id };
await owner.post("/v2/sources", guide, { prefer: "wait=20" });
await owner.post(`/v2/agents/${agent.id}/publish`, {});

/** A visitor whose chat Grace has had, and closed. */
async function leftChat() {
  const opened = await browser.open({ permissions: ["clipboard-read", "clipboard-write"] });
  await opened.page.goto(`${url}/a/${agent.slug}`);
  const chat = await chatIn(opened.page);
  await chat.asked("How long do refunds take?");
  const { id } = (await owner.get("/v2/chats?limit=1")).body.data[0];
  const { body: handoff } = await owner.post("/v2/handoffs", { chat_id: id, claim: true });
  await owner.post(`/v2/chats/${id}/messages`, { content: "I have sent it anew." });
  await chat.inside.locator(".plain-text", { hasText: "I have sent it anew." }).waitFor();
  await owner.post(`/v2/handoffs/${handoff.id}/resolve`);
  return { ...opened, chat, chatId: id as string, handoffId: handoff.id as string };
}
const look = async (page: Awaited<ReturnType<typeof leftChat>>["page"], name: string) => {
  if (process.env.LOOK_INTO) await page.screenshot({ path: `${process.env.LOOK_INTO}/${name}.png` });
};

test("once the person has left, the chat asks how they were, keeps what is said, and asks no more of who goes on", {
  skip,
}, async () => {
  const { page, chat, handoffId, complaints } = await leftChat();
  const asked = chat.inside.getByRole("group", { name: "Was Grace helpful?" });
  await asked.waitFor();
  const feedback = async () => (await owner.get(`/v2/handoffs/${handoffId}`)).body.feedback;
  await asked.getByRole("button", { name: "Not helpful" }).click();
  await until(async () => (await feedback())?.rating === "negative", "it is stored at the click");
  await look(page, "rate-person");
  await asked.getByLabel("What was wrong?").fill("It took too long.");
  await asked.getByRole("button", { name: "Send" }).click();
  await asked.locator("output").waitFor();
  assert.equal((await feedback()).comment, "It took too long.");
  await assertAccessible(page, "the chat that was closed");
  await asked.getByRole("button", { name: "Helpful", exact: true }).click();
  await until(async () => (await feedback())?.rating === "positive", "it is changed");
  assert.equal(await asked.getByRole("button", { name: "Helpful", exact: true }).getAttribute("aria-pressed"), "true");
  assert.deepEqual((await owner.get("/v2/feedback")).body.data, [], "no answer is rated by it");
  await chat.asked("How long do refunds take again?");
  assert.equal(await asked.count(), 0);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("the visitor takes the whole chat along as text, in their language", { skip }, async () => {
  const { page, chat } = await leftChat();
  await chat.inside.locator(".banner", { hasText: "This chat was closed." }).waitFor();
  await chat.inside.getByRole("button", { name: "Menu" }).click();
  await look(page, "menu-copy");
  await chat.inside.getByRole("button", { name: "Copy this chat" }).click();
  await chat.inside.locator("output.notice", { hasText: "Copied" }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [
    /^Shop help\r?\n/,
    /Visitor\r?\nHow long do refunds take\?/,
    /\[1\] Refunds\r?\n\s+“Refunds take 14 days\.”/,
    /– Grace joined/,
    /Grace\r?\nI have sent it anew\./,
    /– Grace left/,
  ])
    assert.match(text, part);
  await page.context().close();
});
