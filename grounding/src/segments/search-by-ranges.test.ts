import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { prepareQuery } from "../ranking/prepare-query.ts";
import { encodeSegment, SegmentFormatError } from "./encode-segment.ts";
import { findCandidates } from "./find-candidates.ts";
import { type HeadPart, type ReadParts, searchByRanges } from "./search-by-ranges.ts";
import { searchSegments } from "./search-segments.ts";
import { readSegmentHead } from "./segment-head.ts";
import type { VisibleSegment } from "./show-passages.ts";
import { ASKED, makeSegments, passageArbitrary, sample, WORDS } from "./testing/random-segments.ts";

/** The same segments as files, of which only heads are in memory. */
async function toFiles(segments: readonly VisibleSegment[]) {
  const files = segments.map(({ segment }) => encodeSegment(segment));
  const counts = { reads: 0, bytes: 0 };
  const parts: HeadPart[] = [];
  for (const [place, visible] of segments.entries()) {
    const file = files[place]!;
    const head = await readSegmentHead(file.byteLength, async (ranges) =>
      ranges.map(({ start, end }) => file.subarray(start, end)),
    );
    parts.push({ head, shown: { ...visible, segment: head.dictionary } });
  }
  const read: ReadParts = async (wanted) => {
    counts.reads++;
    return wanted.map(({ part, start, end }) => {
      assert.ok(end <= files[part]!.byteLength);
      counts.bytes += end - start;
      return files[part]!.subarray(start, end);
    });
  };
  return { parts, read, counts };
}

const drafts = fc.array(passageArbitrary, { maxLength: 40 });
const limits = fc.constantFrom(1, 3, 100);

test("a question finds the same, to the bit, when only the postings of its words are read", async () => {
  const languages = fc.constantFrom("en", "de", null);
  await fc.assert(
    fc.asyncProperty(drafts, sample(ASKED), limits, languages, async (given, text, limit, language) => {
      const segments = makeSegments(given);
      const query = prepareQuery({ question: text, language });
      const whole = searchSegments(segments, query, limit);
      const { parts, read, counts } = await toFiles(segments);
      const found = await searchByRanges(parts, { query }, limit, read);
      assert.deepEqual(
        found.candidates,
        whole.candidates.map((candidate) => ({ ...candidate, rankScore: undefined })),
      );
      assert.deepEqual(found.query, whole.query);
      assert.equal(found.statistics.passageCount, whole.statistics.passageCount);
      assert.equal(found.statistics.averageLength, whole.statistics.averageLength);
      for (const word of [...WORDS, ...whole.query.terms.map(({ term }) => term)])
        assert.equal(found.statistics.documentFrequency(word), whole.statistics.documentFrequency(word));
      assert.ok(counts.reads <= 12, `${counts.reads} reads`);
    }),
    { numRuns: 400 },
  );
});

test("mere terms are found the same by two reads", async () => {
  const terms = WORDS.map((term, place) => ({ term, weight: 1 / (1 + place) }));
  await fc.assert(
    fc.asyncProperty(drafts, limits, async (given, limit) => {
      const segments = makeSegments(given);
      const whole = findCandidates(segments, terms, limit);
      const { parts, read, counts } = await toFiles(segments);
      const found = await searchByRanges(parts, { terms }, limit, read);
      assert.deepEqual(found.candidates, whole.candidates);
      assert.ok(counts.reads <= 3, `${counts.reads} reads`);
    }),
  );
});

test("a file that is cut short is refused when its head is read", async () => {
  const [{ segment }] = makeSegments([{ version: 0, segment: 0, title: "", text: "refund", language: "en" }]) as [
    VisibleSegment,
  ];
  const file = encodeSegment(segment);
  for (const size of [8, 120, file.byteLength - 8]) {
    const reading = readSegmentHead(size, async (ranges) => ranges.map(({ start, end }) => file.subarray(start, end)));
    await assert.rejects(reading, SegmentFormatError);
  }
});
