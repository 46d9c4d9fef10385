import assert from "node:assert/strict";
import { test } from "node:test";
import { editDistance } from "./edit-distance.ts";

test("a letter put in, left out, replaced or swapped with its neighbour counts one", () => {
  for (const typed of ["delvery", "deliivery", "delivory", "delievry"])
    assert.equal(editDistance(typed, "delivery", 2), 1, typed);
  assert.equal(editDistance("same", "same", 1), 0);
});

test("what is farther away than was asked for is told as one more", () => {
  assert.equal(editDistance("kayak", "delivery", 1), 2);
  assert.equal(editDistance("abcd", "badc", 1), 2);
});
