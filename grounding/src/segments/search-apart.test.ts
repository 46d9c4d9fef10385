import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { prepareQuery } from "../ranking/prepare-query.ts";
import { findCandidates } from "./find-candidates.ts";
import { searchApart, type VisitSegments } from "./search-apart.ts";
import { searchSegments } from "./search-segments.ts";
import type { VisibleSegment } from "./show-passages.ts";
import { ASKED, makeSegments, passageArbitrary, sample, WORDS } from "./testing/random-segments.ts";

/** One at a time, in an order that changes. */
function visitor(segments: readonly VisibleSegment[]): { visit: VisitSegments; rounds: () => number } {
  let rounds = 0;
  return {
    rounds: () => rounds,
    async visit(each) {
      const places = [...segments.keys()];
      if (rounds++ % 2) places.reverse();
      for (const place of places) {
        await Promise.resolve();
        each(segments[place]!, place);
      }
    },
  };
}

test("a question is answered the same, to the bit, when segments are in memory one at a time", async () => {
  const drafts = fc.array(passageArbitrary, { maxLength: 40 });
  const limits = fc.constantFrom(1, 3, 100);
  await fc.assert(
    fc.asyncProperty(
      drafts,
      sample(ASKED),
      limits,
      fc.constantFrom("en", "de", null),
      async (given, text, limit, language) => {
        const segments = makeSegments(given);
        const query = prepareQuery({ question: text, language });
        const whole = searchSegments(segments, query, limit);
        const { visit, rounds } = visitor(segments);
        const apart = await searchApart(visit, { query }, limit);
        const expected = whole.candidates.map((candidate, place) => ({
          ...candidate,
          rankScore: whole.rankScores[place],
        }));
        assert.deepEqual(apart.candidates, expected);
        assert.deepEqual(apart.query, whole.query);
        assert.equal(apart.statistics.passageCount, whole.statistics.passageCount);
        assert.equal(apart.statistics.averageLength, whole.statistics.averageLength);
        for (const word of [...WORDS, ...whole.query.terms.map(({ term }) => term)])
          assert.equal(apart.statistics.documentFrequency(word), whole.statistics.documentFrequency(word));
        assert.ok(rounds() <= 12, `${rounds()} rounds`);
      },
    ),
    { numRuns: 400 },
  );
});

test("mere terms are found the same when segments are in memory one at a time", async () => {
  const terms = WORDS.map((term, place) => ({ term, weight: 1 / (1 + place) }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(passageArbitrary, { maxLength: 40 }),
      fc.constantFrom(1, 5, 100),
      async (given, limit) => {
        const segments = makeSegments(given);
        const whole = findCandidates(segments, terms, limit);
        const { visit, rounds } = visitor(segments);
        const apart = await searchApart(visit, { terms }, limit);
        assert.deepEqual(apart.candidates, whole.candidates);
        assert.equal(apart.statistics.averageLength, whole.statistics.averageLength);
        assert.equal(rounds(), 2);
      },
    ),
  );
});
