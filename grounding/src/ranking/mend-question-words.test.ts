import assert from "node:assert/strict";
import { test } from "node:test";
import { readQuestion } from "../answering/questions/question-reading.ts";
import { mendQuestionWords } from "./mend-question-words.ts";
import { prepareQuery } from "./prepare-query.ts";

test("a mistyped question word asks for what it was meant to ask for", () => {
  assert.equal(mendQuestionWords("wen does the sale finish", "en"), "when does the sale finish");
  assert.equal(mendQuestionWords("Wielange dauert das", "de"), "wie lange dauert das");
  assert.equal(mendQuestionWords("the hoe is broken", "ja"), "the hoe is broken");
  for (const [question, expected] of [
    ["wen does the wintr sale finsh", "date"],
    ["hw much is it", "price"],
    ["cmb ça coûte", "price"],
  ] as const)
    assert.equal(readQuestion(prepareQuery({ question })).thing?.expected, expected, question);
});
