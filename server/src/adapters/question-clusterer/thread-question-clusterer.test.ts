import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { isMainThread } from "node:worker_threads";
import { clusterQuestions } from "@citedesk/grounding";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { createThreadQuestionClusterer } from "./thread-question-clusterer.ts";

const QUESTIONS = [
  "How long does a refund take?",
  "refund how long",
  "Do you ship to Norway?",
  "Shipping to Norway?",
  "What does a gift card cost?",
].map((text, number) => ({ text, cluster: number === 2 ? "shipping" : null }));

const folder = await temporaryFolder();
let modules = 0;

async function moduleOf(code: string): Promise<string> {
  const file = join(folder, `${++modules}.mjs`);
  await writeFile(file, code);
  return pathToFileURL(file).href;
}

const unexpected = (error: unknown) => assert.fail(String(error));

test("questions are clustered in a thread, to what they are clustered to here", async () => {
  const clusterer = createThreadQuestionClusterer({ onError: unexpected });
  try {
    assert.deepEqual(await clusterer.cluster(QUESTIONS), clusterQuestions(QUESTIONS));
    assert.deepEqual(clusterer.done, { inThread: 1, here: 0 });
  } finally {
    await clusterer.close();
  }
});

test("it is another thread that runs the module, one job at a time", async () => {
  const clusterer = createThreadQuestionClusterer({
    onError: unexpected,
    module: await moduleOf(`
      import { isMainThread, threadId } from "node:worker_threads";
      let running = 0;
      export async function clusterQuestions() {
        running += 1;
        await new Promise((resolve) => setImmediate(resolve));
        return [isMainThread, threadId, running--];
      }`),
  });
  try {
    const found = await Promise.all([1, 2, 3].map(() => clusterer.cluster(QUESTIONS)));
    assert.equal(isMainThread, true);
    assert.equal(new Set(found.map((one) => JSON.stringify(one))).size, 1);
    const [inMainThread, threadId, running] = found[0] as unknown[];
    assert.deepEqual([inMainThread, running], [false, 1]);
    assert.notEqual(threadId, 0);
  } finally {
    await clusterer.close();
  }
});

test("where the thread fails, or ends, it is told and the work is done here", async () => {
  for (const code of [
    "export function clusterQuestions() { throw new Error('broken') }",
    "export function clusterQuestions() { process.exit(1) }",
    "nonsense",
  ]) {
    const errors: unknown[] = [];
    const clusterer = createThreadQuestionClusterer({
      onError: (error) => errors.push(error),
      module: await moduleOf(code),
    });
    try {
      assert.deepEqual(await clusterer.cluster(QUESTIONS), clusterQuestions(QUESTIONS), code);
      assert.deepEqual([errors.length, clusterer.done], [1, { inThread: 0, here: 1 }], code);
    } finally {
      await clusterer.close();
    }
  }
});

test("closing ends the thread and refuses what is under way and what comes after", async () => {
  const clusterer = createThreadQuestionClusterer({
    onError: unexpected,
    module: await moduleOf(
      "export function clusterQuestions() { return new Promise(() => setInterval(() => {}, 1000)) }",
    ),
  });
  const hanging = assert.rejects(clusterer.cluster(QUESTIONS), /stops/);
  await clusterer.close();
  await hanging;
  await assert.rejects(clusterer.cluster(QUESTIONS), /stops/);
});
