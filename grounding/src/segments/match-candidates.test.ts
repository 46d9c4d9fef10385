import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { prepareQuery } from "../ranking/prepare-query.ts";
import { rankPassages } from "../ranking/rank-passages.ts";
import { buildSegment } from "./build-segment.ts";
import { decodeSegment, encodeSegment } from "./encode-segment.ts";
import { findCandidates } from "./find-candidates.ts";
import { scoreCandidates } from "./match-candidates.ts";
import { mergeSegments } from "./merge-segments.ts";
import type { Segment, SegmentPassage } from "./segment.ts";
import { showPassages } from "./show-passages.ts";

const uuid = (kind: number, number: number) =>
  `${kind.toString(16).padStart(8, "0")}-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

const WORDS = (
  "govern governor government governing govt migrate migration migrations migrant the of a Norway Norwegian 2021 1,000.50 " +
  "refund refunds Refunding capital of France. Delivery takes long! e.g. Straße Straßen 東京都 に住む 서울특별시 서울 \n- \n\n Сибирь 𝔘nicode"
).split(" ");

const words = (maxLength: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength }).map((chosen) => chosen.join(" "));

const passages = fc
  .array(
    fc.record({
      title: words(3),
      headingPath: fc.array(words(3), { maxLength: 2 }),
      text: words(60),
      language: fc.constantFrom("en", "de", "ja", "ko", null),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((drafts) =>
    drafts.map(
      (draft, number): SegmentPassage => ({
        ...draft,
        passageId: uuid(3, number),
        versionId: uuid(2, number),
        sourceId: uuid(1, number % 2),
      }),
    ),
  );

const showAll = (segment: Segment) =>
  showPassages(
    segment,
    new Uint8Array(segment.versionSource.length).fill(1),
    new Uint8Array(segment.sourceIds.length / 4).fill(1),
  );

test("the index scores a passage as ranking does that reads its text, split and merged in any way", () => {
  fc.assert(
    fc.property(passages, words(8), words(4), (library, question, previous) => {
      const query = prepareQuery({ question, history: [{ role: "user", text: previous }] });
      const parts = [0, 1].map((parity) =>
        buildSegment(
          uuid(9, parity),
          library.filter((_, number) => number % 2 === parity),
        ),
      );
      const reopened = parts.map((part) => decodeSegment(encodeSegment(part)));
      for (const segments of [reopened, [mergeSegments(uuid(9, 2), reopened, [])]]) {
        const visible = segments.map(showAll);
        const { candidates, places, statistics } = findCandidates(visible, query.terms, 50);
        const texts = candidates.map(({ passageId, score }) => {
          const passage = library.find((other) => other.passageId === passageId)!;
          return { ...passage, id: passageId, lexicalScore: score };
        });
        const ranked = rankPassages(query, texts, statistics);
        const scores = scoreCandidates(visible, places, query, statistics);
        assert.equal(scores.length, candidates.length);
        for (const [index, { passageId }] of candidates.entries()) {
          const expected = ranked.find(({ candidate }) => candidate.id === passageId)!.score;
          assert.ok(Math.abs(scores[index]! - expected) < 1e-9, `${scores[index]} is not ${expected}`);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test("a file of an earlier format is searched too, and says so; its passages have no score until they are read", () => {
  const former = decodeSegment(fromBase64(FORMER_FILE));
  assert.equal(former.isOutdated, true);
  const query = prepareQuery({ question: "How long do refunds take?" });
  const { candidates, places, statistics } = findCandidates([showAll(former)], query.terms, 50);
  assert.deepEqual(
    candidates.map(({ passageId }) => passageId),
    ["00000003-0000-7000-8000-000000000000"],
  );
  assert.deepEqual(scoreCandidates([showAll(former)], places, query, statistics), [undefined]);
  const merged = decodeSegment(encodeSegment(mergeSegments(uuid(9, 1), [former], [])));
  assert.deepEqual(scoreCandidates([showAll(merged)], places, query, statistics), [undefined]);
  assert.equal(merged.isOutdated, true, "merging doesn't make its words new");
});

/** "Refunds take a week.", as format 1 kept it. */
const FORMER_FILE =
  "Q0RTMQEAAADUAEU5DwAAAMgAAAAQAAAABAAAANgAAAAQAAAABAAAAOgAAAAQAAAABAAAAPgAAAAEAAAABAAAAAABAAAIAAAABAAAAAgBAAAQAAAABAAAABgBAAAEAAAABAAAACABAAAEAAAABAAAACgBAAAOAAAAAQAAADgBAAAQAAAABAAAAEgBAAAQAAAABAAAAFgBAAAMAAAABAAAAGgBAAADAAAAAQAAAHABAAADAAAAAQAAAHgBAAAEAAAABAAAAAAAAAAJAAAAAHAAAAAAAIAAAAAAAQAAAABwAAAAAACAAAAAAAIAAAAAcAAAAAAAgAAAAAAAAAAAAAAAAAAAAAABAAAAAwAAAABwAAAAAACAAAAAAAMAAAAAAAAAEAAAAAAAAAByZWZ1bmR0YWtld2VlawAAAAAAAAYAAAAKAAAADgAAAAAAAAABAAAAAgAAAAMAAAAAAAAAAAAAAAAAAAAAAAAAAQEBAAAAAAAQERMAAAAAAAAAAAAAAAAA";

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
