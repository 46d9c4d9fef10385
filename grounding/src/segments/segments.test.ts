import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { analyze } from "../analysis/analyze.ts";
import { buildSegment } from "./build-segment.ts";
import { decodeSegment, encodeSegment, SegmentFormatError } from "./encode-segment.ts";
import { findCandidates } from "./find-candidates.ts";
import { findPositions } from "./find-positions.ts";
import { readIdentifier } from "./identifier-words.ts";
import { mergeSegments } from "./merge-segments.ts";
import type { Segment, SegmentPassage } from "./segment.ts";
import { showPassages } from "./show-passages.ts";
import { rankByDefinition } from "./testing/rank-by-definition.ts";

const uuid = (kind: number, number: number) =>
  `${kind.toString(16).padStart(8, "0")}-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

const WORDS = [
  "refund",
  "shipping",
  "policy",
  "warranty",
  "garden",
  "Straße",
  "東京都",
  "𝔘nicode",
  "100",
  "x".repeat(40),
];

/** Passages of up to six versions in two sources. */
const passagesArbitrary = fc
  .array(
    fc.record({
      version: fc.integer({ min: 0, max: 5 }),
      title: fc.subarray(WORDS).map((words) => words.join(" ")),
      headingPath: fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }),
      text: fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(" ")),
      language: fc.constantFrom("en", "de", "ja"),
    }),
    { maxLength: 30 },
  )
  .map((drafts) =>
    drafts.map(
      ({ version, ...draft }, number): SegmentPassage => ({
        ...draft,
        passageId: uuid(3, number * 7919),
        versionId: uuid(2, version),
        sourceId: uuid(1, version % 2),
      }),
    ),
  );

const terms = ["refund", "ship", "polici", "garden", "100", "東京", "straß-", "nothing"].map((term, index) => ({
  term,
  weight: 1 / (1 + index),
}));

function show(segment: Segment, versionIds: ReadonlySet<string>) {
  const versions = Uint8Array.from(segment.versionSource, (_, place) =>
    versionIds.has(readIdentifier(segment.versionIds, place)) ? 1 : 0,
  );
  return showPassages(segment, versions, new Uint8Array(segment.sourceIds.length / 4).fill(1));
}

function byVersionParity(passages: SegmentPassage[], parity: number) {
  return passages.filter((passage) => Number.parseInt(passage.versionId.at(-1)!, 16) % 2 === parity);
}

test("candidates are those of BM25 by its definition over the visible passages, split and merged in any way", () => {
  fc.assert(
    fc.property(
      passagesArbitrary,
      fc.subarray([0, 1, 2, 3, 4, 5]),
      fc.integer({ min: 1, max: 40 }),
      (passages, live, limit) => {
        const visible = new Set(live.map((version) => uuid(2, version)));
        const expected = rankByDefinition(
          passages.filter((passage) => visible.has(passage.versionId)),
          terms,
        );
        const descending = [...expected.scores.values()].sort((left, right) => right - left);
        const parts = [0, 1].map((parity) => buildSegment(uuid(9, parity), byVersionParity(passages, parity)));
        const hidden = [...new Set(passages.map((passage) => passage.versionId))].filter((id) => !visible.has(id));
        const reopened = parts.map((part) => decodeSegment(encodeSegment(part)));
        const merged = mergeSegments(uuid(9, 2), [...reopened, parts[0]!], []);
        const cleaned = decodeSegment(encodeSegment(mergeSegments(uuid(9, 3), [merged], hidden)));
        for (const segments of [[buildSegment(uuid(9, 4), passages)], reopened, [merged], [cleaned]]) {
          const found = findCandidates(
            segments.map((segment) => show(segment, visible)),
            terms,
            limit,
          );
          assert.equal(found.statistics.passageCount, expected.passageCount);
          assert.ok(Math.abs(found.statistics.averageLength - expected.averageLength) < 1e-9);
          for (const { term } of terms) {
            assert.equal(found.statistics.documentFrequency(term), expected.documentFrequency.get(term));
          }
          assert.equal(found.candidates.length, Math.min(limit, descending.length));
          for (const [place, { passageId, score }] of found.candidates.entries()) {
            assert.ok(Math.abs(score - expected.scores.get(passageId)!) < 1e-9);
            assert.ok(Math.abs(score - descending[place]!) < 1e-9);
            const next = found.candidates[place + 1];
            assert.ok(!next || score > next.score || (score === next.score && passageId < next.passageId));
          }
        }
        assert.equal(
          cleaned.versionIds.length / 4,
          new Set(passages.map(({ versionId }) => versionId)).size - hidden.length,
        );
      },
    ),
    { numRuns: 150 },
  );
});

test("the positions of a term are those that analysis gives, after merging too", () => {
  fc.assert(
    fc.property(passagesArbitrary, (passages) => {
      const parts = [0, 1].map((parity) => buildSegment(uuid(9, parity), byVersionParity(passages, parity)));
      const merged = mergeSegments(uuid(9, 2), parts, []);
      for (let place = 0; place < merged.passageLength.length; place++) {
        const passage = passages.find(({ passageId }) => passageId === readIdentifier(merged.passageIds, place))!;
        const start = merged.textPosition[place]!;
        for (const { term } of terms) {
          const inText = findPositions(merged, term, place).filter((position) => position >= start);
          const expected = analyze(passage.text, passage.language).filter((token) => token.term === term);
          assert.deepEqual(
            inText,
            expected.map((token) => start + token.position),
          );
        }
      }
    }),
    { numRuns: 50 },
  );
});

test("positions behind 64 postings and frequencies above 255 are found", () => {
  const passages = Array.from({ length: 200 }, (_, number) => ({
    passageId: uuid(3, number),
    versionId: uuid(2, number),
    sourceId: uuid(1, 0),
    title: "",
    headingPath: [],
    text: number === 150 ? "word ".repeat(70_000) : "word other word",
    language: "en",
  }));
  const segment = decodeSegment(encodeSegment(buildSegment(uuid(9, 0), passages)));
  assert.deepEqual(findPositions(segment, "word", 199), [16, 18]);
  assert.equal(findPositions(segment, "word", 150).length, 70_000);
  assert.deepEqual(findPositions(segment, "absent", 3), []);
});

test("a title counts as text, but no phrase runs from it into the text", () => {
  const segment = buildSegment(uuid(9, 0), [
    {
      passageId: uuid(3, 0),
      versionId: uuid(2, 0),
      sourceId: uuid(1, 0),
      title: "Refund",
      headingPath: ["Terms"],
      text: "refund policy",
      language: "en",
    },
  ]);
  assert.equal(segment.passageLength[0], 4);
  assert.deepEqual(findPositions(segment, "refund", 0), [0, 32]);
  assert.equal(segment.textPosition[0], 32);
});

test("a damaged, cut or foreign file is refused", () => {
  const bytes = encodeSegment(
    buildSegment(uuid(9, 0), [
      {
        passageId: uuid(3, 0),
        versionId: uuid(2, 0),
        sourceId: uuid(1, 0),
        title: "",
        headingPath: [],
        text: "some words here",
        language: "en",
      },
    ]),
  );
  assert.doesNotThrow(() => decodeSegment(bytes));
  for (let at = 0; at < bytes.length; at++) {
    const damaged = bytes.slice();
    damaged[at]! ^= 1 << (at % 8);
    assert.throws(() => decodeSegment(damaged), SegmentFormatError, `byte ${at}`);
  }
  for (let length = 0; length < bytes.length; length++) {
    assert.throws(() => decodeSegment(bytes.slice(0, length)), SegmentFormatError);
  }
});

test("an id that is not a lower-case UUID is refused", () => {
  for (const id of ["", "x", uuid(10, 1).toUpperCase(), uuid(1, 1).replaceAll("-", "0")]) {
    assert.throws(() => buildSegment(id, []), RangeError);
  }
});
