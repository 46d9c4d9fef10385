import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { ModelFailure } from "../../ports/chat-model.ts";
import type { Embedder } from "../../ports/embedder.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { embedPassages } from "./embed-passages.ts";

/** What words mean: one dimension a line. */
const MEANINGS = ["refund refunds reimbursement", "shipping norway delivery", "lamp lamps light", "opening hours open"];
type Behaviour = "answers" | "fails" | "hangs";
const endpoint = { embeddings: "answers" as Behaviour, rerank: "answers" as Behaviour, requests: [] as string[] };

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const path = request.url?.endsWith("/rerank") ? "rerank" : "embeddings";
    endpoint.requests.push(path);
    if (endpoint[path] === "hangs") return;
    response.writeHead(endpoint[path] === "fails" ? 400 : 200, { "content-type": "application/json" });
    const body = JSON.parse(Buffer.concat(chunks).toString());
    response.end(JSON.stringify(path === "rerank" ? rerank(body) : embedAll(body)));
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
after(() => {
  server.closeAllConnections();
  server.close();
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

function embedAll({ input }: { input: string[] }) {
  return { data: input.map((text, index) => ({ index, embedding: meaningOf(text) })), usage: { prompt_tokens: 1 } };
}

function meaningOf(text: string): number[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const counts = MEANINGS.map((line) => words.filter((word) => line.split(" ").includes(word)).length);
  return [...counts, 0.01];
}

/** The shorter a passage, the better. */
function rerank({ documents }: { documents: string[] }) {
  return { results: documents.map((text, index) => ({ index, relevance_score: 1 / text.length })) };
}

const { owner, stranger, context } = await withTestServer({
  EMBEDDING_MODEL: "local/meaning",
  EMBEDDING_BASE_URL: url,
  EMBEDDING_DIMENSIONS: "5",
  RERANK_MODEL: "local/judge",
  RERANK_BASE_URL: url,
});

const FILES = {
  "refunds.md": "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n",
  "shipping.md": "# Shipping\n\nShipping to Norway costs 9 euros.\n",
  "lamps.md": "# Lamps\n\nOur lamps are made of brass. The brass is old, and each lamp has a number under its foot.\n",
  "short.md": "# Lamp numbers\n\nEach lamp has a number.\n",
};

async function createAgent(files: Partial<typeof FILES> = FILES): Promise<string> {
  const { body } = await owner.post("/v2/agents", { name: "Shop" });
  for (const [name, content] of Object.entries(files))
    await owner.upload({ name, content }, { agent_id: body.id, type: "document" });
  await context.queue.drain();
  return body.id;
}

const search = async (agentId: string, query: string) => {
  const { status, body } = await owner.post("/v2/search", { agent_id: agentId, query, limit: 5 });
  assert.equal(status, 200, JSON.stringify(body));
  return (body.data as { title: string; score: number }[]).map(({ title }) => title);
};
const countVectors = async () =>
  (
    await context.database.owner.query(
      "SELECT model, count(*)::integer AS count FROM passage_embeddings GROUP BY model",
    )
  ).rows;

const agentId = await createAgent();

test("what is read gets vectors in the background, and is found by what it means", async () => {
  const [row] = await countVectors();
  assert.equal(row?.model, "local/meaning");
  assert.equal(row?.count, 4);
  assert.equal((await search(agentId, "reimbursement"))[0], "Refunds");
  assert.equal((await search(agentId, "How long do refunds take?"))[0], "Refunds");
});

test("the embedder and the reranker are among the models, and say when they fail", async () => {
  const kinds = async () =>
    (await owner.get("/v2/models")).body.data.map(({ id, kind, ready }: Record<string, unknown>) => [id, kind, ready]);
  assert.deepEqual(await kinds(), [
    ["extractive", "chat", true],
    ["local/meaning", "embedding", true],
    ["local/judge", "rerank", true],
  ]);
  endpoint.rerank = "fails";
  await search(agentId, "refunds");
  endpoint.rerank = "answers";
  assert.deepEqual((await kinds()).at(-1), ["local/judge", "rerank", false]);
  await search(agentId, "refunds");
  assert.deepEqual((await kinds()).at(-1), ["local/judge", "rerank", true]);
});

test("a reranker has a say in the order of what words find alike", async () => {
  assert.equal((await search(agentId, "the number of a lamp"))[0], "Lamp numbers");
});

for (const behaviour of ["fails", "hangs"] as const) {
  test(`when embedder and reranker ${behaviour === "fails" ? "fail" : "hang"}, words alone answer in time`, async () => {
    endpoint.embeddings = endpoint.rerank = behaviour;
    const started = performance.now();
    assert.equal((await search(agentId, "How long do refunds take?"))[0], "Refunds");
    assert.ok(performance.now() - started < 6_000);
    const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: "How long do refunds take?" });
    endpoint.embeddings = endpoint.rerank = "answers";
    assert.match(body.content, /Refunds take 14 days/);
  });
}

test("closed sources and those of others are not found by their meaning either", async () => {
  const [source] = (await owner.get(`/v2/sources?agent_id=${agentId}`)).body.data.filter(
    ({ title }: { title: string }) => title === "refunds.md" || title === "Refunds",
  );
  await owner.request("PATCH", `/v2/sources/${source.id}`, { enabled: false });
  assert.equal((await search(agentId, "reimbursement")).includes("Refunds"), false);
  await owner.request("PATCH", `/v2/sources/${source.id}`, { enabled: true });
  assert.equal((await search(agentId, "reimbursement"))[0], "Refunds");
  const { body: own } = await stranger.post("/v2/agents", { name: "Other" });
  const { body } = await stranger.post("/v2/search", { agent_id: own.id, query: "reimbursement" });
  assert.deepEqual(body.data, []);
});

test("another model takes over in the background, batch by batch, and goes on where it stopped", async () => {
  const workspaceId = (await context.database.owner.query("SELECT workspace_id FROM passages LIMIT 1")).rows[0]!
    .workspace_id as string;
  const signal = new AbortController().signal;
  let calls = 0;
  let failAt = 2;
  const embedder: Embedder = {
    id: "local/other",
    vectorSpace: "local/other@1",
    dimensions: null,
    maxEmbeddingsPerCall: 3,
    async embed({ texts }) {
      calls++;
      if (calls === failAt) throw new ModelFailure("unavailable", "down");
      return { vectors: texts.map(() => Float32Array.of(0.6, 0.8)), inputTokens: 1 };
    },
  };
  const run = () => embedPassages({ database: context.database, embedder }, workspaceId, signal);
  await assert.rejects(run, ModelFailure);
  assert.deepEqual(Object.fromEntries((await countVectors()).map(({ model, count }) => [model, count])), {
    "local/meaning": 4,
    "local/other@1": 3,
  });
  failAt = 0;
  calls = 0;
  await run();
  assert.equal(calls, 1, "only the rest was asked for");
  assert.deepEqual(await countVectors(), [{ model: "local/other@1", count: 4 }]);
  calls = 0;
  await run();
  assert.equal(calls, 0);
});
