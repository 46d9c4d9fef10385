import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { findLocalModel } from "../../adapters/embedder/find-local-model.ts";
import { createLocalEmbedder } from "../../adapters/embedder/local-embedder.ts";
import { ENERGETIC_PACKAGES, writePackages } from "../../adapters/embedder/testing/model-packages.ts";
import { compose } from "../../compose.ts";
import { ConfigError, readConfig } from "../../config.ts";
import { until } from "../../testing/open-chat.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { embedPassages } from "./embed-passages.ts";

const folder = await mkdtemp(join(tmpdir(), "citedesk-local-embeddings-"));
after(() => rm(folder, { recursive: true, force: true }));
writePackages(folder, ENERGETIC_PACKAGES);

const { owner, context } = await withTestServer({ EMBEDDING_MODEL: "energetic-ai/en", EMBEDDING_FOLDER: folder });
const signal = new AbortController().signal;

const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
for (const [name, content] of [
  ["refunds.md", "# Refunds\n\nRefunds take 14 days.\n"],
  ["lamps.md", "# Lamps\n\nOur lamps are made of brass.\n"],
] as const)
  await owner.upload({ name, content }, { agent_id: agent.id, type: "document" });
await context.queue.drain();

const countVectors = async () =>
  (
    await context.database.owner.query(
      "SELECT model, dimensions, count(*)::integer AS count FROM passage_embeddings GROUP BY model, dimensions",
    )
  ).rows;

test("an installed package gives the passages their vectors, as long as the model makes them", async () => {
  const [row, ...others] = await countVectors();
  assert.match(row?.model as string, /^energetic-ai\/en@[0-9a-f]{12}$/);
  assert.deepEqual([row?.dimensions, row?.count, others.length], [64, 2, 0]);
  const { body } = await owner.post("/v2/search", { agent_id: agent.id, query: "How long do refunds take?" });
  assert.equal(body.data[0].title, "Refunds");
  assert.equal(body.data.length, 2, "the lamps share no word with the question: they are there because they are near");
});

test("it is listed among the models, and says why it fails", async () => {
  const find = async () =>
    (await owner.get("/v2/models")).body.data.find(({ kind }: { kind: string }) => kind === "embedding");
  assert.deepEqual(await find(), {
    id: "energetic-ai/en",
    provider: "energetic-ai",
    name: "en",
    kind: "embedding",
    ready: true,
    problem: null,
    context_window: null,
    price: null,
  });
  const { status, body } = await owner.post("/v2/search", { agent_id: agent.id, query: "crash refunds" });
  assert.equal(status, 200);
  assert.equal(body.data[0].title, "Refunds");
  const failed = await find();
  assert.deepEqual([failed.ready, /process ended/.test(failed.problem)], [false, true]);
  await until(async () => {
    await owner.post("/v2/search", { agent_id: agent.id, query: "refunds" });
    return (await find()).ready;
  }, "a new process took over");
});

test("another version of the package makes all vectors again", async () => {
  const before = (await countVectors())[0]?.model;
  writePackages(folder, ENERGETIC_PACKAGES, "1.0.1");
  const embedder = createLocalEmbedder(await findLocalModel("energetic-ai/en", folder));
  const { rows } = await context.database.owner.query("SELECT DISTINCT workspace_id FROM passage_embeddings");
  await embedPassages({ database: context.database, embedder }, rows[0]!.workspace_id as string, signal);
  await embedder.close();
  const [row, ...others] = await countVectors();
  assert.notEqual(row?.model, before);
  assert.deepEqual([row?.count, others.length], [2, 0]);
});

test("a start without the package ends with one line that says what to install", async () => {
  const empty = join(folder, "empty");
  const { config, secrets } = readConfig({
    EMBEDDING_MODEL: "energetic-ai/en",
    EMBEDDING_FOLDER: empty,
    DATA_DIR: empty,
  });
  await assert.rejects(
    compose(config, secrets),
    (error) =>
      error instanceof ConfigError &&
      error.message.startsWith("EMBEDDING_MODEL: @energetic-ai/core is not installed") &&
      error.message.includes(`npm install --prefix ${empty} @energetic-ai/core`),
  );
});
