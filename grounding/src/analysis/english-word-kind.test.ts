import assert from "node:assert/strict";
import { test } from "node:test";
import { englishWordKind } from "./english-word-kind.ts";
import { stemEnglish } from "./stem-english.ts";

test("nouns, other words and letters that are no word are told apart", () => {
  const kindOf = (word: string) => englishWordKind(stemEnglish(word));
  for (const noun of ["kayaks", "capital", "manchester", "pasta"]) assert.equal(kindOf(noun), "noun", noun);
  for (const other of ["declined", "bigger", "stuck"]) assert.equal(kindOf(other), "other", other);
  for (const none of ["delivry", "germeny", "acept", "ambleside"]) assert.equal(kindOf(none), null, none);
});
