import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fuseScores, LOWEST_LEXICAL_WEIGHT } from "./fuse-scores.ts";

test("words alone keep their order, on a scale of 0 to 1", () => {
  assert.deepEqual(fuseScores([2, 12, 7], []), [0, 1, 0.5]);
});

test("a second ranker decides between candidates whose words match alike", () => {
  const [one = 0, other = 0] = fuseScores([5, 5, 0], [{ scores: [0.1, 0.9, 0.5], weight: 0.3 }]);
  assert.ok(other > one);
});

test("a second ranker can't lift a candidate without any word over the best one", () => {
  const [best = 0, wordless = 0] = fuseScores([9, 1], [{ scores: [-3, 8], weight: 0.3 }]);
  assert.ok(Math.abs(best - 0.7) < 1e-12 && Math.abs(wordless - 0.3) < 1e-12);
});

test("a candidate that the second ranker doesn't know gets nothing from it", () => {
  const [known = 0, unknown = 0] = fuseScores([4, 4], [{ scores: [0.2, undefined], weight: 0.2 }]);
  assert.ok(Math.abs(known - 1) < 1e-12 && Math.abs(unknown - 0.8) < 1e-12);
});

test("no candidates give no scores", () => {
  assert.deepEqual(fuseScores([], [{ scores: [], weight: 0.3 }]), []);
});

test("refuses to weigh words too low, negative weights and lists of another length", () => {
  assert.throws(() => fuseScores([1], [{ scores: [1], weight: 0.31 }]), RangeError);
  assert.throws(() => fuseScores([1], [{ scores: [1], weight: -0.1 }]), RangeError);
  assert.throws(() => fuseScores([1, 2], [{ scores: [1], weight: 0.1 }]), RangeError);
  assert.doesNotThrow(() =>
    fuseScores(
      [1],
      [0.1, 0.2].map((weight) => ({ scores: [1], weight })),
    ),
  );
});

test("scores stay between 0 and 1 and don't depend on a ranker's scale", () => {
  const scores = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 9 }), (pairs, scale) => {
      const lexical = pairs.map(([score]) => score);
      const second = pairs.map(([, score]) => score);
      const weight = 1 - LOWEST_LEXICAL_WEIGHT;
      const fused = fuseScores(lexical, [{ scores: second, weight }]);
      const scaled = fuseScores(lexical, [{ scores: second.map((score) => score * scale + 3), weight }]);
      fused.forEach((score, index) => {
        assert.ok(score >= 0 && score <= 1 + 1e-9);
        assert.ok(Math.abs(score - (scaled[index] ?? Number.NaN)) < 1e-9);
      });
    }),
    { numRuns: 200 },
  );
});
