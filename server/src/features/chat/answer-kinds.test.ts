import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner, stranger } = await withTestServer();
const QUESTION = "How long do refunds take?";

async function createAgent(files: Record<string, string>, fields: object = {}): Promise<string> {
  const { body } = await owner.post("/v2/agents", { name: "Shop", ...fields });
  for (const [name, content] of Object.entries(files))
    await owner.upload({ name, content }, { agent_id: body.id, type: "document" });
  return body.id;
}

const ask = async (agentId: string, message = QUESTION) =>
  (await owner.post("/v2/chat", { agent_id: agentId, message })).body;

test("sources that disagree are both shown, each with its date and its quote", async () => {
  const agentId = await createAgent({
    "old.md": "# Refunds\n\nRefunds take 14 days.\n",
    "new.md": "# Refunds\n\nRefunds take 30 days.\n",
  });
  const body = await ask(agentId);
  assert.equal(body.kind, "conflict");
  assert.equal(body.reason, "conflict");
  assert.equal(body.answered, false);
  const today = new Date().toISOString().slice(0, 10);
  assert.match(
    body.content,
    new RegExp(`^Two sources disagree\\.[\\s\\S]*, ${today}: “Refunds take \\d+ days\\.”\\[1\\]`),
  );
  assert.deepEqual(body.citations.map(({ quote }: { quote: string }) => quote).toSorted(), [
    "Refunds take 14 days.",
    "Refunds take 30 days.",
  ]);
  assert.equal((await owner.post(`/v2/messages/${body.id}/verify`)).body.passed, true);
});

test("a question about something else is answered as the first one would be, a follow-up from what was asked before", async () => {
  const agentId = await createAgent({
    "cards.md": "# Gift cards\n\nGift cards are valid for three years.\n",
    "payment.md": "# Payment\n\nWe take cash, debit cards and credit cards.\n",
    "warranty.md": "# Warranty\n\nEvery frame has a warranty of ten years. Batteries have one of two years.\n",
  });
  const { chat_id } = await ask(agentId, "How long are gift cards valid?");
  const say = async (message: string) => (await owner.post("/v2/chat", { agent_id: agentId, chat_id, message })).body;
  assert.match((await say("Do you take credit cards?")).content, /^We take cash, debit cards and credit cards\.\[1\]$/);
  assert.match((await say("How long is the warranty?")).content, /ten years/);
  assert.match((await say("and for batteries?")).content, /two years/);
});

test("the owner's words for greetings and for a missing answer are used", async () => {
  const agentId = await createAgent(
    { "a.md": "Refunds take 14 days.\n" },
    { smalltalk: { greeting: "Ahoy." }, fallback_message: "Call us." },
  );
  assert.equal((await ask(agentId, "Hello!")).content, "Ahoy.");
  assert.equal((await ask(agentId, "Who painted the Sistine Chapel?")).content, "Call us.");
});

test("who asks for a person waits for one, and the handoff is there", async () => {
  const agentId = await createAgent({ "a.md": "Refunds take 14 days.\n" });
  const body = await ask(agentId, "I want to talk to a person");
  assert.equal(body.kind, "smalltalk");
  assert.equal((await owner.get(`/v2/chats/${body.chat_id}`)).body.status, "waiting_for_human");
  const { body: handoffs } = await owner.get("/v2/handoffs");
  assert.ok(handoffs.data.some((row: { chat_id: string }) => row.chat_id === body.chat_id));
});

test("an answer is verified against the text that it cites, also after that text was replaced", async () => {
  const agentId = await createAgent({ "a.md": "Refunds take 14 days.\n" });
  const answer = await ask(agentId);
  const before = await owner.post(`/v2/messages/${answer.id}/verify`);
  assert.equal(before.body.passed, true);
  assert.deepEqual(before.body.citations, [{ number: 1, in_place: true, current: true }]);
  await owner.upload({ name: "a.md", content: "Refunds take 30 days.\n" }, { agent_id: agentId, type: "document" });
  const { body } = await owner.post(`/v2/messages/${answer.id}/verify`);
  assert.equal(body.passed, true);
  assert.deepEqual(body.citations, [{ number: 1, in_place: true, current: false }]);
});

test("a replay asks again over the sources of today, and adds nothing to the chat", async () => {
  const agentId = await createAgent({ "a.md": "Refunds take 14 days.\n" });
  const answer = await ask(agentId);
  const same = await owner.post(`/v2/messages/${answer.id}/replay`);
  assert.equal(same.status, 200, JSON.stringify(same.body));
  assert.equal(same.body.same_content, true);
  await owner.upload({ name: "a.md", content: "Refunds take 30 days.\n" }, { agent_id: agentId, type: "document" });
  const { body } = await owner.post(`/v2/messages/${answer.id}/replay`);
  assert.equal(body.same_content, false);
  assert.match(body.replay.content, /30 days/);
  assert.equal(body.passages.seen_again, 0);
  const { body: messages } = await owner.get(`/v2/chats/${answer.chat_id}/messages`);
  assert.equal(messages.data.length, 2);
});

test("another account can neither verify, replay, cancel nor follow", async () => {
  const agentId = await createAgent({ "a.md": "Refunds take 14 days.\n" });
  const answer = await ask(agentId);
  for (const action of ["verify", "replay", "cancel"])
    assert.equal((await stranger.post(`/v2/messages/${answer.id}/${action}`)).status, 404, action);
  assert.equal((await stranger.get(`/v2/chat/${answer.chat_id}/stream`)).status, 404);
});

test("extractive answers stream too, and end with the stored message", async () => {
  const agentId = await createAgent({ "a.md": "Refunds take 14 days.\n" });
  const { body, headers } = await owner.post(
    "/v2/chat",
    { agent_id: agentId, message: QUESTION },
    { accept: "text/event-stream" },
  );
  assert.equal(headers.get("content-type"), "text/event-stream; charset=utf-8");
  assert.match(body, /"delta":"Refunds take 14 days\.\[1\]"/);
  assert.match(body, /"type":"data-answer"[\s\S]*\[DONE\]/);
});
