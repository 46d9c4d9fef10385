import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

const POST: [string, string] = [
  "Sending books",
  "Abroad a parcel takes 9 days.\nIn our own country a parcel takes 2 days.\nOn public holidays a parcel takes 4 days.",
];

test("who asks for no case of its own is told what holds for everybody", () => {
  assert.deepEqual(answerFrom("How long does a parcel take?", POST)[0], "In our own country a parcel takes 2 days.");
  assert.deepEqual(answerFrom("How long does a parcel take abroad?", POST)[0], "Abroad a parcel takes 9 days.");
  assert.deepEqual(
    answerFrom("How long does a parcel take on holidays?", POST)[0],
    "On public holidays a parcel takes 4 days.",
  );
});

test("so it is in German, where the heading says the case", () => {
  const texts: [string, string, string][] = [
    ["Lieferung ins Ausland", "Die Lieferung dauert 9 Tage.", "de"],
    ["Lieferung", "Die Lieferung dauert 2 Tage.", "de"],
  ];
  assert.deepEqual(answerFrom("Wie lange dauert die Lieferung?", ...texts)[0], "Die Lieferung dauert 2 Tage.");
});
