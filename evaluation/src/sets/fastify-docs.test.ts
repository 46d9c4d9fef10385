import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { containsAnswer } from "../measures/answer-containment.ts";
import { loadFastifyDocs, readDocuments, readQuestions } from "./fastify-docs.ts";
import { findSnippet } from "./folded-text.ts";

const projectRoot = join(import.meta.dirname, "..", "..", "..");
const documents = await readDocuments(join(projectRoot, "node_modules", "fastify", "docs"));
const texts = new Map(documents.map(({ file, document }) => [file, document.text]));
const questions = await readQuestions(projectRoot);

test("the installed documentation is the version that the questions were written for", async () => {
  const read = async (path: string) =>
    JSON.parse(await readFile(join(projectRoot, path), "utf8")) as { version: string };
  const wanted = await read("evaluation/sets/fastify-docs/set.json");
  const installed = await read("node_modules/fastify/package.json");
  assert.equal(installed.version, wanted.version, "check the snippets against the new text, then raise set.json");
});

test("every expected snippet stands in the text of its file", () => {
  for (const question of questions)
    for (const { file, snippet } of question.expected)
      assert.notEqual(findSnippet(texts.get(file) ?? "", snippet).length, 0, `${question.id}: "${snippet}" in ${file}`);
});

test("every answerable question has a gold answer that stands in an expected file", () => {
  for (const question of questions.filter((candidate) => candidate.expected.length > 0)) {
    const found = question.expected.some(({ file }) => containsAnswer(texts.get(file) ?? "", question.answers));
    assert.ok(found, `${question.id}: ${question.answers.join(" / ")}`);
  }
});

test("every snippet ends up in a passage of the split documents", async () => {
  const set = await loadFastifyDocs(projectRoot);
  for (const question of set.questions)
    assert.equal(question.judgements.size > 0, question.answerable, `${question.id} has no relevant passage`);
});

test("the set asks enough of every kind, with ids that are unique", () => {
  assert.equal(new Set(questions.map((question) => question.id)).size, questions.length);
  assert.ok(questions.length >= 100);
  assert.ok(questions.filter((question) => question.unanswerable === "adversarial").length >= 12);
  assert.ok(questions.filter((question) => question.unanswerable === "off_topic").length >= 6);
  assert.ok(questions.filter((question) => question.history !== undefined).length >= 10);
});
