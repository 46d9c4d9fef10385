import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "./test-server.ts";

const { owner, stranger, as } = await withTestServer();
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
await owner.upload({ name: "a.txt", content: "Refunds take 14 days." }, { agent_id: agent.id });
await owner.post(`/v2/agents/${agent.id}/publish`);
const { body: key } = await owner.post("/v2/api_keys", {
  name: "Site",
  kind: "publishable",
  agent_id: agent.id,
  allowed_origins: ["https://www.example.com"],
});

async function visitor() {
  const { body } = await as(undefined).post(
    "/v2/visitor_tokens",
    { publishable_key: key.key },
    { origin: "https://www.example.com" },
  );
  return as(body.token);
}

test("a chat begins without a question, and takes its title from the first one", async () => {
  const { status, body: chat } = await owner.post("/v2/chats", { agent_id: agent.id, visitor: { id: "customer-1" } });
  assert.deepEqual([status, chat.status, chat.message_count, chat.title], [201, "open", 0, ""]);
  assert.match(chat.visitor_id, /^visitor_/);
  const { body: answer } = await owner.post("/v2/chat", {
    agent_id: agent.id,
    chat_id: chat.id,
    message: "How long do refunds take?",
  });
  assert.deepEqual([answer.chat_id, answer.answered], [chat.id, true]);
  const { body: after } = await owner.get(`/v2/chats/${chat.id}`);
  assert.deepEqual([after.title, after.message_count], ["How long do refunds take?", 2]);
  assert.equal((await stranger.post("/v2/chats", { agent_id: agent.id })).status, 404);
  assert.equal((await owner.post("/v2/chats", { agent_id: agent.id, status: "resolved" })).status, 422);
  const { body: events } = await owner.get("/v2/events?type=chat.started");
  assert.ok(events.data.some(({ data }: { data: { id: string } }) => data.id === chat.id));
});

test("a visitor deletes their own chat, nobody else's; it is gone for all, and comes back within 30 days", async () => {
  const [one, other] = [await visitor(), await visitor()];
  const { body: answer } = await one.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  const path = `/v2/chats/${answer.chat_id}`;
  assert.equal((await other.request("DELETE", path)).status, 404);
  assert.equal((await one.request("DELETE", path, undefined, { "if-match": '"77"' })).status, 412);
  assert.equal((await one.request("DELETE", path)).status, 204);
  for (const caller of [one, owner]) {
    assert.equal((await caller.get(path)).status, 404);
    assert.equal((await caller.get(`/v2/messages/${answer.id}`)).status, 404);
    assert.equal(
      (await caller.post("/v2/chat", { agent_id: agent.id, chat_id: answer.chat_id, message: "And?" })).status,
      404,
    );
  }
  const { body: deleted } = await owner.get("/v2/deleted?kind=chat");
  assert.deepEqual(
    deleted.data.map(({ id }: { id: string }) => id),
    [answer.chat_id],
  );
  assert.equal((await stranger.post(`${path}/restore`)).status, 404);
  assert.equal((await owner.post(`${path}/restore`)).status, 200);
  assert.equal((await one.get(path)).status, 200);
  const { body: log } = await owner.get("/v2/audit_events?action=chat");
  assert.deepEqual(
    log.data.map(({ action }: { action: string }) => action),
    ["chat.restored", "chat.deleted", "chat.opened_for_visitor"],
  );
  assert.doesNotMatch(JSON.stringify(log), /refunds/i);
});

test("the handoff of a deleted chat ends with it", async () => {
  const { body: answer } = await owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  const { body: handoff } = await owner.post("/v2/handoffs", { chat_id: answer.chat_id });
  assert.equal((await owner.request("DELETE", `/v2/chats/${answer.chat_id}`)).status, 204);
  await owner.post(`/v2/chats/${answer.chat_id}/restore`);
  assert.equal((await owner.get(`/v2/handoffs/${handoff.id}`)).body.status, "resolved");
});

test("no word of a deleted chat is read by what leads to it, until it is restored", async () => {
  const visitor = { id: "reader" };
  const ask = async (message: string) => (await owner.post("/v2/chat", { agent_id: agent.id, message, visitor })).body;
  const kept = await ask("Do you sell purple walruses?");
  const first = await ask("Do you sell purple walrus?");
  const { body: feedback } = await owner.request("PUT", `/v2/messages/${first.id}/feedback`, {
    rating: "negative",
    comment: "A walrus!",
  });
  const { body: handoff } = await owner.post("/v2/handoffs", { chat_id: first.chat_id, reason: "My walrus" });
  const { body: found } = await owner.get(`/v2/visitors?agent_id=${agent.id}&external_id=reader`);
  const [{ id: visitorId }] = found.data;
  const [gap] = (await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`)).body.data;
  const gapPath = `/v2/stats/gaps/${gap.id}`;
  const alone = [`/v2/feedback/${feedback.id}`, `/v2/handoffs/${handoff.id}`];
  const lists = [
    `/v2/feedback?agent_id=${agent.id}`,
    `/v2/feedback?agent_id=${agent.id}&format=jsonl`,
    `/v2/handoffs?chat_id=${first.chat_id}`,
    `/v2/visitors/${visitorId}/questions`,
    `/v2/stats/gaps?agent_id=${agent.id}`,
    gapPath,
  ];
  const read = async () => {
    const statuses = [];
    for (const path of alone) statuses.push((await owner.get(path)).status);
    const told = [];
    for (const path of lists) told.push(JSON.stringify((await owner.get(path)).body).includes("purple walrus?"));
    const { chats } = (await owner.get(`/v2/visitors/${visitorId}`)).body;
    return { statuses, told, chats, asked: (await owner.get(gapPath)).body.asked };
  };
  const before = await read();
  assert.deepEqual([before.statuses, before.chats, before.asked], [[200, 200], 2, 2]);
  assert.equal((await owner.request("DELETE", `/v2/chats/${first.chat_id}`)).status, 204);
  const after = await read();
  assert.deepEqual(after, { statuses: [404, 404], told: lists.map(() => false), chats: 1, asked: 1 });
  assert.deepEqual((await owner.get(lists[2]!)).body.data, []);
  assert.equal((await owner.get(gapPath)).body.question, "Do you sell purple walruses?");
  assert.equal((await owner.request("DELETE", `/v2/chats/${kept.chat_id}`)).status, 204);
  assert.equal((await owner.get(gapPath)).status, 404);
  await owner.post(`/v2/chats/${first.chat_id}/restore`);
  await owner.post(`/v2/chats/${kept.chat_id}/restore`);
  assert.deepEqual(await read(), before);
});

test("what was asked in a chat that is deleted becomes no gap", async () => {
  const ask = async (message: string) => (await owner.post("/v2/chat", { agent_id: agent.id, message })).body;
  for (const answer of [await ask("Do you repair zeppelins?"), await ask("Zeppelin repair?")])
    await owner.request("DELETE", `/v2/chats/${answer.chat_id}`);
  const gaps = async () => (await owner.get(`/v2/stats/gaps?agent_id=${agent.id}&format=csv`)).body;
  assert.doesNotMatch(await gaps(), /zeppelin/i);
});
