import type { PassageStatistics } from "../ranking/candidate.ts";
import { type AskedTerm, distinctTerms, type PassageMatch, SentenceSums, sumUp } from "../ranking/match-passage.ts";
import type { PreparedQuery, QueryWord } from "../ranking/prepare-query.ts";
import { rememberWeights, scoreMatch } from "../ranking/rank-passages.ts";
import { familyShareOf, SHORTEST_WORD } from "../ranking/word-family-share.ts";
import type { PassagePlace } from "./best-passages.ts";
import { cacheBeside } from "./cache-beside.ts";
import { findPosting, readPositions } from "./find-positions.ts";
import { placeOfTerm, visitTermsFrom } from "./find-term.ts";
import type { Segment } from "./segment.ts";
import { readSentences, type SentenceLayout } from "./sentence-layout.ts";
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
  const [english, other] = [words.english, words.other].map((some): AskedWords => {
    return { words: some, asked: distinctTerms(some, weigh) };
  });
  const readers = segments.map(({ segment }) => [
    new SegmentReader(segment, english!),
    new SegmentReader(segment, other!),
  ]);
  return places.map(({ segment: index, passage, score }) => {
    const layout = readSentences(segments[index]!.segment, passage);
    return layout && scoreMatch(score, matchIndexed(readers[index]![layout.isEnglish ? 0 : 1]!, passage, layout));
  });
}

/** Words with their distinct terms, whose positions are those in the passage that is looked at. */
interface AskedWords {
  words: readonly QueryWord[];
  asked: readonly AskedTerm[];
}

/** Counts until the next passage is matched: that has the same terms. */
function matchIndexed(reader: SegmentReader, passage: number, layout: SentenceLayout): PassageMatch {
  const { words, asked } = reader;
  const textPosition = reader.segment.textPosition[passage]!;
  const inTitle = new Set<number>();
  /** Place in the text and number of the term, in one figure that sorts by place. */
  const occurrences: number[] = [];
  for (let place = 0; place < asked.length; place++) {
    asked[place]!.positions.length = 0;
    for (const position of reader.findPositions(place, passage)) {
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
    familyShare: (_, place) => reader.familyShare(place, passage),
  });
}

interface Relative {
  /** Place in the dictionary. */
  place: number;
  share: number;
}

/** Looks up the words of a question in a segment. */
class SegmentReader {
  readonly segment: Segment;
  readonly words: readonly QueryWord[];
  readonly asked: readonly AskedTerm[];
  /** Places in the dictionary, of each asked term's forms that it has; found when they are first looked for. */
  #places: number[][] | undefined;
  readonly #relatives: (Relative[] | undefined)[] = [];

  constructor(segment: Segment, { words, asked }: AskedWords) {
    this.segment = segment;
    this.words = words;
    this.asked = asked;
  }

  /** Of all forms of an asked term. */
  findPositions(asked: number, passage: number): number[] {
    this.#places ??= this.asked.map(({ forms }) =>
      forms.map((form) => placeOfTerm(this.segment, form)).filter((place) => place >= 0),
    );
    let found = NO_POSITIONS;
    for (const place of this.#places[asked]!) {
      const posting = findPosting(this.segment, place, passage);
      if (posting < 0) continue;
      const positions = readPositions(this.segment, posting);
      found = found.length === 0 ? positions : [...found, ...positions];
    }
    return found;
  }

  /** `wordFamilyShare` of an asked term over the terms of the passage's text. */
  familyShare(asked: number, passage: number): number {
    const textPosition = this.segment.textPosition[passage]!;
    this.#relatives[asked] ??= findRelatives(this.segment, this.asked[asked]!.term);
    for (const { place, share } of this.#relatives[asked]) {
      const posting = findPosting(this.segment, place, passage);
      if (posting >= 0 && readPositions(this.segment, posting).at(-1)! >= textPosition) return share;
    }
    return 0;
  }
}

const NO_POSITIONS: number[] = [];

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
