import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { extractDocument } from "@citedesk/extraction";
import { splitPassages } from "@citedesk/grounding";
import { makeBenchCorpus, makeBenchQuestions } from "./bench-corpus.ts";

const projectRoot = join(import.meta.dirname, "..", "..", "..");
const corpus = await makeBenchCorpus(projectRoot, 250);

test("the corpus holds as many sections as asked for, in files of a hundred", () => {
  assert.deepEqual(
    corpus.map((document) => document.sections.length),
    [100, 100, 50],
  );
});

test("every section makes one passage", async () => {
  for (const { name, text, sections } of corpus) {
    const document = await extractDocument(Buffer.from(text), { fileName: name });
    assert.equal(splitPassages(document).length, sections.length, name);
  }
});

test("corpus and questions are the same in every run", async () => {
  const again = await makeBenchCorpus(projectRoot, 250);
  assert.equal(again[2]?.text, corpus[2]?.text);
  assert.deepEqual(makeBenchQuestions(again, 20), makeBenchQuestions(corpus, 20));
});
