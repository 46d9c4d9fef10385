import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";
import { hasBeginningAlone } from "./whole-compounds.ts";

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

test("other compounds that begin as one of a question have hardly anything of it", () => {
  const isAlone = (text: string, written: string) => hasBeginningAlone(text, { written });
  assert.ok(isAlone("die krankenkasse zahlt sie", "krankschreibung"));
  assert.ok(isAlone("een kinderfiets vanaf 12 inch", "kinderzitje"));
  assert.ok(!isAlone("wer krank ist, ruft an", "krankschreibung"));
  assert.ok(!isAlone("anmelden bis freitag", "anmeldung"));
  assert.ok(!isAlone("die versanddauer", "versandkosten"));
});
