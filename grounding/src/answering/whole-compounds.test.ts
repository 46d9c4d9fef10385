import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "./testing/answer-from.ts";

const TURNEN = [
  "Turnen",
  "Kinderturnen ist dienstags von 16 bis 17 Uhr.\nSenioren turnen freitags von 9 bis 10 Uhr.",
  "de",
] as const;
const FEES = ["Beiträge", "Kinder und Jugendliche zahlen 5 € im Monat, seit wann auch immer.", "de"] as const;

test("a compound that is told is not told by what it begins with", () => {
  assert.deepEqual(answerFrom("wann ist kinderturnen", FEES, TURNEN), [
    "Kinderturnen ist dienstags von 16 bis 17 Uhr.",
  ]);
});
