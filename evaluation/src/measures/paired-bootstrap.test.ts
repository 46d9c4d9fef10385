import assert from "node:assert/strict";
import { test } from "node:test";
import { pairedBootstrap, seededRandom } from "./paired-bootstrap.ts";

const noise = (count: number, seed: number) => Array.from({ length: count }, seededRandom(seed));

test("a steady gain has an interval above zero that holds its mean", () => {
  const baseline = noise(200, 1);
  const shift = noise(200, 2).map((value) => 0.1 + value * 0.02);
  const candidate = baseline.map((value, index) => value + shift[index]!);
  const comparison = pairedBootstrap(candidate, baseline, { samples: 2000 });
  assert.ok(comparison.significant);
  assert.ok(comparison.low > 0.1 && comparison.high < 0.12);
  assert.ok(comparison.low <= comparison.difference && comparison.difference <= comparison.high);
});

test("two systems that differ by chance alone are not called different", () => {
  const comparison = pairedBootstrap(noise(200, 3), noise(200, 4), { samples: 2000 });
  assert.equal(comparison.significant, false);
});

test("equal systems are not called different", () => {
  const values = noise(50, 5);
  assert.deepEqual(pairedBootstrap(values, values, { samples: 500 }), {
    difference: 0,
    low: 0,
    high: 0,
    significant: false,
  });
});

test("the same seed gives the same interval", () => {
  const candidate = noise(100, 6);
  const baseline = noise(100, 7);
  assert.deepEqual(
    pairedBootstrap(candidate, baseline, { samples: 500, seed: 9 }),
    pairedBootstrap(candidate, baseline, { samples: 500, seed: 9 }),
  );
});

test("answers to different numbers of questions cannot be compared", () => {
  assert.throws(() => pairedBootstrap([1, 2], [1]), RangeError);
  assert.throws(() => pairedBootstrap([], []), RangeError);
});
