import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { eventsOf } from "../../testing/stored-events.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { watch } from "../live/testing/watch.ts";

const { context, owner, stranger, as, url } = await withTestServer();
const me = (await owner.get("/v2/me")).body;
const workspaceId = parseId("workspace", me.workspace_id)!;
await owner.request("PATCH", "/v2/me", { name: "Grace" });
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
await owner.post(`/v2/agents/${agent.id}/publish`, {});

async function makeVisitor() {
  const ids = { workspaceId, agentId: parseId("agent", agent.id)!, visitorId: newId() };
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${ids.visitorId}, ${ids.agentId})`),
  );
  return as(await context.tokens.signVisitor({ ...ids, identified: false, claims: {} }));
}

/** A visitor who has asked for a person in a chat of theirs. */
async function startHandoff() {
  const visitor = await makeVisitor();
  const { body: answer } = await visitor.post("/v2/chat", { agent_id: agent.id, message: "Where is my lamp?" });
  const { body: handoff } = await visitor.post("/v2/handoffs", { chat_id: answer.chat_id });
  return { visitor, chatId: answer.chat_id as string, id: handoff.id as string };
}
const lastPerson = async (who: typeof owner, chatId: string) => (await who.get(`/v2/chats/${chatId}`)).body.last_person;

test("a visitor rates the person who had the chat once they have left, thinks again, and takes it back", async () => {
  const { visitor, chatId, id } = await startHandoff();
  const rate = (body: object) => visitor.post(`/v2/handoffs/${id}/rate`, body);
  assert.equal((await rate({ rating: "positive" })).body.code, "nobody_to_rate", "nobody came yet");
  await owner.post(`/v2/handoffs/${id}/claim`);
  assert.equal((await rate({ rating: "positive" })).body.code, "nobody_to_rate", "the person is still there");
  assert.equal(await lastPerson(visitor, chatId), null);
  await owner.post(`/v2/handoffs/${id}/resolve`);
  assert.deepEqual(await lastPerson(visitor, chatId), { handoff_id: id, name: "Grace", rating: null });

  const { status, body } = await rate({ rating: "negative", comment: "  Too slow. " });
  assert.deepEqual([status, body.feedback.rating, body.feedback.comment], [200, "negative", "Too slow."]);
  assert.equal((await lastPerson(visitor, chatId)).rating, "negative");
  assert.equal((await rate({ rating: "negative", comment: "Too slow." })).status, 200, "the same again is none");
  assert.equal((await rate({ rating: "positive" })).body.feedback.comment, null);
  const { body: shown } = await owner.get(`/v2/handoffs/${id}`);
  assert.equal(shown.feedback.rating, "positive");
  assert.deepEqual(
    (await owner.get("/v2/handoffs?rating=positive")).body.data.map((row: { id: string }) => row.id),
    [id],
  );
  assert.deepEqual((await owner.get("/v2/handoffs?rating=negative")).body.data, []);
  assert.equal((await rate({ rating: null })).body.feedback, null);
  assert.equal((await lastPerson(owner, chatId)).rating, null);
  const told = (await eventsOf(context, "handoff")).filter(({ type }) => type === "handoff.rated");
  assert.deepEqual(
    told.map(({ data }) => data.feedback?.rating ?? null),
    ["negative", "positive", null],
  );
  // Answers have ratings of their own.
  assert.deepEqual((await owner.get("/v2/feedback")).body.data, []);
});

test("whoever follows the chat is told, and the chat stays as it was", async () => {
  const { visitor, chatId, id } = await startHandoff();
  await owner.post(`/v2/handoffs/${id}/claim`);
  await owner.post(`/v2/handoffs/${id}/resolve`);
  const before = (await owner.get(`/v2/chats/${chatId}`)).headers.get("etag");
  const live = await watch(url, owner.token!, "chats");
  await live.next(({ type }) => type === "ready");
  await visitor.post(`/v2/handoffs/${id}/rate`, { rating: "positive" });
  await live.next(({ data }) => data.id === chatId && data.last_person?.rating === "positive");
  live.close();
  assert.equal((await owner.get(`/v2/chats/${chatId}`)).headers.get("etag"), before);
});

test("only the visitor of the chat rates, and what is wrong is named", async () => {
  const { visitor, id } = await startHandoff();
  await owner.post(`/v2/handoffs/${id}/claim`);
  await owner.post(`/v2/handoffs/${id}/release`);
  const rating = { rating: "positive" };
  assert.equal((await owner.post(`/v2/handoffs/${id}/rate`, rating)).status, 403);
  assert.equal((await stranger.post(`/v2/handoffs/${id}/rate`, rating)).status, 404);
  assert.equal((await (await makeVisitor()).post(`/v2/handoffs/${id}/rate`, rating)).status, 404);
  for (const [wrong, pointer] of [
    [{ rating: "great" }, "/rating"],
    [{}, "/rating"],
    [{ rating: "positive", comment: "x".repeat(501) }, "/comment"],
  ] as const) {
    const refused = await visitor.post(`/v2/handoffs/${id}/rate`, wrong);
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, pointer]);
  }
  assert.equal((await visitor.post(`/v2/handoffs/${id}/rate`, rating)).status, 200, "also after a release");
});

test("a chat that nobody took has nobody to rate, and a new person is rated anew", async () => {
  const { visitor, chatId, id } = await startHandoff();
  await owner.post(`/v2/handoffs/${id}/resolve`);
  assert.equal(await lastPerson(visitor, chatId), null);
  assert.equal((await visitor.post(`/v2/handoffs/${id}/rate`, { rating: "positive" })).body.code, "nobody_to_rate");
  await owner.post("/v2/handoffs", { chat_id: chatId, claim: true });
  await owner.request("PATCH", `/v2/chats/${chatId}`, { status: "resolved" });
  const { handoff_id } = await lastPerson(visitor, chatId);
  assert.notEqual(handoff_id, id);
  assert.equal((await visitor.post(`/v2/handoffs/${handoff_id}/rate`, { rating: "positive" })).status, 200);
});

test("who had how many chats, and what visitors thought of them, is a report", async () => {
  const { body } = await owner.get(`/v2/stats/people?agent_id=${agent.id}`);
  assert.equal(body.data.length, 1);
  const { member_id, name, chats, positive, negative, helpful_share } = body.data[0];
  assert.deepEqual([member_id, name], [me.id, "Grace"]);
  assert.deepEqual([chats, positive, negative, helpful_share], [4, 3, 0, 1]);
  const { body: other } = await owner.post("/v2/agents", { name: "Other" });
  assert.deepEqual((await owner.get(`/v2/stats/people?agent_id=${other.id}`)).body.data, []);
  assert.deepEqual((await stranger.get("/v2/stats/people")).body.data, []);
});

test("the visitor's own export has it, and their erasure takes it along", async () => {
  const { visitor, chatId, id } = await startHandoff();
  await owner.post(`/v2/handoffs/${id}/claim`);
  await owner.post(`/v2/handoffs/${id}/resolve`);
  await visitor.post(`/v2/handoffs/${id}/rate`, { rating: "negative", comment: "My name is Bo." });
  const { visitor_id } = (await owner.get(`/v2/chats/${chatId}`)).body;
  const { body } = await owner.get(`/v2/visitors/${visitor_id}/export`);
  assert.deepEqual(
    body.handoffs.map(({ id: of, chat_id, rating, comment }: Record<string, unknown>) => [
      of,
      chat_id,
      rating,
      comment,
    ]),
    [[id, chatId, "negative", "My name is Bo."]],
  );
  await owner.request("DELETE", `/v2/visitors/${visitor_id}`);
  assert.equal((await owner.get(`/v2/handoffs/${id}`)).status, 404);
  const told = (await eventsOf(context, "handoff")).filter(({ data }) =>
    JSON.stringify(data).includes("My name is Bo."),
  );
  assert.deepEqual(told, []);
});
