import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { asOpenTransaction, OpenTransactionError } from "../../platform/database/open-transaction-error.ts";
import { type ChatModel, type ChatModelPart, type ChatModelRequest, ModelFailure } from "../../ports/chat-model.ts";
import { createAnthropicProvider } from "./anthropic-provider.ts";
import { createGoogleProvider } from "./google-provider.ts";
import { createModelFetch } from "./model-fetch.ts";
import { createOpenaiCompatibleProvider } from "./openai-compatible-provider.ts";
import { createOpenaiProvider } from "./openai-provider.ts";
import { createStreamingChatModel } from "./streaming-chat-model.ts";
import type { ModelBehaviour } from "./testing/model-behaviour.ts";
import { type ModelServer, startModelServer } from "./testing/start-model-server.ts";

const KEY = "secret-key-of-the-test";
const providers = {
  "OpenAI Responses": { protocol: "openai", create: createOpenaiProvider, path: "/v1/responses" },
  "Chat Completions": { protocol: "openai", create: createOpenaiCompatibleProvider, path: "/v1/chat/completions" },
  "Anthropic Messages": { protocol: "anthropic", create: createAnthropicProvider, path: "/v1/messages" },
  Gemini: { protocol: "google", create: createGoogleProvider, path: "/v1beta/models/stub-model:streamGenerateContent" },
} as const;

