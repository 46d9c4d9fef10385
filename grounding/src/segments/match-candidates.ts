import type { PassageStatistics } from "../ranking/candidate.ts";
import { distinctTerms, type PassageMatch, SentenceSums, sumUp } from "../ranking/match-passage.ts";
import type { PreparedQuery, QueryWord } from "../ranking/prepare-query.ts";
import { rememberWeights, scoreMatch } from "../ranking/rank-passages.ts";
import { familyShareOf, SHORTEST_WORD } from "../ranking/word-family-share.ts";
import type { PassagePlace } from "./best-passages.ts";
import { cacheBeside } from "./cache-beside.ts";
import { findPosting, readPositions } from "./find-positions.ts";
import { placeOfTerm, visitTermsFrom } from "./find-term.ts";
import type { Segment } from "./segment.ts";
import { readSentences } from "./sentence-layout.ts";
import type { VisibleSegment } from "./show-passages.ts";

/** The words of a `PreparedQuery`. */
export type QueryWords = Pick<PreparedQuery, "english" | "other">;

/**
 * The scores that `rankPassages` gives these candidates, from what the index knows of them: no text is read. Undefined
 * for a passage whose segment an earlier version wrote.
 */
export function scoreCandidates(
  segments: readonly VisibleSegment[],
  places: readonly PassagePlace[],
  words: QueryWords,
  statistics: PassageStatistics,
): (number | undefined)[] {
  const weigh = rememberWeights(statistics);
  const readers = segments.map(({ segment }) => new SegmentReader(segment));
  return places.map(({ segment: index, passage, score }) => {
    const match = matchIndexed(readers[index]!, passage, words, weigh);
    return match && scoreMatch(score, match);
  });
}

function matchIndexed(
  reader: SegmentReader,
  passage: number,
  { english, other }: QueryWords,
  weigh: (term: string) => number,
): PassageMatch | undefined {
  const { segment } = reader;
  const layout = readSentences(segment, passage);
  if (!layout) return undefined;
  const words: readonly QueryWord[] = layout.isEnglish ? english : other;
  const asked = distinctTerms(words, weigh);
  const textPosition = segment.textPosition[passage]!;
  const inTitle = new Set<number>();
  /** Place in the text and number of the term, in one figure that sorts by place. */
  const occurrences: number[] = [];
  for (const [place, { forms }] of asked.entries()) {
    for (const form of forms)
      for (const position of reader.findPositions(form, passage)) {
        if (position < textPosition) inTitle.add(place);
        else occurrences.push((position - textPosition) * asked.length + place);
      }
  }
  occurrences.sort((left, right) => left - right);
  const sentences = new SentenceSums(asked, layout.lengths);
  let sentence = 0;
  for (const occurrence of occurrences) {
    const position = Math.floor(occurrence / asked.length);
    while (sentence + 1 < layout.starts.length && layout.starts[sentence + 1]! <= position) sentence++;
    sentences.add(occurrence % asked.length, position, sentence);
  }
  return sumUp(words, asked, sentences, {
    isInTitle: (_, place) => inTitle.has(place),
    familyShare: ({ term }) => reader.familyShare(term, passage),
  });
}

interface Relative {
  /** Place in the dictionary. */
  place: number;
  share: number;
}

/** Looks up the terms of questions in a segment. */
class SegmentReader {
  readonly segment: Segment;

  constructor(segment: Segment) {
    this.segment = segment;
  }

  findPositions(term: string, passage: number): number[] {
    const place = placeOfTerm(this.segment, term);
    const posting = place < 0 ? -1 : findPosting(this.segment, place, passage);
    return posting < 0 ? [] : readPositions(this.segment, posting);
  }

  /** `wordFamilyShare` over the terms of the passage's text. */
  familyShare(term: string, passage: number): number {
    const textPosition = this.segment.textPosition[passage]!;
    for (const { place, share } of findRelatives(this.segment, term)) {
      const posting = findPosting(this.segment, place, passage);
      if (posting >= 0 && readPositions(this.segment, posting).at(-1)! >= textPosition) return share;
    }
    return 0;
  }
}

/** Terms of the segment that share a beginning with this one, nearest first. */
const findRelatives = cacheBeside(2_000, (segment: Segment, term: string): Relative[] => {
  const relatives: Relative[] = [];
  if (term.length < SHORTEST_WORD) return relatives;
  // Half of a surrogate pair has no UTF-8.
  const beginning = term.slice(0, SHORTEST_WORD).isWellFormed()
    ? term.slice(0, SHORTEST_WORD)
    : term.slice(0, SHORTEST_WORD - 1);
  visitTermsFrom(segment, encoder.encode(beginning), (place, other) => {
    const share = familyShareOf(term, other);
    if (share > 0) relatives.push({ place, share });
  });
  return relatives.sort((left, right) => right.share - left.share);
});

const encoder = new TextEncoder();
