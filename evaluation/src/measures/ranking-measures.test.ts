import assert from "node:assert/strict";
import { test } from "node:test";
import { normalisedGain, orderByScore, recall, reciprocalRank } from "./ranking-measures.ts";

const judgements = new Map([
  ["a", 1],
  ["b", 2],
  ["c", 0],
]);

test("equal scores are ordered by falling passage id, as trec_eval does", () => {
  const results = [
    { id: "p1", score: 2 },
    { id: "p3", score: 2 },
    { id: "p2", score: 5 },
  ];
  assert.deepEqual(orderByScore(results), ["p2", "p3", "p1"]);
  assert.deepEqual(orderByScore(results.reverse()), ["p2", "p3", "p1"]);
});

test("a passage that is returned twice counts once, at its best place", () => {
  const results = [
    { id: "p1", score: 1 },
    { id: "p2", score: 2 },
    { id: "p1", score: 3 },
  ];
  assert.deepEqual(orderByScore(results), ["p1", "p2"]);
});

test("nDCG is 1 for the ideal order and falls with the rank", () => {
  assert.equal(normalisedGain(["b", "a"], judgements, 10), 1);
  const swapped = (1 / Math.log2(2) + 2 / Math.log2(3)) / (2 / Math.log2(2) + 1 / Math.log2(3));
  assert.ok(Math.abs(normalisedGain(["a", "b"], judgements, 10) - swapped) < 1e-12);
  assert.equal(normalisedGain(["c", "x"], judgements, 10), 0);
});

test("nDCG looks no deeper than asked, in the ranking and in the ideal", () => {
  assert.equal(normalisedGain(["x", "b"], judgements, 1), 0);
  assert.equal(normalisedGain(["b"], judgements, 1), 1);
});

test("nothing relevant scores 0 rather than not-a-number", () => {
  const none = new Map([["c", 0]]);
  assert.equal(normalisedGain(["c"], none, 10), 0);
  assert.equal(recall(["c"], none, 3), 0);
  assert.equal(reciprocalRank(["c"], none, 10), 0);
});

test("recall is the share of relevant passages found within the depth", () => {
  assert.equal(recall(["a", "x", "y", "b"], judgements, 3), 0.5);
  assert.equal(recall(["a", "x", "y", "b"], judgements, 4), 1);
});

test("the reciprocal rank is that of the first relevant passage", () => {
  assert.equal(reciprocalRank(["x", "c", "a", "b"], judgements, 10), 1 / 3);
  assert.equal(reciprocalRank(["x", "c", "a"], judgements, 2), 0);
});