for (const [wire, { protocol, create, path }] of Object.entries(providers)) {
  describe(`a model over ${wire}`, () => {
    let server: ModelServer;
    let model: ChatModel;
    before(async () => {
      server = await startModelServer({ protocol, apiKey: KEY });
      const provider = create({ apiKey: KEY, baseUrl: server.url, fetch: createModelFetch(), listTimeoutMs: 1_000 });
      const open = () => provider.open("stub-model");
      model = createStreamingChatModel("stub", { retries: 2, firstRetryDelayMs: 1, open });
    });
    after(() => server.close());

    const behave = (behaviour: ModelBehaviour) => {
      server.behave(behaviour);
      server.requests.length = 0;
    };

    test("sends the system text, the turns, the limits and the tools as the protocol has them", async () => {
      behave({ kind: "answer", text: "Fine." });
      await collect(
        model.stream(
          request({
            system: "Be brief.",
            messages: [
              { role: "user", content: "One?" },
              { role: "assistant", content: "Yes." },
              { role: "user", content: "Two?" },
            ],
            maxOutputTokens: 321,
            temperature: 0.25,
            tools: [{ name: "capture_lead", description: "Keeps a name.", parameters: { type: "object" } }],
          }),
        ),
      );
      const [received] = server.requests;
      assert.equal(received?.path, path);
      assert.deepEqual(received?.prompt, {
        model: "stub-model",
        system: "Be brief.",
        messages: [
          { role: "user", content: "One?" },
          { role: "assistant", content: "Yes." },
          { role: "user", content: "Two?" },
        ],
        tools: ["capture_lead"],
        stream: true,
        maxOutputTokens: 321,
        temperature: 0.25,
      });
      if (wire === "OpenAI Responses") assert.equal(received?.body.store, false);
    });

    test("passes words on as they come and ends with the reason and the usage", async () => {
      behave({ kind: "answer", text: "Refunds take 14 days." });
      const parts = await collect(model.stream(request()));
      assert.equal(textOf(parts), "Refunds take 14 days.");
      assert.ok(parts.length > 4, "one part a word");
      const finish = parts.at(-1);
      assert.ok(finish?.type === "finish" && finish.reason === "stop");
      assert.equal(finish.usage.outputTokens, 4);
      assert.ok(finish.usage.inputTokens > 0);
    });

    test("passes the first word on before the last one was sent", async () => {
      behave({ kind: "slow", text: "now later", firstPartMs: 0, betweenPartsMs: 2_000 });
      const started = performance.now();
      for await (const part of model.stream(request())) {
        assert.deepEqual(part, { type: "text", text: "now " });
        break;
      }
      assert.ok(performance.now() - started < 1_500);
    });

    test("passes a tool call on with its arguments parsed", async () => {
      behave({ kind: "tool_call", name: "capture_lead", arguments: { name: "Ada", age: 36 } });
      const tools = [{ name: "capture_lead", description: "Keeps a name.", parameters: { type: "object" } }];
      const parts = await collect(model.stream(request({ tools })));
      const call = parts.find((part) => part.type === "tool_call");
      assert.ok(call?.type === "tool_call");
      assert.equal(call.name, "capture_lead");
      assert.deepEqual(call.arguments, { name: "Ada", age: 36 });
      assert.notEqual(call.id, "");
      const finish = parts.at(-1);
      assert.ok(finish?.type === "finish" && finish.reason === "tool_calls");
    });

    for (const [status, code, tries] of [
      [400, "bad_response", 1],
      [401, "authentication", 1],
      [403, "authentication", 1],
      [404, "bad_response", 1],
      [413, "context_too_long", 1],
      [429, "rate_limited", 3],
      [500, "unavailable", 3],
      [503, "unavailable", 3],
      [529, "unavailable", 3],
    ] as const) {
      test(`a ${status} ends as ${code} after ${tries} ${tries === 1 ? "try" : "tries"}`, async () => {
        behave({ kind: "status", status });
        const failure = await failureOf(model.stream(request()));
        assert.equal(failure.code, code);
        assert.equal(server.requests.length, tries);
        const told = JSON.stringify([failure.message, failure.cause, failure.stack]);
        assert.ok(!told.includes(KEY) && !told.includes("What is it?"), "neither key nor prompt in the failure");
      });
    }

    test("a prompt over the context window is told apart from other refused requests", async () => {
      behave({ kind: "status", status: 400, message: "This model's maximum context length is 8192 tokens." });
      assert.equal((await failureOf(model.stream(request()))).code, "context_too_long");
    });

    test("a moment of overload is bridged by trying again", async () => {
      behave({
        kind: "sequence",
        behaviours: [
          { kind: "status", status: 503 },
          { kind: "cut", text: "", afterParts: 0 },
          { kind: "answer", text: "Here." },
        ],
      });
      assert.equal(textOf(await collect(model.stream(request()))), "Here.");
      assert.equal(server.requests.length, 3);
    });

    test("a Retry-After longer than the time for the first part fails at once and is handed on", async () => {
      behave({ kind: "status", status: 429, retryAfterSeconds: 60 });
      const started = performance.now();
      const failure = await failureOf(model.stream(request()));
      assert.equal(failure.retryAfterSeconds, 60);
      assert.equal(server.requests.length, 1);
      assert.ok(performance.now() - started < 1_000);
    });

    test("a short Retry-After is waited for", async () => {
      const busy = { kind: "status", status: 429, retryAfterSeconds: 1 } as const;
      behave({ kind: "sequence", behaviours: [busy, { kind: "answer", text: "Here." }] });
      const started = performance.now();
      await collect(model.stream(request()));
      assert.ok(performance.now() - started >= 990);
    });

    test("an abort ends the wait for the next try", async () => {
      behave({ kind: "status", status: 429, retryAfterSeconds: 2 });
      const started = performance.now();
      const abort = new AbortController();
      const failing = failureOf(model.stream(request({ signal: abort.signal })));
      while (server.requests.length === 0) await pause(5);
      await pause(50);
      abort.abort();
      assert.equal((await failing).code, "aborted");
      assert.ok(performance.now() - started < 1_500);
    });

    test("a model that never starts is given up on in time, without a second try", async () => {
      behave({ kind: "slow", text: "late", firstPartMs: 1_000, betweenPartsMs: 0 });
      const failure = await failureOf(model.stream(request({ timeoutMs: 400 })));
      assert.equal(failure.code, "timeout");
      assert.equal(server.requests.length, 1);
    });

    test("comment lines are no sign of life", async () => {
      behave({ kind: "pings_only" });
      assert.equal((await failureOf(model.stream(request({ timeoutMs: 80 })))).code, "timeout");
    });

    test("a model that stops in the middle is given up on", async () => {
      behave({ kind: "slow", text: "one two", firstPartMs: 0, betweenPartsMs: 2_000 });
      const seen: ChatModelPart[] = [];
      const failure = await failureOf(model.stream(request({ timeoutMs: 600 })), seen);
      assert.equal(failure.code, "timeout");
      assert.equal(textOf(seen), "one ");
    });

    test("a slow reader costs the model no time", async () => {
      behave({ kind: "answer", text: "one two three" });
      let text = "";
      for await (const part of model.stream(request({ timeoutMs: 500 }))) {
        if (part.type === "text") text += part.text;
        await new Promise((resolve) => setTimeout(resolve, 550));
      }
      assert.equal(text, "one two three");
    });

    test("a connection cut in the middle fails after the words that came, and is not tried again", async () => {
      behave({ kind: "cut", text: "one two three", afterParts: 2 });
      const seen: ChatModelPart[] = [];
      const failure = await failureOf(model.stream(request()), seen);
      assert.equal(failure.code, "unavailable");
      assert.equal(textOf(seen), "one two ");
      assert.equal(server.requests.length, 1);
    });

    test("an answer without its closing event is not taken for a whole one", async () => {
      behave({ kind: "unfinished", text: "one two three", afterParts: 2 });
      assert.equal((await failureOf(model.stream(request()))).code, "bad_response");
      assert.equal(server.requests.length, 1);
    });

    for (const kind of ["garbage", "nothing"] as const) {
      test(`${kind} ends as bad_response`, async () => {
        behave({ kind });
        assert.equal((await failureOf(model.stream(request()))).code, "bad_response");
        assert.equal(server.requests.length, 3);
      });
    }

    test("half an event ends as bad_response after the words before it", async () => {
      behave({ kind: "half_json" });
      const seen: ChatModelPart[] = [];
      assert.equal((await failureOf(model.stream(request()), seen)).code, "bad_response");
      assert.equal(textOf(seen), "One ");
    });

    test("an empty answer ends as bad_response", async () => {
      behave({ kind: "answer", text: "" });
      assert.equal((await failureOf(model.stream(request()))).code, "bad_response");
    });

    test("an error inside the stream is a failure", async () => {
      behave({ kind: "error_event", message: "overloaded" });
      const failure = await failureOf(model.stream(request()));
      assert.ok(["unavailable", "bad_response"].includes(failure.code), failure.code);
    });

    test("an endless answer is cut where the limit on tokens cannot have been kept", async () => {
      behave({ kind: "endless", text: "on and on " });
      const parts = await collect(model.stream(request({ maxOutputTokens: 50 })));
      const finish = parts.at(-1);
      assert.ok(finish?.type === "finish" && finish.reason === "length");
      assert.ok(textOf(parts).length <= 50 * 16 + "on and on ".length);
    });

    test("an abort ends the answer at once and closes the connection", async () => {
      behave({ kind: "slow", text: "one two three", firstPartMs: 0, betweenPartsMs: 5_000 });
      const stop = new AbortController();
      const started = performance.now();
      const seen: ChatModelPart[] = [];
      const failing = failureOf(model.stream(request({ signal: stop.signal })), seen, () => stop.abort());
      assert.equal((await failing).code, "aborted");
      assert.equal(textOf(seen), "one ");
      assert.ok(performance.now() - started < 2_000);
    });

    test("an abort before the start asks nobody", async () => {
      behave({ kind: "answer", text: "Hello." });
      const failure = await failureOf(model.stream(request({ signal: AbortSignal.abort() })));
      assert.equal(failure.code, "aborted");
      assert.equal(server.requests.length, 0);
    });

    test("refuses to work inside an open transaction", async () => {
      behave({ kind: "answer", text: "Hello." });
      const work = () => collect(model.stream(request()));
      await assert.rejects(asOpenTransaction(work), OpenTransactionError);
      assert.equal(server.requests.length, 0);
    });

    test("a wrong key is an authentication failure", async () => {
      const provider = create({ apiKey: "x", baseUrl: server.url, fetch: createModelFetch(), listTimeoutMs: 1_000 });
      const open = () => provider.open("stub-model");
      const other = createStreamingChatModel("other", { retries: 0, firstRetryDelayMs: 1, open });
      assert.equal((await failureOf(other.stream(request()))).code, "authentication");
    });

    test("a server that is not there is unavailable", async () => {
      const gone = await startModelServer({ protocol });
      await gone.close();
      const provider = create({ apiKey: KEY, baseUrl: gone.url, fetch: createModelFetch(), listTimeoutMs: 1_000 });
      const open = () => provider.open("stub-model");
      const other = createStreamingChatModel("other", { retries: 1, firstRetryDelayMs: 1, open });
      assert.equal((await failureOf(other.stream(request()))).code, "unavailable");
    });

    test("lists its models with the key in the right header", async () => {
      behave({ kind: "answer", text: "" });
      const provider = create({ apiKey: KEY, baseUrl: server.url, fetch: createModelFetch(), listTimeoutMs: 1_000 });
      const listed = await provider.list(new AbortController().signal);
      assert.deepEqual(
        listed.map(({ name }) => name),
        ["stub-model"],
      );
    });
  });
}

function request(changes: Partial<ChatModelRequest> = {}): ChatModelRequest {
  return {
    system: "You answer.",
    messages: [{ role: "user", content: "What is it?" }],
    maxOutputTokens: 500,
    timeoutMs: 3_000,
    signal: new AbortController().signal,
    ...changes,
  };
}

async function collect(parts: AsyncIterable<ChatModelPart>): Promise<ChatModelPart[]> {
  const collected: ChatModelPart[] = [];
  for await (const part of parts) collected.push(part);
  return collected;
}

function textOf(parts: ChatModelPart[]): string {
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}

async function failureOf(
  parts: AsyncIterable<ChatModelPart>,
  seen: ChatModelPart[] = [],
  onPart: () => void = () => undefined,
): Promise<ModelFailure> {
  try {
    for await (const part of parts) {
      seen.push(part);
      onPart();
    }
  } catch (error) {
    assert.ok(error instanceof ModelFailure, String(error));
    return error;
  }
  return assert.fail("the stream ended without a failure");
}
