import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseMerge } from "./choose-merge.ts";

test("seven segments of a size class are left alone, eight are merged", () => {
  assert.deepEqual(chooseMerge([5000, 1, 2, 3, 4, 5, 6, 64]), []);
  assert.deepEqual(chooseMerge([5000, 1, 2, 3, 4, 5, 6, 64, 7]), [1, 2, 3, 4, 5, 6, 7, 8]);
});

test("the smallest full class goes first", () => {
  const large = Array.from({ length: 8 }, () => 1000);
  const small = Array.from({ length: 8 }, () => 1);
  assert.deepEqual(chooseMerge([...large, ...small]), [8, 9, 10, 11, 12, 13, 14, 15]);
});

test("after 20,000 single passages few segments remain, and each passage was rewritten a few times only", () => {
  let segments: number[] = [];
  let rewritten = 0;
  let most = 0;
  for (let count = 0; count < 20_000; count++) {
    segments.push(1);
    for (let chosen = chooseMerge(segments); chosen.length > 0; chosen = chooseMerge(segments)) {
      const merged = chosen.reduce((sum, place) => sum + segments[place]!, 0);
      rewritten += merged;
      segments = [...segments.filter((_, place) => !chosen.includes(place)), merged];
    }
    most = Math.max(most, segments.length);
  }
  assert.ok(most <= 35, `${most} segments`);
  assert.ok(rewritten / 20_000 < 12, `${rewritten / 20_000} times`);
});
