import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { containsAnswer } from "../measures/answer-containment.ts";
import {
  loadBicycleShop,
  loadFastifyDocs,
  loadLampShop,
  questionsPath,
  readDocuments,
  readQuestions,
} from "./document-set.ts";
import { findSnippet } from "./folded-text.ts";

const projectRoot = join(import.meta.dirname, "..", "..", "..");
const SETS = [
  { name: "fastify-docs", folder: join(projectRoot, "node_modules", "fastify", "docs"), load: loadFastifyDocs },
  { name: "lamp-shop", folder: join(projectRoot, "evaluation", "sets", "lamp-shop"), load: loadLampShop },
  {
    name: "bicycle-shop",
    folder: join(projectRoot, "evaluation", "sets", "bicycle-shop", "pages"),
    load: loadBicycleShop,
  },
];

test("the installed documentation is the version that the questions were written for", async () => {
  const read = async (path: string) =>
    JSON.parse(await readFile(join(projectRoot, path), "utf8")) as { version: string };
  const wanted = await read("evaluation/sets/fastify-docs/set.json");
  const installed = await read("node_modules/fastify/package.json");
  assert.equal(installed.version, wanted.version, "check the snippets against the new text, then raise set.json");
});

for (const { name, folder, load } of SETS) {
  const documents = await readDocuments(folder);
  const texts = new Map(documents.map(({ file, document }) => [file, document.text]));
  const questions = await readQuestions(questionsPath(projectRoot, name));

  test(`${name}: every expected snippet stands in the text of its file`, () => {
    for (const question of questions)
      for (const { file, snippet } of question.expected)
        assert.notEqual(
          findSnippet(texts.get(file) ?? "", snippet).length,
          0,
          `${question.id}: "${snippet}" in ${file}`,
        );
  });

  test(`${name}: every answerable question has a gold answer that stands in an expected file`, () => {
    for (const question of questions.filter((candidate) => candidate.expected.length > 0)) {
      const found = question.expected.some(({ file }) => containsAnswer(texts.get(file) ?? "", question.answers));
      assert.ok(found, `${question.id}: ${question.answers.join(" / ")}`);
    }
  });

  test(`${name}: every snippet ends up in a passage of the split documents`, async () => {
    for (const question of (await load(projectRoot)).questions)
      assert.equal(question.judgements.size > 0, question.answerable, `${question.id} has no relevant passage`);
  });

  test(`${name}: questions that are unanswerable say why, and ids are unique`, () => {
    assert.equal(new Set(questions.map((question) => question.id)).size, questions.length);
    for (const question of questions)
      assert.equal(question.unanswerable !== undefined, question.expected.length === 0, question.id);
  });
}
