import assert from "node:assert/strict";
import { test } from "node:test";
import { answeringRates, areaUnderCurve } from "./separation.ts";

test("the area is 1 when every positive scores above every negative and 0 the other way round", () => {
  assert.equal(areaUnderCurve([3, 4], [1, 2]), 1);
  assert.equal(areaUnderCurve([1, 2], [3, 4]), 0);
});

test("ties count half", () => {
  assert.equal(areaUnderCurve([1, 1], [1, 1]), 0.5);
  assert.equal(areaUnderCurve([2, 1], [1, 0]), (1 + 1 + 0.5 + 1) / 4);
});

test("the area agrees with counting all pairs", () => {
  const positives = Array.from({ length: 40 }, (_, index) => (index * 37) % 23);
  const negatives = Array.from({ length: 30 }, (_, index) => (index * 17) % 19);
  let wins = 0;
  for (const positive of positives)
    for (const negative of negatives) wins += positive > negative ? 1 : positive === negative ? 0.5 : 0;
  assert.ok(Math.abs(areaUnderCurve(positives, negatives) - wins / 1200) < 1e-12);
});

test("an empty side gives not-a-number, never a perfect score", () => {
  assert.ok(Number.isNaN(areaUnderCurve([], [1])));
  assert.ok(Number.isNaN(areaUnderCurve([1], [])));
});

test("a score equal to the threshold is answered", () => {
  const rates = answeringRates([0.5, 0.4, 0.9, 0.1], [0.5, 0.2], 0.5);
  assert.deepEqual(rates, { answerableAnswered: 0.5, otherAnswered: 0.5, precision: 2 / 3, recall: 0.5 });
});
