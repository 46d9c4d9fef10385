import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { asOpenTransaction, OpenTransactionError } from "../../platform/database/open-transaction-error.ts";
import { ModelFailure } from "../../ports/chat-model.ts";
import type { EmbeddingRequest } from "../../ports/embedder.ts";
import { type ModelServer, startModelServer } from "../chat-model/testing/start-model-server.ts";
import { createOpenaiCompatibleEmbedder } from "./openai-compatible-embedder.ts";

let server: ModelServer;
before(async () => {
  server = await startModelServer({ protocol: "openai", apiKey: "k" });
});
after(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.behave({ kind: "answer", text: "" });
});

const settings = () => ({ id: "openai/embed-1", baseUrl: server.url, apiKey: "k", dimensions: 16 });

test("gives one unit vector a text, in order, whatever order the endpoint answers in", async () => {
  const embedder = createOpenaiCompatibleEmbedder(settings());
  const { vectors, inputTokens } = await embedder.embed(request(["refunds take days", "opening hours", "refunds"]));
  assert.equal(vectors.length, 3);
  for (const vector of vectors) assert.ok(Math.abs(dot(vector, vector) - 1) < 1e-5);
  assert.ok(dot(vectors[0], vectors[2]) > dot(vectors[1], vectors[2]));
  assert.equal(inputTokens, 6);
  assert.equal(server.requests[0]?.body.model, "embed-1");
  assert.equal("dimensions" in (server.requests[0]?.body ?? {}), false);
});

test("puts the model's own prefixes before questions and passages, and asks for shorter vectors where it can", async () => {
  const prefixes = { passage: "passage: ", question: "query: " };
  const embedder = createOpenaiCompatibleEmbedder({ ...settings(), dimensions: 8, canShorten: true, prefixes });
  await embedder.embed({ ...request(["a"]), purpose: "question" });
  await embedder.embed(request(["a"]));
  assert.deepEqual(
    server.requests.map(({ body }) => [body.input, body.dimensions]),
    [
      [["query: a"], 8],
      [["passage: a"], 8],
    ],
  );
});

test("refuses more texts than one call takes, and asks nobody for none", async () => {
  const embedder = createOpenaiCompatibleEmbedder({ ...settings(), maxEmbeddingsPerCall: 2 });
  await assert.rejects(embedder.embed(request(["a", "b", "c"])), RangeError);
  assert.deepEqual((await embedder.embed(request([]))).vectors, []);
  assert.equal(server.requests.length, 0);
});

test("refuses vectors of another size than it was set up for", async () => {
  const embedder = createOpenaiCompatibleEmbedder({ ...settings(), dimensions: 32 });
  await assert.rejects(embedder.embed(request(["a"])), (error) => isFailure(error, "bad_response"));
});

test("a wrong key, an overload and an abort each have their code", async () => {
  const embedder = createOpenaiCompatibleEmbedder({ ...settings(), apiKey: "wrong" });
  await assert.rejects(embedder.embed(request(["a"])), (error) => isFailure(error, "authentication"));
  server.behave({ kind: "status", status: 429, retryAfterSeconds: 30 });
  const right = createOpenaiCompatibleEmbedder(settings());
  await assert.rejects(right.embed(request(["a"])), (error) => isFailure(error, "rate_limited"));
  const signal = AbortSignal.abort();
  await assert.rejects(right.embed({ ...request(["a"]), signal }), (error) => isFailure(error, "aborted"));
});

test("refuses to work inside an open transaction", async () => {
  const embedder = createOpenaiCompatibleEmbedder(settings());
  await assert.rejects(
    asOpenTransaction(() => embedder.embed(request(["a"]))),
    OpenTransactionError,
  );
  assert.equal(server.requests.length, 0);
});

test("a moment of overload is bridged by trying again", async () => {
  const overload = { kind: "status", status: 503 } as const;
  server.behave({ kind: "sequence", behaviours: [overload, { kind: "answer", text: "" }] });
  const { vectors } = await createOpenaiCompatibleEmbedder(settings()).embed(request(["a"]));
  assert.equal(vectors.length, 1);
  assert.equal(server.requests.length, 2);
});

function request(texts: string[]): EmbeddingRequest {
  return { texts, purpose: "passage", timeoutMs: 2_000, signal: new AbortController().signal };
}

function dot(one: Float32Array | undefined, other: Float32Array | undefined): number {
  assert.ok(one !== undefined && other !== undefined);
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

function isFailure(error: unknown, code: string): boolean {
  assert.ok(error instanceof ModelFailure);
  assert.equal(error.code, code);
  return true;
}
