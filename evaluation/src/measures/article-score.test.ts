import assert from "node:assert/strict";
import { test } from "node:test";
import { meanScore, scoreArticle } from "./article-score.ts";

test("the same words score 1 whatever stands between them", () => {
  const score = scoreArticle("one two three four five", "one, two — three\n\nfour five!");
  assert.deepEqual(score, { truePositive: 1, falsePositive: 0, falseNegative: 0 });
});

test("words too many cost precision, words too few cost recall", () => {
  const tooMany = meanScore([scoreArticle("a b c d", "a b c d e f g h")]);
  assert.equal(tooMany.precision, 1 / 5);
  assert.equal(tooMany.recall, 1);
  const tooFew = meanScore([scoreArticle("a b c d e f g h", "a b c d")]);
  assert.equal(tooFew.precision, 1);
  assert.equal(tooFew.recall, 1 / 5);
});

test("what is said twice counts twice", () => {
  assert.equal(meanScore([scoreArticle("a b c d a b c d", "a b c d")]).recall, 1 / 5);
});

test("nothing found where something was to be found scores 0", () => {
  assert.deepEqual(meanScore([scoreArticle("a b c d", "")]), { precision: 0, recall: 0, f1: 0 });
});
