import assert from "node:assert/strict";
import { test } from "node:test";
import { compareTexts } from "./compare-texts.ts";

test("a changed line shows as gone and come, with two lines around it", () => {
  const before = "one\ntwo\nthree\nRefunds take 14 days.\nfive\nsix\nseven";
  const { hunks, is_cut } = compareTexts(before, before.replace("14", "30"));
  assert.equal(is_cut, false);
  assert.deepEqual(hunks, [
    {
      old_start: 2,
      new_start: 2,
      lines: [" two", " three", "-Refunds take 14 days.", "+Refunds take 30 days.", " five", " six"],
    },
  ]);
});

test("a text that came or went shows all its lines", () => {
  assert.deepEqual(compareTexts(null, "a\nb").hunks, [{ old_start: 0, new_start: 1, lines: ["+a", "+b"] }]);
  assert.deepEqual(compareTexts("a", null).hunks, [{ old_start: 1, new_start: 0, lines: ["-a"] }]);
});

test("texts that share nothing, and very long ones, are cut in time instead of compared to the end", () => {
  const lines = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}`).join("\n");
  const startedAt = performance.now();
  assert.equal(compareTexts(lines("old"), lines("new")).is_cut, true);
  assert.ok(performance.now() - startedAt < 2_000);
  const long = compareTexts(null, lines("new"));
  assert.equal(long.is_cut, true);
  assert.ok(long.hunks[0]!.lines.length <= 400);
});
