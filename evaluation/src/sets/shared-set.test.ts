import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { findSharedData, loadSharedSet } from "./shared-set.ts";

const lines = (records: object[]) => gzipSync(records.map((record) => `${JSON.stringify(record)}\n`).join(""));

test("a set is read with its judgements, answers and verdicts", async (context) => {
  const shared = await mkdtemp(join(tmpdir(), "shared-set-"));
  context.after(() => rm(shared, { recursive: true }));
  const folder = join(shared, "evaluation", "squad2");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "corpus.jsonl.gz"), lines([{ _id: "p0", title: "", text: "Cafe\u0301" }]));
  await writeFile(
    join(folder, "queries.jsonl.gz"),
    lines([
      { _id: "q0", text: "What?", passage: "p0", is_impossible: false, answers: ["Café"] },
      { _id: "q1", text: "Why?", passage: "p0", is_impossible: true, answers: [] },
    ]),
  );
  await writeFile(join(folder, "qrels.tsv"), "query-id\tcorpus-id\tscore\nq0\tp0\t1\n");

  assert.equal(findSharedData({ EVALUATION_DATA: shared }, "/nowhere"), shared);
  const set = await loadSharedSet(shared, "squad2");
  assert.deepEqual(set.passages[0], { id: "p0", title: null, headingPath: [], text: "Café", language: "en" });
  assert.deepEqual([...set.questions[0]!.judgements], [["p0", 1]]);
  assert.equal(set.questions[0]!.answerable, true);
  assert.equal(set.questions[1]!.answerable, false);
  assert.equal(set.questions[1]!.unanswerable, "adversarial");
  assert.equal(set.questions[1]!.judgements.size, 0);
});

test("without the data there is no folder, rather than an error", () => {
  assert.equal(findSharedData({ EVALUATION_DATA: "/does/not/exist" }, "/nowhere"), undefined);
  assert.equal(findSharedData({}, "/does/not/exist/either"), undefined);
});
