import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import type { Mail } from "../../ports/mailer.ts";
import { eventsOf } from "../../testing/stored-events.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { watch } from "../live/testing/watch.ts";
import { lookAfterHandoffs } from "./look-after-handoffs.ts";

const { context, owner, as, url } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
await owner.post(`/v2/agents/${agent.id}/publish`, {});

const change = (what: ReturnType<typeof sql>) =>
  context.database.inWorkspace(workspaceId, (transaction) => transaction.query(what));

async function invite(name: string) {
  const { body: invitation } = await owner.post("/v2/invitations", { email: `${name}@example.com`, role: "support" });
  const { body } = await as(undefined).post("/v2/invitations/accept", {
    token: invitation.token,
    name,
    password: "a long enough password",
  });
  const client = as(body.token);
  return { ...client, id: (await client.get("/v2/me")).body.id as string };
}

const [sam, tom] = [await invite("sam"), await invite("tom")];

/** A visitor with a chat of theirs. */
async function startChat() {
  const ids = { workspaceId, agentId: parseId("agent", agent.id)!, visitorId: newId() };
  await change(sql`
    INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${ids.visitorId}, ${ids.agentId})`);
  const token = await context.tokens.signVisitor({ ...ids, identified: false, claims: {} });
  const visitor = as(token);
  const { body } = await visitor.post("/v2/chat", { agent_id: agent.id, message: "Where is my lamp?" });
  return { visitor, token, chatId: body.chat_id as string };
}

const typesOf = async (chatId: string) =>
  (await eventsOf(context, "handoff")).flatMap(({ type, data }) => (data.chat_id === chatId ? [type] : []));

const backdate = (id: string, seconds: number) =>
  change(sql`UPDATE handoffs SET created_at = created_at - make_interval(secs => ${seconds}::integer)
    WHERE id = ${parseId("handoff", id)}`);

const totals = async () => (await owner.get(`/v2/stats/overview?agent_id=${agent.id}`)).body.totals;

test("who takes a chat over unasked, by writing or by claiming, tells nobody that somebody waits", async () => {
  const written = await startChat();
  assert.equal((await sam.post(`/v2/chats/${written.chatId}/messages`, { content: "I am here." })).status, 201);
  assert.deepEqual(await typesOf(written.chatId), ["handoff.claimed"]);
  const taken = await startChat();
  const claimed = await sam.post("/v2/handoffs", { chat_id: taken.chatId, claim: true });
  assert.deepEqual(
    [claimed.status, claimed.body.status, claimed.body.claimed_by.member_id],
    [201, "claimed", sam.id],
    JSON.stringify(claimed.body),
  );
  assert.deepEqual(await typesOf(taken.chatId), ["handoff.claimed"]);
  const late = await tom.post("/v2/handoffs", { chat_id: taken.chatId, claim: true });
  assert.deepEqual([late.status, late.body.code, late.body.holder.name], [409, "handoff_claimed", "sam"]);
  assert.equal((await taken.visitor.post("/v2/handoffs", { chat_id: taken.chatId, claim: true })).status, 403);
  // One that waits is taken as it is.
  const waiting = await startChat();
  const { body: asked } = await waiting.visitor.post("/v2/handoffs", { chat_id: waiting.chatId });
  const { status, body } = await sam.post("/v2/handoffs", { chat_id: waiting.chatId, claim: true });
  assert.deepEqual([status, body.id, body.status, body.requested_by], [200, asked.id, "claimed", "visitor"]);
  assert.deepEqual(await typesOf(waiting.chatId), ["handoff.requested", "handoff.claimed"]);
});

