import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner, stranger, as } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const change = (what: ReturnType<typeof sql>) =>
  context.database.inWorkspace(workspaceId, (transaction) => transaction.query(what));

const { body: agent } = await owner.post("/v2/agents", { name: "Shop help" });
const source = { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id };
await owner.post("/v2/sources", source, { prefer: "wait=20" });
await owner.post(`/v2/agents/${agent.id}/publish`, {});

async function startChat(question = "How long do refunds take?") {
  const ids = { workspaceId, agentId: parseId("agent", agent.id)!, visitorId: newId() };
  await change(sql`
    INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${ids.visitorId}, ${ids.agentId})`);
  const visitor = as(await context.tokens.signVisitor({ ...ids, identified: false, claims: {} }));
  const { body } = await visitor.post("/v2/chat", { agent_id: agent.id, message: question });
  return { visitor, chatId: body.chat_id as string };
}

/** At a minute of its own each, so that the text is the same at every run. */
async function setTimes(chatId: string): Promise<void> {
  const id = parseId("chat", chatId)!;
  await change(sql`
    UPDATE messages m SET created_at = timestamptz '2026-11-21 23:00Z' + o.place * interval '10 minutes'
    FROM (SELECT id, role, row_number() OVER (ORDER BY id) AS place FROM messages WHERE chat_id = ${id}) o
    WHERE m.id = o.id AND m.role = o.role`);
  await change(sql`UPDATE handoffs SET created_at = '2026-11-21 23:21Z', claimed_at = '2026-11-21 23:22Z',
    ended_at = '2026-11-21 23:58Z' WHERE chat_id = ${id}`);
  await change(sql`UPDATE leads SET created_at = '2026-11-21 23:59Z' WHERE chat_id = ${id}`);
}

test("a transcript has who said what and when, each quote, who came and went, and what was left", async () => {
  const { visitor, chatId } = await startChat();
  const { body: handoff } = await visitor.post("/v2/handoffs", { chat_id: chatId });
  await owner.post(`/v2/handoffs/${handoff.id}/claim`);
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "I am on it." });
  await owner.post(`/v2/chats/${chatId}/notes`, { text: "A secret among us." });
  await owner.post(`/v2/handoffs/${handoff.id}/resolve`);
  await visitor.post("/v2/leads", { agent_id: agent.id, chat_id: chatId, fields: { email: "bo@example.com" } });
  await setTimes(chatId);

  const { body } = await owner.get(`/v2/chats/${chatId}/transcript?time_zone=Europe/Berlin`);
  const name = (await owner.get(`/v2/handoffs/${handoff.id}`)).body.claimed_by.name;
  assert.equal(
    body.text,
    `Shop help
How long do refunds take?
Europe/Berlin

[2026-11-22 00:10] Visitor
How long do refunds take?

[2026-11-22 00:20] Shop help
Refunds take 14 days.[1]
  [1] Refunds
      “Refunds take 14 days.”

[2026-11-22 00:21] – A person was asked for

[2026-11-22 00:22] – ${name} joined

[2026-11-22 00:30] ${name}
I am on it.

[2026-11-22 00:58] – ${name} left

[2026-11-22 00:59] Details left
email: bo@example.com
`,
  );
  // Visitors don't learn a member's address, and know what they left themselves.
  const { body: own } = await visitor.get(`/v2/chats/${chatId}/transcript?language=de-AT`);
  assert.match(own.text, /\[2026-11-21 23:10\] Besucher\n/);
  assert.match(own.text, /– Eine Person ist da\n/);
  assert.doesNotMatch(own.text, /@|secret/);
});

test("as a file it has its name, and wrong zones, strangers and other visitors get none", async () => {
  const { visitor, chatId } = await startChat();
  const path = `/v2/chats/${chatId}/transcript`;
  const { status, headers } = await visitor.get(`${path}?format=text`);
  assert.deepEqual(
    [status, headers.get("content-type"), headers.get("content-disposition")],
    [200, "text/plain; charset=utf-8", `attachment; filename="${chatId}.txt"`],
  );
  const refused = await owner.get(`${path}?time_zone=Mars/Base`);
  assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, "?time_zone"]);
  assert.equal((await stranger.get(path)).status, 404);
  assert.equal((await (await startChat()).visitor.get(path)).status, 404);
});

test("a long chat comes whole, and a key reads what was left only where it may read leads", async () => {
  const { visitor, chatId } = await startChat("Question 0");
  const one = { agent_id: agent.id, chat_id: chatId };
  for (let place = 1; place <= 30; place++) await visitor.post("/v2/chat", { ...one, message: `Question ${place}` });
  await visitor.post("/v2/leads", { ...one, fields: { email: "bo@example.com" } });
  const read = async (scopes: string[]) => {
    const { body: key } = await owner.post("/v2/api_keys", { name: scopes.join(), scopes });
    return (await as(key.key).get(`/v2/chats/${chatId}/transcript`)).body.text as string;
  };
  const text = await read(["chats:read"]);
  for (const place of [0, 15, 30]) assert.match(text, new RegExp(`Visitor\nQuestion ${place}\n`));
  assert.doesNotMatch(text, /bo@example/);
  assert.match(await read(["chats:read", "leads:read"]), /bo@example/);
});

test("the chat of an assistant that is deleted is still read", async () => {
  const { chatId } = await startChat();
  await owner.request("DELETE", `/v2/agents/${agent.id}`);
  const { body } = await owner.get(`/v2/chats/${chatId}/transcript`);
  assert.match(body.text, /^Shop help\n/);
});
