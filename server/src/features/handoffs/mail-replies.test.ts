import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Mail } from "../../ports/mailer.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { lookAfterHandoffs } from "./look-after-handoffs.ts";

const { context, owner } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });

const change = (what: ReturnType<typeof sql>) =>
  context.database.inWorkspace(workspaceId, (transaction) => transaction.query(what));

let sent: Mail[] = [];
const mailing = { ...context, mailer: { send: async (mail: Mail) => void sent.push(mail) } };

/** A chat in which somebody left an address. */
async function startWithAddress(email: string) {
  const { body: question } = await owner.post("/v2/chat", { agent_id: agent.id, message: "Where is my lamp?" });
  const chatId: string = question.chat_id;
  const { body: lead } = await owner.post("/v2/leads", { agent_id: agent.id, chat_id: chatId, fields: { email } });
  return { chatId, leadId: lead.id as string };
}

/** As if everything in a chat had happened so long ago. */
async function age(chatId: string, interval: string) {
  const id = parseId("chat", chatId);
  await change(sql`
    UPDATE messages SET created_at = created_at - ${interval}::interval WHERE chat_id = ${id}`);
  await change(sql`
    UPDATE handoffs SET created_at = created_at - ${interval}::interval, claimed_at = claimed_at - ${interval}::interval,
      replies_mailed_at = replies_mailed_at - ${interval}::interval
    WHERE chat_id = ${id}`);
}

async function mailed() {
  sent = [];
  await lookAfterHandoffs(mailing);
  return sent.map(({ to }) => to).filter((to) => to.endsWith("@visitor.example"));
}

test("the first reply is mailed though nobody took the chat over before it, whatever became of the lead", async () => {
  const { chatId, leadId } = await startWithAddress("ada@visitor.example");
  await owner.request("PATCH", `/v2/leads/${leadId}`, { status: "done" });
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "It is on its way." });
  await age(chatId, "6 minutes");
  assert.deepEqual(await mailed(), ["ada@visitor.example"]);
  assert.ok(sent.some(({ text }) => text.includes("It is on its way.")));
  assert.deepEqual(await mailed(), []);
});

test("who has a chat for days still has their replies mailed, each once; old ones are never mailed late", async () => {
  const { chatId } = await startWithAddress("bea@visitor.example");
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "I ask the factory." });
  await age(chatId, "3 days");
  assert.deepEqual(await mailed(), [], "nobody mails what was said days ago");
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "It is on its way." });
  await age(chatId, "6 minutes");
  assert.deepEqual(await mailed(), ["bea@visitor.example"]);
  await age(chatId, "3 days");
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "Did it arrive?" });
  await age(chatId, "6 minutes");
  assert.deepEqual(await mailed(), ["bea@visitor.example"]);
  const [mail] = sent.filter(({ to }) => to === "bea@visitor.example");
  assert.deepEqual([mail!.text.includes("Did it arrive?"), mail!.text.includes("on its way")], [true, false]);
});