test("waits are those of visitors, until the first who took the chat: in the report and in what who waits is told", async () => {
  await change(sql`DELETE FROM handoffs`);
  for (const seconds of [100, 200]) {
    const { visitor, chatId } = await startChat();
    const { body } = await visitor.post("/v2/handoffs", { chat_id: chatId });
    await backdate(body.id, seconds);
    await sam.post(`/v2/handoffs/${body.id}/claim`);
    await change(sql`UPDATE handoffs SET created_at = created_at - interval '1 hour', claimed_at = claimed_at - interval '1 hour'
      WHERE id = ${parseId("handoff", body.id)}`);
    const { body: before } = await owner.get(`/v2/handoffs/${body.id}`);
    await owner.request("PATCH", `/v2/chats/${chatId}`, { assigned_to: tom.id });
    const { body: after } = await owner.get(`/v2/handoffs/${body.id}`);
    assert.deepEqual([after.claimed_by.name, after.claimed_at], ["tom", before.claimed_at]);
  }
  for (const _ of [1, 2, 3]) {
    const { chatId } = await startChat();
    await sam.post(`/v2/chats/${chatId}/messages`, { content: "May I help?" });
  }
  const counted = await totals();
  assert.deepEqual([counted.handoffs, counted.handoffs_taken, counted.handoff_wait_seconds_p50], [2, 2, 150]);
  const { visitor, chatId } = await startChat();
  const { body: waiting } = await visitor.post("/v2/handoffs", { chat_id: chatId });
  assert.equal(waiting.usual_wait_seconds, 150);
});

test("whoever gets a chat from a colleague is told by mail, once, and has their own time to answer in", async () => {
  const sent: Mail[] = [];
  const mailing = { ...context, mailer: { send: async (mail: Mail) => void sent.push(mail) } };
  await change(sql`DELETE FROM handoffs`);
  const { visitor, chatId } = await startChat();
  const { body: handoff } = await visitor.post("/v2/handoffs", { chat_id: chatId });
  await sam.post(`/v2/handoffs/${handoff.id}/claim`);
  await change(sql`UPDATE handoffs SET claimed_at = claimed_at - interval '1 hour'`);
  await change(sql`UPDATE messages SET created_at = created_at - interval '1 hour'`);
  await sam.request("PATCH", `/v2/chats/${chatId}`, { assigned_to: tom.id });
  await lookAfterHandoffs(mailing);
  await lookAfterHandoffs(mailing);
  assert.deepEqual(
    sent.map(({ to, subject }) => [to, subject]),
    [["tom@example.com", "A chat of Shop is yours now"]],
  );
  assert.match(sent[0]!.text, new RegExp(`Where is my lamp\\?[^]*/inbox\\?chat=${chatId}`));
  assert.equal((await owner.get(`/v2/handoffs/${handoff.id}`)).body.claimed_by?.name, "tom", "it is not idle yet");
  // Who takes it back knows.
  await sam.request("PATCH", `/v2/chats/${chatId}`, { assigned_to: sam.id });
  await lookAfterHandoffs(mailing);
  assert.equal(sent.length, 1);
  await change(sql`UPDATE handoffs SET handed_over_at = handed_over_at - interval '11 minutes'`);
  await lookAfterHandoffs(context);
  assert.equal((await owner.get(`/v2/handoffs/${handoff.id}`)).body.returned.reason, "holder_idle");
});

test("the visitor's page is told who has the chat now, though the new one has not written yet", async () => {
  const { visitor, token, chatId } = await startChat();
  const live = await watch(url, token, "chats");
  await live.next(({ type }) => type === "ready");
  await sam.post(`/v2/chats/${chatId}/messages`, { content: "I am here." });
  await live.next(({ data }) => data.status === "with_human" && data.holder_name === "sam");
  await owner.request("PATCH", `/v2/chats/${chatId}`, { assigned_to: tom.id });
  await live.next(({ data }) => data.status === "with_human" && data.holder_name === "tom");
  live.close();
  assert.equal((await visitor.get(`/v2/chats/${chatId}`)).body.holder_name, "tom");
  await change(sql`UPDATE handoffs SET claimed_by_name = 'tom@example.com' WHERE chat_id = ${parseId("chat", chatId)}`);
  assert.equal((await visitor.get(`/v2/chats/${chatId}`)).body.holder_name, "", "an address is nobody's business");
  assert.equal((await owner.get(`/v2/chats/${chatId}`)).body.holder_name, "tom@example.com");
  await owner.request("PATCH", `/v2/chats/${chatId}`, { status: "resolved" });
  assert.equal((await owner.get(`/v2/chats/${chatId}`)).body.holder_name, null);
});
