import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { ModelFailure } from "../../ports/chat-model.ts";
import { type ModelServer, startModelServer } from "../chat-model/testing/start-model-server.ts";
import { createEndpointReranker } from "./endpoint-reranker.ts";

let server: ModelServer;
before(async () => {
  server = await startModelServer({ protocol: "openai", apiKey: "k" });
});
after(() => server.close());

const limits = () => ({ timeoutMs: 2_000, signal: new AbortController().signal });
const passages = ["We open at nine.", "Refunds take 14 days.", "About us"];

test("gives one score a passage in the order they were sent", async () => {
  const reranker = createEndpointReranker({ id: "own/rerank-1", baseUrl: server.url, apiKey: "k" });
  const scores = await reranker.rerank({ question: "how long do refunds take", passages, ...limits() });
  assert.deepEqual(scores, [0, 0.4, 0]);
  const body = server.requests.at(-1)?.body;
  assert.equal(body?.model, "rerank-1");
  assert.equal(body?.top_n, 3);
});

test("refuses more passages than one call takes, and asks nobody for none", async () => {
  const asked = server.requests.length;
  const reranker = createEndpointReranker({ id: "own/rerank-1", baseUrl: server.url, maxPassagesPerCall: 2 });
  await assert.rejects(reranker.rerank({ question: "?", passages, ...limits() }), RangeError);
  assert.deepEqual(await reranker.rerank({ question: "?", passages: [], ...limits() }), []);
  assert.equal(server.requests.length, asked);
});

test("a wrong key is an authentication failure", async () => {
  const reranker = createEndpointReranker({ id: "own/rerank-1", baseUrl: server.url, apiKey: "wrong" });
  await assert.rejects(reranker.rerank({ question: "?", passages, ...limits() }), { code: "authentication" });
});

for (const [what, results] of [
  ["too few", [{ index: 0, relevance_score: 1 }]],
  ["one twice", [0, 1, 1].map((index) => ({ index, relevance_score: 1 }))],
  ["an index that was never sent", [0, 1, 3].map((index) => ({ index, relevance_score: 1 }))],
  ["no number", [0, 1, 2].map((index) => ({ index, relevance_score: "high" }))],
] as const) {
  test(`scores with ${what} are a bad response`, async (context) => {
    const broken = createServer((_request, response) => response.end(JSON.stringify({ results })));
    await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
    context.after(() => broken.close());
    const baseUrl = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    const reranker = createEndpointReranker({ id: "own/rerank-1", baseUrl });
    await assert.rejects(reranker.rerank({ question: "?", passages, ...limits() }), (error) => {
      assert.ok(error instanceof ModelFailure);
      return error.code === "bad_response";
    });
  });
}
