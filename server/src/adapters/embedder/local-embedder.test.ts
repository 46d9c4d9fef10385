import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { asOpenTransaction, OpenTransactionError } from "../../platform/database/open-transaction-error.ts";
import { ModelFailure } from "../../ports/chat-model.ts";
import { findLocalModel, LocalModelMissing } from "./find-local-model.ts";
import { createLocalEmbedder, type LocalEmbedderOptions } from "./local-embedder.ts";
import {
  ENERGETIC_PACKAGES,
  TRANSFORMERS_PACKAGES,
  writeModelFolder,
  writePackages,
} from "./testing/model-packages.ts";

const folder = await mkdtemp(join(tmpdir(), "citedesk-embedder-"));
const closing: (() => Promise<void>)[] = [];
after(async () => {
  await Promise.all(closing.map((close) => close()));
  await rm(folder, { recursive: true, force: true });
});
writePackages(folder, { ...ENERGETIC_PACKAGES, ...TRANSFORMERS_PACKAGES });
writeModelFolder(join(folder, "models", "small"));

async function open(id: string, options: LocalEmbedderOptions = {}) {
  const embedder = createLocalEmbedder(await findLocalModel(id, folder), options);
  closing.push(() => embedder.close());
  return embedder;
}
const request = (texts: string[], purpose: "passage" | "question" = "passage") => ({
  texts,
  purpose,
  timeoutMs: 20_000,
  signal: new AbortController().signal,
});
const dot = (left: Float32Array, right: Float32Array) => left.reduce((sum, value, at) => sum + value * right[at]!, 0);

for (const id of ["energetic-ai/en", "transformers/small"]) {
  test(`${id}: gives one unit vector a text, in order, in more lists than the child takes at once`, async () => {
    const embedder = await open(id);
    const texts = ["refunds take days", "opening hours", "refunds", "lamps", "brass lamps", "norway"];
    const { vectors } = await embedder.embed(request(texts));
    assert.equal(vectors.length, texts.length);
    for (const vector of vectors) assert.ok(Math.abs(dot(vector, vector) - 1) < 1e-5);
    assert.ok(dot(vectors[0]!, vectors[2]!) > dot(vectors[1]!, vectors[2]!));
    assert.ok(dot(vectors[3]!, vectors[4]!) > dot(vectors[3]!, vectors[5]!));
    assert.deepEqual((await embedder.embed(request([]))).vectors, []);
    await assert.rejects(embedder.embed(request(Array(33).fill("a"))), RangeError);
    await assert.rejects(
      asOpenTransaction(async () => embedder.embed(request(["a"]))),
      OpenTransactionError,
    );
  });
}

test("transformers: prefixes and pooling are those of the model's own files", async () => {
  const prompts = { query: "query: ", document: "passage: " };
  writeModelFolder(join(folder, "models", "prefixed"), { prompts, isFirstToken: true });
  const embedder = await open("transformers/prefixed");
  const [asked] = (await embedder.embed(request(["echo"], "question"))).vectors;
  const [stored] = (await embedder.embed(request(["echo"], "passage"))).vectors;
  const plain = await (await open("transformers/small")).embed(request(["query: echo", "passage: echo"]));
  assert.ok(dot(asked!, plain.vectors[0]!) < 1, "pooled by the first token");
  assert.notDeepEqual(asked, stored);
});

test("the event loop stays free while the model works", async () => {
  const embedder = await open("energetic-ai/en");
  await embedder.embed(request(["warm"]));
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  await embedder.embed(request(["busy 800"]));
  clearInterval(timer);
  assert.ok(turns >= 10, `${turns} turns in 800 ms`);
});

test("a question goes before passages that wait", async () => {
  const embedder = await open("energetic-ai/en");
  await embedder.embed(request(["warm"]));
  const order: string[] = [];
  const passages = embedder.embed(request(Array(12).fill("busy 60"))).then(() => order.push("passages"));
  const question = embedder.embed(request(["lamps"], "question")).then(() => order.push("question"));
  await Promise.all([passages, question]);
  assert.deepEqual(order, ["question", "passages"]);
});

test("a package or a model folder that is missing is named, with what to do", async () => {
  const empty = join(folder, "empty");
  mkdirSync(empty);
  const missing = (id: string, place: string, pattern: RegExp) =>
    assert.rejects(
      findLocalModel(id, place),
      (error) => error instanceof LocalModelMissing && pattern.test(error.message),
    );
  await missing("energetic-ai/en", empty, /npm install --prefix .*empty @energetic-ai\/core @energetic-ai\/embeddings/);
  await missing("energetic-ai/xx", folder, /@energetic-ai\/model-embeddings-xx is not installed/);
  await missing("transformers/small", empty, /npm install --prefix .* @huggingface\/transformers$/);
  await missing("transformers/none", folder, /none has no config\.json/);
  await missing("transformers/../small", folder, /is not a name/);
});

