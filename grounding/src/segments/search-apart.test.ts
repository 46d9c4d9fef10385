import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { prepareQuery } from "../ranking/prepare-query.ts";
import { buildSegment } from "./build-segment.ts";
import { findCandidates } from "./find-candidates.ts";
import { searchApart, type VisitSegments } from "./search-apart.ts";
import { searchSegments } from "./search-segments.ts";
import type { SegmentPassage } from "./segment.ts";
import { showPassages, type VisibleSegment } from "./show-passages.ts";

const uuid = (kind: number, number: number) =>
  `${kind.toString(16).padStart(8, "0")}-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

const WORDS = [
  ..."refund postgresql delivery warehouse lieferung rückgabe day pass tageskarte gift voucher price opening".split(
    " ",
  ),
  ..."hours weekend saturday returns garantie öffnungszeiten swimming lessons cancellation the of on".split(" "),
];
/** Known words, mistyped ones, beginnings, compounds, other words for the same. */
const ASKED = [
  ...WORDS,
  ..."refnud postgres delivry warehous liefrung rückgabefrist cost costs money back monday".split(" "),
  ..."kosten preis gutschein stornierung tageskarten schwimmkurs warranty zzzz 東京".split(" "),
];

const passageArbitrary = fc.record({
  version: fc.nat({ max: 5 }),
  segment: fc.nat({ max: 3 }),
  title: fc.constantFrom(...WORDS),
  text: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 20 }).map((words) => words.join(" ")),
  language: fc.constantFrom("en", "de", null),
});

function makeSegments(drafts: readonly Draft[]): VisibleSegment[] {
  return [0, 1, 2, 3].map((number) => {
    const passages = drafts.flatMap(({ version, segment, ...draft }, place): SegmentPassage[] => {
      if (segment !== number) return [];
      const ids = { passageId: uuid(3, (place * 7919) % 104_729), versionId: uuid(2, version * 4 + number) };
      return [{ ...draft, ...ids, sourceId: uuid(1, version % 2), headingPath: [] }];
    });
    const segment = buildSegment(uuid(0, number), passages);
    // Not all is shown to everybody.
    const versions = Uint8Array.from(segment.versionSource, (_, version) => (version % 3 === 2 ? 0 : 1));
    return showPassages(segment, versions, new Uint8Array(2).fill(1));
  });
}

interface Draft {
  version: number;
  segment: number;
  title: string;
  text: string;
  language: string | null;
}

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

const sample = (words: readonly string[]) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((found) => found.join(" "));

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
