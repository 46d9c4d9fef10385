import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createModelFetch } from "./model-fetch.ts";
import type { ModelProvider } from "./model-provider.ts";
import { createOpenaiCompatibleProvider } from "./openai-compatible-provider.ts";
import { createOpenaiProvider } from "./openai-provider.ts";
import { createStreamingChatModel } from "./streaming-chat-model.ts";
import { type ModelServer, startModelServer } from "./testing/start-model-server.ts";

let server: ModelServer;
before(async () => {
  const models = ["gpt-5", "gpt-4o-2024-08-06", "gpt-image-1", "whisper-1", "text-embedding-3-small", "o3"];
  server = await startModelServer({ protocol: "openai", models, behaviour: { kind: "answer_at_once", text: "Yes." } });
});
after(() => server.close());

const settings = () => ({ apiKey: "k", baseUrl: server.url, fetch: createModelFetch(), listTimeoutMs: 1_000 });

test("thinking models are asked to think little, others are not told", async () => {
  const provider = createOpenaiProvider(settings());
  assert.deepEqual((await bodyFor(provider, "gpt-5")).reasoning, { effort: "low" });
  assert.equal((await bodyFor(provider, "gpt-4o")).reasoning, undefined);
});

test("behind a proxy, OpenAI's thinking models get the limit under the name that they take", async () => {
  const provider = createOpenaiCompatibleProvider(settings());
  for (const name of ["gpt-5-mini", "openai/o3"]) {
    const body = await bodyFor(provider, name);
    assert.deepEqual([body.max_tokens, body.max_completion_tokens, body.temperature], [undefined, 50, undefined], name);
  }
  for (const name of ["gpt-4o", "llama-4", "qwen/o-model"]) {
    const body = await bodyFor(provider, name);
    assert.deepEqual([body.max_tokens, body.max_completion_tokens, body.temperature], [50, undefined, 0.5], name);
  }
});

test("of OpenAI's own list, what can't write text is not shown", async () => {
  const listed = await createOpenaiProvider(settings()).list(new AbortController().signal);
  assert.deepEqual(
    listed
      .filter(({ shown }) => shown)
      .map(({ name, kind, contextWindow, price }) => [name, kind, contextWindow, price]),
    [
      ["gpt-5", "chat", 400_000, { input: 1.25, output: 10 }],
      ["gpt-4o-2024-08-06", "chat", 128_000, { input: 2.5, output: 10 }],
      ["text-embedding-3-small", "embedding", 8_192, { input: 0.02, output: 0 }],
      ["o3", "chat", null, null],
    ],
  );
});

async function bodyFor(provider: ModelProvider, name: string): Promise<Record<string, unknown>> {
  const open = () => provider.open(name);
  const model = createStreamingChatModel(name, { retries: 0, firstRetryDelayMs: 1, open });
  const parts = model.stream({
    system: "s",
    messages: [{ role: "user", content: "u" }],
    maxOutputTokens: 50,
    temperature: 0.5,
    timeoutMs: 2_000,
    signal: new AbortController().signal,
  });
  for await (const part of parts) assert.notEqual(part.type, "tool_call");
  return server.requests.at(-1)?.body ?? {};
}
