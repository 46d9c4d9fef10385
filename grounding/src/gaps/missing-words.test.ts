import assert from "node:assert/strict";
import { test } from "node:test";
import { missingWords } from "./missing-words.ts";

const REFUNDS = "Refunds take 14 days. Send the parcels back in their box.";

test("what is missing is the words that no text has, in any form, those of most questions first", () => {
  const questions = ["Do you have blue parrots?", "Is there a parrot in a box?", "Can I refund a parcel?"];
  assert.deepEqual(missingWords(questions, [REFUNDS]), ["parrots", "blue"]);
  assert.deepEqual(missingWords(questions, [REFUNDS, "We have a blue parrot."]), []);
});

test("words are read in the language of their question", () => {
  assert.deepEqual(missingWords(["Gibt es bei Ihnen Leihräder für Kinder?"], ["Kinder zahlen die Hälfte."]), [
    "Leihräder",
  ]);
});

test("a question without words, and texts without any, are no error", () => {
  assert.deepEqual(missingWords(["???", ""], []), []);
});
