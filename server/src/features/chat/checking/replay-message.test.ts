import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../../testing/test-server.ts";

const { owner, as } = await withTestServer();

async function createAgent(): Promise<string> {
  const { body } = await owner.post("/v2/agents", { name: "Shop" });
  const content =
    "# Gift cards\n\nGift cards are valid for three years.\n\n# Vouchers\n\nVouchers are valid for one year.\n";
  await owner.upload({ name: "a.md", content }, { agent_id: body.id, type: "document" });
  return body.id;
}

const ask = async (agentId: string, message: string, more: object = {}) =>
  (await owner.post("/v2/chat", { agent_id: agentId, message, ...more })).body;

test("a follow-up is replayed behind the turns before it, by the version that answered it", async () => {
  const agentId = await createAgent();
  const { chat_id } = await ask(agentId, "How long are gift cards valid?");
  const second = await ask(agentId, "and vouchers?", { chat_id });
  assert.match(second.content, /one year/);
  const { status, body } = await owner.post(`/v2/messages/${second.id}/replay`);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.same_content, true);
  assert.equal(body.original.id, second.id);
  assert.equal(body.original.content, second.content);
});

test("only answers are replayed, and not those whose chat was deleted", async () => {
  const agentId = await createAgent();
  const answer = await ask(agentId, "How long are gift cards valid?");
  const { body: messages } = await owner.get(`/v2/chats/${answer.chat_id}/messages`);
  const question = messages.data.find(({ role }: { role: string }) => role === "user");
  const refused = await owner.post(`/v2/messages/${question.id}/replay`);
  assert.deepEqual([refused.status, refused.body.code], [409, "not_an_answer"]);
  assert.equal((await owner.post("/v2/messages/message_01h2xcejqtf2nbrexx3vqjhp41/replay")).status, 404);
  assert.equal((await owner.request("DELETE", `/v2/chats/${answer.chat_id}`)).status < 300, true);
  assert.equal((await owner.post(`/v2/messages/${answer.id}/replay`)).status, 404);
});

test("a key of one assistant replays nothing of another", async () => {
  const [mine, other] = [await createAgent(), await createAgent()];
  const key = { name: "Replays", scopes: ["chat:write", "chats:read"], agent_id: mine };
  const { body } = await owner.post("/v2/api_keys", key);
  const replay = async (agentId: string) => {
    const { id } = await ask(agentId, "How long are gift cards valid?");
    return (await as(body.key).post(`/v2/messages/${id}/replay`)).status;
  };
  assert.deepEqual([await replay(mine), await replay(other)], [200, 404]);
});
