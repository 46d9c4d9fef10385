import assert from "node:assert/strict";
import { test } from "node:test";
import { isLikelySlip, isReplaced } from "./is-likely-slip.ts";

test("neighbours on the keyboard and letters that sound alike are slips, others make another word", () => {
  for (const [word, beginning] of [
    ["sematana", "seman"],
    ["zervice", "servi"],
    ["ruckgobe", "ruckg"],
  ] as const)
    assert.ok(!isReplaced(word, beginning) || isLikelySlip(word, beginning), word);
  assert.ok(isReplaced("diferencia", "diner") && !isLikelySlip("diferencia", "diner"));
  assert.ok(isReplaced("serbilleta", "servi") && isLikelySlip("serbilleta", "servi"));
  assert.ok(!isReplaced("schue", "schuh"), "a letter was left out");
});
