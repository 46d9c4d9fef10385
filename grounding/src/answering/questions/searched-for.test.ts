import assert from "node:assert/strict";
import { test } from "node:test";
import type { Candidate } from "../../ranking/candidate.ts";
import { prepareQuery } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { buildSegment } from "../../segments/build-segment.ts";
import { searchSegments } from "../../segments/search-segments.ts";
import { showPassages } from "../../segments/show-passages.ts";
import { searchedFor } from "./searched-for.ts";

const ID = "00000000-0000-7000-8000-00000000000";

function search(question: string, text: string, language = "en"): string | null {
  const passage = { title: "Guide", headingPath: [], text, language };
  const stored = { ...passage, passageId: `${ID}0`, versionId: `${ID}1`, sourceId: `${ID}2` };
  const visible = [showPassages(buildSegment(`${ID}3`, [stored]), Uint8Array.of(1), Uint8Array.of(1))];
  const { query, candidates, statistics } = searchSegments(visible, prepareQuery({ question, language }), 1);
  const found = candidates.map(({ score }): Candidate => ({ ...passage, id: `${ID}0`, lexicalScore: score }));
  return searchedFor(query, rankPassages(query, found, statistics));
}

test("a mistyped word is shown as the sources write it, the rest as it was asked", () => {
  assert.equal(search("what does delivry cost?", "Delivery costs 9 euros."), "what does delivery cost?");
  assert.equal(search("salesfroce sync", "Connect Salesforce for the sync."), "Salesforce sync");
  assert.equal(
    search("orario de la biblioteca", "El horario de la biblioteca es amplio.", "es"),
    "horario de la biblioteca",
  );
});

test("who typed no error is taken at their word, also where another word for the same thing was found", () => {
  assert.equal(search("what does delivery cost?", "Delivery costs 9 euros."), null);
  assert.equal(search("what does shipping cost?", "Delivery costs 9 euros."), null);
});
