import assert from "node:assert/strict";
import { test } from "node:test";
import { analyze } from "../analysis/analyze.ts";
import type { Candidate } from "../ranking/candidate.ts";
import { prepareQuery } from "../ranking/prepare-query.ts";
import { rankPassages } from "../ranking/rank-passages.ts";
import { decideSupport } from "./decide-support.ts";

/** A new owner's first upload is one short file: with a handful of passages, document frequencies say nearly nothing. */
const TEXTS = [
  "Refunds take 14 days. Send the parcel back in its box.",
  "Shipping to Norway costs 9 euros.",
  "Our shop in Bergen is open from Monday to Friday between 9 and 17.",
];

function decide(question: string, texts: readonly string[]) {
  const candidates: Candidate[] = texts.map((text, index) => ({
    id: String(index),
    title: "Shop",
    headingPath: [],
    text,
    language: "en",
    lexicalScore: 1,
  }));
  const terms = texts.map((text) => new Set(analyze(`Shop ${text}`, "en").map((token) => token.term)));
  const statistics = {
    passageCount: texts.length,
    averageLength: 10,
    documentFrequency: (term: string) => terms.filter((known) => known.has(term)).length,
  };
  const query = prepareQuery({ question });
  const matching = candidates.filter((_, index) => query.terms.some(({ term }) => terms[index]!.has(term)));
  return decideSupport(query, rankPassages(query, matching, statistics), statistics);
}

for (const count of [1, 2, 3]) {
  test(`a library of ${count} passages answers what it says`, () => {
    const texts = TEXTS.slice(0, count);
    assert.ok(decide("How long do refunds take?", texts).supported);
    if (count > 1) assert.ok(decide("What does shipping to Norway cost?", texts).supported);
    if (count > 2) assert.ok(decide("When is the shop in Bergen open?", texts).supported);
  });

  test(`a library of ${count} passages does not answer what it does not say`, () => {
    const texts = TEXTS.slice(0, count);
    assert.ok(!decide("Who painted the ceiling of the Sistine Chapel?", texts).supported);
    assert.ok(!decide("How do I reset my password?", texts).supported);
    assert.ok(!decide("Which payment methods do you accept?", texts).supported);
  });
}

test("a wish in other words than the library's is met by its own", () => {
  const texts = [...TEXTS, "Write to help@lamps.example or call 030 5550100."];
  assert.ok(decide("What is your phone number?", texts).supported);
  assert.ok(decide("what's your e-mail address?", texts).supported);
  assert.ok(!decide("What is your phone number?", TEXTS).supported);
});
