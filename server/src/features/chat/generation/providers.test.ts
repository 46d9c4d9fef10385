import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { ModelBehaviour } from "../../../adapters/chat-model/testing/model-behaviour.ts";
import { type ModelServer, startModelServer } from "../../../adapters/chat-model/testing/start-model-server.ts";
import { withTestServer } from "../../../testing/test-server.ts";

/** Every provider's own protocol, from the visitor's question to the wire and back. */
const servers = {
  openai: await startModelServer({ protocol: "openai", models: ["stub-model"] }),
  anthropic: await startModelServer({ protocol: "anthropic", models: ["stub-model"] }),
  google: await startModelServer({ protocol: "google", models: ["stub-model"] }),
} satisfies Record<string, ModelServer>;
after(() => Promise.all(Object.values(servers).map((server) => server.close())));
const { owner } = await withTestServer({
  OPENAI_BASE_URL: servers.openai.url,
  ANTHROPIC_BASE_URL: servers.anthropic.url,
  ANTHROPIC_API_KEY: "test",
  GOOGLE_BASE_URL: servers.google.url,
  GOOGLE_API_KEY: "test",
  MODEL_TIMEOUT_SECONDS: "1",
});

const QUESTION = "How long do refunds take?";
const SENTENCE = 'Refunds take 14 days. [1: "Refunds take 14 days."] ';

async function createAgent(provider: string, fields: object): Promise<string> {
  const { status, body } = await owner.post("/v2/agents", { name: "Shop", model: `${provider}/stub-model`, ...fields });
  assert.equal(status, 201, JSON.stringify(body));
  const content = "# Refunds\n\nRefunds take 14 days. Send the parcel back.\n";
  await owner.upload({ name: "a.md", content }, { agent_id: body.id, type: "document" });
  return body.id;
}

/** As JSON and as a stream; each ends in the same stored message. */
async function askBothWays(agentId: string) {
  const whole = await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
  const { status, body } = await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION, stream: true });
  assert.equal(status, 200);
  const lines = (body as string).split("\n").filter((line) => line.startsWith("data: "));
  assert.equal(lines.at(-1), "data: [DONE]", "the stream came to its end");
  const parts = lines.slice(0, -1).map((line) => JSON.parse(line.slice(6)));
  const streamed = parts.find(({ type }) => type === "data-answer").data;
  assert.deepEqual((await owner.get(`/v2/messages/${streamed.id}`)).body, streamed);
  return { whole, streamed };
}

const FAILING: [string, ModelBehaviour][] = [
  ["refuses the key", { kind: "status", status: 401 }],
  ["limits the rate", { kind: "status", status: 429, retryAfterSeconds: 60 }],
  ["fails", { kind: "status", status: 500 }],
  ["answers garbage", { kind: "garbage" }],
  ["answers half a JSON", { kind: "half_json" }],
  ["answers nothing", { kind: "nothing" }],
  ["cuts the connection", { kind: "cut", text: SENTENCE, afterParts: 0 }],
];

for (const [provider, server] of Object.entries(servers)) {
  const shop = await createAgent(provider, { fallback_model: null });

  test(`${provider}: a sentence with its quote arrives whole and streamed`, async () => {
    server.behave({ kind: "quotes_passages" });
    const { whole, streamed } = await askBothWays(shop);
    for (const answer of [whole.body, streamed]) {
      assert.equal(answer.content, "Refunds take 14 days.[1]");
      assert.equal(answer.model, `${provider}/stub-model`);
      assert.ok(answer.usage.input_tokens > 0);
    }
  });

  for (const [what, behaviour] of FAILING)
    test(`${provider}: when it ${what}, the message is stored as failed, with a reason, and the stream ends`, async () => {
      server.behave(behaviour);
      const { whole, streamed } = await askBothWays(shop);
      assert.ok([502, 503, 504].includes(whole.status), String(whole.status));
      assert.equal(whole.body.code, "model_unavailable");
      assert.equal(streamed.status, "failed");
      assert.equal(streamed.error.code, "model_unavailable");
    });

  test(`${provider}: an endless answer, and one in another language, end with what the sources say`, async () => {
    server.behave({ kind: "endless", text: "Refunds take 14 days and " });
    const endless = await askBothWays(shop);
    for (const answer of [endless.whole.body, endless.streamed]) {
      assert.equal(answer.status, "completed");
      assert.doesNotMatch(answer.content, /14 days and/);
    }
    const text = 'Die Rückerstattung dauert nach dem Eingang bei uns vierzehn Tage. [1: "Refunds take 14 days."]';
    server.behave({ kind: "answer", text });
    const foreign = await askBothWays(shop);
    assert.equal(foreign.whole.body.content, "“Refunds take 14 days.”[1]");
    assert.equal(foreign.streamed.content, "“Refunds take 14 days.”[1]");
  });
}
