import { cacheBeside } from "../analysis/cache-beside.ts";
import type { PassageStatistics } from "../ranking/candidate.ts";
import {
  type AskedTerm,
  askWords,
  asUnfound,
  type Neighbours,
  type PassageMatch,
  SentenceSums,
  sumUp,
} from "../ranking/match-passage.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import { rememberWeights, scoreMatch } from "../ranking/rank-passages.ts";
import { familyShareOf, SHORTEST_WORD } from "../ranking/word-family-share.ts";
import type { PassagePlace } from "./best-passages.ts";
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
  const [inEnglish, inOther] = [words.english, words.other].map((some) => {
    const { terms, neighbours } = askWords(some, weigh);
    const asked = { asked: terms.map(asUnfound), neighbours };
    const readers: (SegmentReader | undefined)[] = [];
    return (index: number) => (readers[index] ??= new SegmentReader(segments[index]!.segment, asked));
  });
  return places.map(({ segment: index, passage, score }) => {
    const layout = readSentences(segments[index]!.segment, passage);
    const readerOf = layout?.isEnglish ? inEnglish! : inOther!;
    return layout && scoreMatch(score, matchIndexed(readerOf(index), passage, layout));
  });
}

/** The distinct terms of a question's words, whose positions are those in the passage that is looked at. */
interface AskedHere {
  asked: readonly AskedTerm[];
  neighbours: readonly Neighbours[];
}

/** Counts until the next passage is matched: that has the same terms. */
function matchIndexed(reader: SegmentReader, passage: number, layout: SentenceLayout): PassageMatch {
  const { asked, neighbours } = reader;
  const { inTitle, occurrences } = reader.findOccurrences(passage);
  const sentences = new SentenceSums(asked, layout.lengths);
  let sentence = 0;
  for (const occurrence of occurrences) {
    const position = Math.floor(occurrence / asked.length);
    while (sentence + 1 < layout.starts.length && layout.starts[sentence + 1]! <= position) sentence++;
    sentences.add(occurrence % asked.length, position, sentence);
  }
  return sumUp(asked, neighbours, sentences, {
    isInTitle: (_, place) => inTitle[place]!,
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
  readonly asked: readonly AskedTerm[];
  readonly neighbours: readonly Neighbours[];
  /** Places in the dictionary, of each asked term's forms that it has; found when they are first looked for. */
  #places: number[][] | undefined;
  readonly #relatives: (Relative[] | undefined)[] = [];
  /** Both hold what was found in the last passage. */
  readonly #inTitle: boolean[];
  readonly #occurrences: number[] = [];

  constructor(segment: Segment, { asked, neighbours }: AskedHere) {
    this.segment = segment;
    this.asked = asked;
    this.neighbours = neighbours;
    this.#inTitle = asked.map(() => false);
  }

  /**
   * Which asked terms stand in title or headings of a passage; and where any form of each stands in its text: its
   * position and the term's number in one figure, ascending. Valid until the next call; the terms forget theirs.
   */
  findOccurrences(passage: number): { inTitle: readonly boolean[]; occurrences: readonly number[] } {
    const { asked, segment } = this;
    const textPosition = segment.textPosition[passage]!;
    this.#places ??= asked.map(({ forms }) =>
      forms.map((form) => placeOfTerm(segment, form)).filter((place) => place >= 0),
    );
    this.#occurrences.length = 0;
    for (let number = 0; number < asked.length; number++) {
      this.#inTitle[number] = false;
      asked[number]!.positions.length = 0;
      for (const place of this.#places[number]!) {
        const posting = findPosting(segment, place, passage);
        if (posting < 0) continue;
        for (const position of readPositions(segment, posting)) {
          if (position < textPosition) this.#inTitle[number] = true;
          else insertAscending(this.#occurrences, (position - textPosition) * asked.length + number);
        }
      }
    }
    return { inTitle: this.#inTitle, occurrences: this.#occurrences };
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

/** There are few, and most come in order. */
function insertAscending(values: number[], value: number): void {
  let index = values.length;
  while (index > 0 && values[index - 1]! > value) {
    values[index] = values[index - 1]!;
    index--;
  }
  values[index] = value;
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