test("another package or other weights are another space, so that every vector is made again", async () => {
  const spaceOf = async (id: string) => (await open(id)).vectorSpace;
  const before = await spaceOf("transformers/small");
  assert.equal(await spaceOf("transformers/small"), before);
  writeModelFolder(join(folder, "models", "small"), { weights: "others" });
  assert.notEqual(await spaceOf("transformers/small"), before);
  assert.match(before, /^transformers\/small@[0-9a-f]{12}$/);
});

const isFailure = (code: string, pattern: RegExp) => (error: unknown) =>
  error instanceof ModelFailure && error.code === code && pattern.test(error.message);

test("the packages reach neither the network, nor settings, nor files outside, and write nothing", async () => {
  process.env.CITEDESK_TEST_SECRET = "secret";
  const embedder = await open("energetic-ai/en");
  const said = (text: string) =>
    embedder.embed(request([text])).then(
      () => "done",
      (error: Error) => error.message,
    );
  assert.match(await said("try connect"), /EACCES/);
  assert.match(await said("try fetch"), /EACCES/);
  assert.match(await said(`try read ${import.meta.dirname}/../../../../README.md`), /permission|restricted/i);
  assert.match(await said(`try write ${join(folder, "written")}`), /permission|restricted/i);
  assert.match(await said("try spawn"), /permission|restricted/i);
  assert.match(await said("try secret"), /undefined/);
  delete process.env.CITEDESK_TEST_SECRET;
});

test("a call that takes too long, too much memory or the process with it fails alone; the next one has a new process", async () => {
  const hurried = await open("energetic-ai/en", { callMilliseconds: 2000 });
  await hurried.embed(request(["warm"]));
  await assert.rejects(hurried.embed(request(["busy 30000"])), isFailure("timeout", /took longer than 2 s/));
  assert.equal((await hurried.embed(request(["lamps"]))).vectors.length, 1);
  const embedder = await open("energetic-ai/en", { memoryBytes: 400 * 2 ** 20 });
  await assert.rejects(embedder.embed(request(["grow"])), isFailure("unavailable", /EMBEDDING_MEMORY_MB|ended/));
  assert.equal((await embedder.embed(request(["lamps"]))).vectors.length, 1);
  await assert.rejects(embedder.embed(request(["crash"])), isFailure("unavailable", /ended/));
  assert.equal((await embedder.embed(request(["lamps"]))).vectors.length, 1);
});

test("who waits only so long is told, and the process lives on", async () => {
  const embedder = await open("energetic-ai/en");
  await embedder.embed(request(["warm"]));
  const late = embedder.embed({ ...request(["busy 500"]), timeoutMs: 50 });
  await assert.rejects(late, isFailure("timeout", /within 0.05 s/));
  const controller = new AbortController();
  const aborted = embedder.embed({ ...request(["busy 100"]), signal: controller.signal });
  controller.abort();
  await assert.rejects(aborted, isFailure("aborted", /given up/));
  assert.equal((await embedder.embed(request(["lamps"]))).vectors.length, 1);
});

test("vectors that are none are refused, and a list that is too short", async () => {
  const embedder = await open("energetic-ai/en");
  await assert.rejects(embedder.embed(request(["zero"])), isFailure("bad_response", /length zero/));
  await assert.rejects(embedder.embed(request(["nan"])), isFailure("bad_response", /list of numbers/));
  await assert.rejects(embedder.embed(request(["short"])), isFailure("bad_response", /0 vectors came back for 1/));
});

test("a model that can't be loaded says why, and isn't started again for each question", async () => {
  const broken = join(folder, "broken");
  writePackages(broken, {
    ...ENERGETIC_PACKAGES,
    "@energetic-ai/embeddings": 'throw new Error("weights are cut off")',
  });
  const embedder = createLocalEmbedder(await findLocalModel("energetic-ai/en", broken), { retryMilliseconds: 60_000 });
  closing.push(() => embedder.close());
  const cutOff = isFailure("unavailable", /energetic-ai\/en can't be loaded: weights are cut off/);
  await assert.rejects(embedder.embed(request(["a"])), cutOff);
  writePackages(broken, ENERGETIC_PACKAGES);
  await assert.rejects(embedder.embed(request(["a"])), cutOff, "answered from memory");
});

test("after close nothing is started any more", async () => {
  const embedder = await open("energetic-ai/en");
  await embedder.embed(request(["a"]));
  await embedder.close();
  await assert.rejects(embedder.embed(request(["a"])), ModelFailure);
});
