import assert from "node:assert/strict";
import { test } from "node:test";
import { eventsOf } from "../../testing/stored-events.ts";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner, stranger, as } = await withTestServer();

async function ask() {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const { body: answer } = await owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  return { agent, answer };
}

test("a rating is stored once a reader, changed in place, and told as created, then updated", async () => {
  const { agent, answer } = await ask();
  const path = `/v2/messages/${answer.id}/feedback`;
  const first = await owner.request("PUT", path, { rating: "negative", reasons: ["wrong"], comment: " Too old. " });
  assert.equal(first.status, 200, JSON.stringify(first.body));
  assert.equal(first.body.comment, "Too old.");
  const second = await owner.request("PUT", path, { rating: "positive" });
  assert.equal(second.body.id, first.body.id);
  assert.deepEqual(second.body.reasons, []);
  const { body: list } = await owner.get(`/v2/feedback?agent_id=${agent.id}`);
  assert.deepEqual(list.data, [{ ...second.body, question: "How long do refunds take?" }]);
  const taken = await owner.request("PUT", path, { rating: null });
  assert.equal(taken.body.rating, null);
  const events = (await eventsOf(context, "feedback")).filter(({ data }) => data.id === first.body.id);
  assert.deepEqual(
    events.map(({ type }) => type),
    ["feedback.created", "feedback.updated", "feedback.updated"],
  );
  assert.deepEqual(events[0]!.data, first.body);
});

test("only answers can be rated, with known ratings and reasons", async () => {
  const { answer } = await ask();
  const { body: messages } = await owner.get(`/v2/chats/${answer.chat_id}/messages`);
  const question = messages.data.find(({ role }: { role: string }) => role === "user");
  const refused = await owner.request("PUT", `/v2/messages/${question.id}/feedback`, { rating: "positive" });
  assert.equal(refused.status, 409);
  assert.equal(refused.body.code, "not_an_answer");
  for (const body of [{}, { rating: "great" }, { rating: "positive", reasons: ["x"] }, { rating: null, id: "x" }])
    assert.equal((await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, body)).status, 422);
});

test("a first rating fits no If-Match; a reader's own earlier one does, and can be read alone", async () => {
  const { answer } = await ask();
  const put = (rating: string, ifMatch: string) =>
    owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating }, { "if-match": ifMatch });
  for (const ifMatch of ['"1"', "*"]) assert.equal((await put("positive", ifMatch)).status, 412);
  const { body } = await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "positive" });
  const read = await owner.get(`/v2/feedback/${body.id}`);
  assert.deepEqual([read.body, read.headers.get("etag")], [{ ...body, question: "How long do refunds take?" }, '"1"']);
  assert.equal((await put("negative", '"1"')).headers.get("etag"), '"2"');
  assert.equal((await put("positive", '"1"')).body.code, "stale_version");
  assert.equal((await owner.get(`/v2/feedback/${body.id}`)).body.rating, "negative");
  assert.equal((await stranger.get(`/v2/feedback/${body.id}`)).status, 404);
});

test("what was asked is read with a rating by whoever may read chats, and is in no event", async () => {
  const { answer } = await ask();
  const { body } = await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "negative" });
  assert.equal("question" in body, false);
  const questionFor = async (scopes: string[]) => {
    const { body: key } = await owner.post("/v2/api_keys", { name: "Reader", scopes });
    return (await as(key.key).get(`/v2/feedback/${body.id}`)).body.question;
  };
  assert.equal(await questionFor(["feedback:read", "chats:read"]), "How long do refunds take?");
  assert.equal(await questionFor(["feedback:read"]), undefined);
  const events = (await eventsOf(context, "feedback")).filter(({ data }) => data.id === body.id);
  assert.deepEqual(
    events.map(({ data }) => "question" in data),
    [false],
  );
});

test("filters narrow the list", async () => {
  const { agent, answer } = await ask();
  await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "positive" });
  const count = async (query: string) =>
    (await owner.get(`/v2/feedback?agent_id=${agent.id}&${query}`)).body.data.length;
  assert.equal(await count("rating=positive"), 1);
  assert.equal(await count("rating=negative"), 0);
  assert.equal(await count(`chat_id=${answer.chat_id}`), 1);
  assert.equal(await count("from=2999-01-01T00:00:00Z"), 0);
  assert.equal(await count("chat_id=nonsense"), 0);
});

test("a second workspace cannot see it", async () => {
  const { answer } = await ask();
  await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "positive" });
  assert.deepEqual((await stranger.get("/v2/feedback")).body.data, []);
  const refused = await stranger.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "negative" });
  assert.equal(refused.status, 404);
});
