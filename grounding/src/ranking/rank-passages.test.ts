import assert from "node:assert/strict";
import { test } from "node:test";
import { analyzePassage, cachePassageAnalyses } from "./analyze-passage.ts";
import type { Candidate, PassageStatistics } from "./candidate.ts";
import { prepareQuery } from "./prepare-query.ts";
import { rankPassages } from "./rank-passages.ts";

const statistics: PassageStatistics = { passageCount: 100, averageLength: 50, documentFrequency: () => 2 };

function candidate(id: string, text: string, parts: Partial<Candidate> = {}): Candidate {
  return { id, title: null, headingPath: [], text, language: "en", lexicalScore: 1, ...parts };
}

function orderOf(question: string, candidates: Candidate[]): string[] {
  return rankPassages(prepareQuery({ question }), candidates, statistics).map((ranked) => ranked.candidate.id);
}

test("words in the question's order go before the same words scattered", () => {
  const scattered = candidate("a", "The gift was wrapped. A card came later.");
  const together = candidate("b", "A gift card was sold. It came later.");
  assert.deepEqual(orderOf("Do you sell a gift card?", [scattered, together]), ["b", "a"]);
});

test("a title that names the matter goes first among equals", () => {
  const other = candidate("a", "Refunds take two weeks.", { title: "Press" });
  const titled = candidate("b", "Refunds take two weeks.", { title: "Refunds" });
  assert.deepEqual(orderOf("How long do refunds take?", [other, titled]), ["b", "a"]);
});

test("one sentence that holds the whole question goes before several that share it", () => {
  const spread = candidate(
    "a",
    "Lamps are made of brass. Orders are shipped by post. Customs duties may arise in Norway.",
  );
  const whole = candidate(
    "b",
    "Brass lamps are shipped to Norway. Orders are packed by hand. Duties may arise at customs.",
  );
  assert.deepEqual(orderOf("Are brass lamps shipped to Norway?", [spread, whole]), ["b", "a"]);
});

test("a word of the same family counts when the word itself is missing", () => {
  const stranger = candidate("a", "Its people are proud of the castle.");
  const family = candidate("b", "The Norman people are proud of it.");
  assert.deepEqual(orderOf("people of Normandy", [stranger, family]), ["b", "a"]);
});

test("equal passages are ordered by id, whatever order they come in", () => {
  const twins = [candidate("c", "Same text."), candidate("a", "Same text."), candidate("b", "Same text.")];
  assert.deepEqual(orderOf("same text", twins), ["a", "b", "c"]);
  assert.deepEqual(orderOf("same text", twins.toReversed()), ["a", "b", "c"]);
});

test("a passage in another language is compared in its own word forms", () => {
  const german = candidate("b", "Die Lieferzeiten nach Norwegen betragen zwei Wochen.", { language: "de" });
  const english = candidate("a", "Our company was founded a long time ago.");
  assert.deepEqual(orderOf("Wie lang ist die Lieferzeit nach Norwegen?", [english, german]), ["b", "a"]);
});

test("a kept analysis is not used once the passage's text has changed", () => {
  const analyses = cachePassageAnalyses(10);
  const query = prepareQuery({ question: "refunds" });
  const rank = (text: string) => rankPassages(query, [candidate("a", text)], statistics, analyses)[0]!.match.coverage;
  assert.equal(rank("Refunds are quick."), 1);
  assert.equal(rank("Deliveries are quick."), 0);
});

test("kept analyses stay within their limit and change no score", () => {
  const analyses = cachePassageAnalyses(3);
  const query = prepareQuery({ question: "brass lamps" });
  const candidates = Array.from({ length: 10 }, (_, index) =>
    candidate(`p${index}`, `Brass lamp number ${index}. It shines.`),
  );
  const scores = (kept?: typeof analyses) =>
    rankPassages(query, candidates, statistics, kept).map(({ score }) => score);
  assert.deepEqual(scores(analyses), scores());
  assert.deepEqual(scores(analyses), scores());
});

test("a passage whose score is known is not read before its match is asked for", () => {
  const query = prepareQuery({ question: "How long do refunds take?" });
  const text = "Refunds take a week.";
  const read: string[] = [];
  const analyses = (candidate: Candidate) => {
    read.push(candidate.id);
    return analyzePassage(candidate);
  };
  const ranked = rankPassages(
    query,
    [candidate("known", text, { rankScore: 100 }), candidate("unknown", text)],
    statistics,
    analyses,
  );
  assert.deepEqual(
    ranked.map((passage) => passage.candidate.id),
    ["known", "unknown"],
  );
  assert.deepEqual(read, ["unknown"]);
  assert.ok(ranked[0]!.match.coverage > 0);
  assert.deepEqual(read, ["unknown", "known"]);
});
