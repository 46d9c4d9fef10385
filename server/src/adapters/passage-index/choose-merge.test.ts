import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseMerge as chooseMergeOf } from "./choose-merge.ts";

const BYTES_A_PASSAGE = 10;

function chooseMerge(passageCounts: readonly number[], maximumBytes = 1e9): number[] {
  const segments = passageCounts.map((passageCount) => ({ passageCount, byteSize: passageCount * BYTES_A_PASSAGE }));
  return chooseMergeOf(segments, maximumBytes);
}

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

test("what is merged stays within the limit, and full-grown segments are left apart", () => {
  const maximumBytes = 1000 * BYTES_A_PASSAGE;
  assert.deepEqual(chooseMerge([300, 400, 100, 200, 100, 450, 450, 100], maximumBytes), [0, 2, 3, 4, 7]);
  assert.deepEqual(chooseMerge([501, 400, 100, 200, 100, 450, 450, 100], maximumBytes), []);
  assert.deepEqual(chooseMerge(Array<number>(8).fill(500), maximumBytes), [0, 1]);

  let segments: number[] = [];
  for (let count = 0; count < 20_000; count++) {
    segments.push(1);
    for (let chosen = chooseMerge(segments, maximumBytes); chosen.length > 0; ) {
      assert.ok(chosen.length > 1);
      const merged = chosen.reduce((sum, place) => sum + segments[place]!, 0);
      segments = [...segments.filter((_, place) => !chosen.includes(place)), merged];
      chosen = chooseMerge(segments, maximumBytes);
    }
  }
  assert.ok(Math.max(...segments) <= 1000, `${Math.max(...segments)} passages`);
  assert.ok(segments.length <= 20_000 / 500 + 4 * 7, `${segments.length} segments`);
});
