import assert from "node:assert/strict";
import { test } from "node:test";
import type { Candidate } from "../ranking/candidate.ts";
import { prepareQuery } from "../ranking/prepare-query.ts";
import { rankPassages } from "../ranking/rank-passages.ts";
import { buildSegment } from "../segments/build-segment.ts";
import { searchSegments } from "../segments/search-segments.ts";
import { showPassages } from "../segments/show-passages.ts";
import { decideSupport } from "./deciding/decide-support.ts";

/**
 * A new owner's first upload is one short file: with a handful of passages, document frequencies say nearly nothing.
 */
const TEXTS = [
  "Refunds take 14 days. Send the parcel back in its box.",
  "Shipping to Norway costs 9 euros.",
  "Our shop in Bergen is open from Monday to Friday between 9 and 17.",
];

const ID = "00000000-0000-7000-8000-00000000000";

/** Found as the service finds it: in the library's words. */
function decide(question: string, texts: readonly string[]) {
  const passages = texts.map((text, index) => ({
    passageId: `${ID}${index}`,
    versionId: `${ID}0`,
    sourceId: `${ID}0`,
    title: "Shop",
    headingPath: [],
    text,
    language: "en",
  }));
  const visible = [showPassages(buildSegment(`${ID}0`, passages), Uint8Array.of(1), Uint8Array.of(1))];
  const { query, candidates, statistics } = searchSegments(visible, prepareQuery({ question }), texts.length);
  const found = candidates.map(({ passageId, score }): Candidate => {
    const passage = passages.find((known) => known.passageId === passageId)!;
    return { ...passage, id: passageId, lexicalScore: score };
  });
  return decideSupport(query, rankPassages(query, found, statistics), statistics);
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
