import fc from "fast-check";
import { buildSegment } from "../build-segment.ts";
import type { SegmentPassage } from "../segment.ts";
import { showPassages, type VisibleSegment } from "../show-passages.ts";

const uuid = (kind: number, number: number) =>
  `${kind.toString(16).padStart(8, "0")}-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

export const WORDS = [
  ..."refund postgresql delivery warehouse lieferung rückgabe day pass tageskarte gift voucher price opening".split(
    " ",
  ),
  ..."hours weekend saturday returns garantie öffnungszeiten swimming lessons cancellation the of on".split(" "),
];
/** Known words, mistyped ones, beginnings, compounds, other words for the same. */
export const ASKED = [
  ...WORDS,
  ..."refnud postgres delivry warehous liefrung rückgabefrist cost costs money back monday".split(" "),
  ..."kosten preis gutschein stornierung tageskarten schwimmkurs warranty zzzz 東京".split(" "),
];

export const passageArbitrary = fc.record({
  version: fc.nat({ max: 5 }),
  segment: fc.nat({ max: 3 }),
  title: fc.constantFrom(...WORDS),
  text: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 20 }).map((words) => words.join(" ")),
  language: fc.constantFrom("en", "de", null),
});

/** Four segments, of which not all is shown to everybody. */
export function makeSegments(drafts: readonly Draft[]): VisibleSegment[] {
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

export interface Draft {
  version: number;
  segment: number;
  title: string;
  text: string;
  language: string | null;
}

/** Some of these words, as a question. */
export const sample = (words: readonly string[]) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((found) => found.join(" "));
