import assert from "node:assert/strict";
import { test } from "node:test";
import { foldSpelling } from "./fold-spelling.ts";
import { stemEnglish } from "./stem-english.ts";

const stemOf = (word: string) => stemEnglish(foldSpelling(word));

const SAME: [string, string][] = [
  ["licence", "license"],
  ["colours", "color"],
  ["centre", "centers"],
  ["organisation", "organization"],
  ["analysing", "analyzing"],
  ["cancelled", "canceled"],
  ["travelling", "traveling"],
];
for (const [british, american] of SAME) {
  test(`${british} and ${american} have one stem`, () => {
    assert.equal(stemOf(british), stemOf(american));
  });
}

const APART: [string, string][] = [
  ["tour", "tor"],
  ["four", "for"],
  ["called", "cal"],
  ["rise", "rize"],
  ["smaller", "small"],
];
for (const [one, other] of APART) {
  test(`${one} and ${other} stay apart`, () => {
    assert.notEqual(stemOf(one), stemOf(other));
  });
}
