import assert from "node:assert/strict";
import { test } from "node:test";
import { median, percentile } from "./percentile.ts";

test("percentiles are values that were measured, whatever the order", () => {
  const values = [5, 1, 4, 2, 3];
  assert.equal(median(values), 3);
  assert.equal(percentile(values, 0.95), 5);
  assert.equal(percentile(values, 0.2), 1);
  assert.deepEqual(values, [5, 1, 4, 2, 3]);
});

test("without values there is no percentile", () => {
  assert.ok(Number.isNaN(median([])));
});
