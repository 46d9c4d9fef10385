import type { PassageStatistics, QueryTerm } from "../ranking/candidate.ts";
import { countPassages } from "./count-passages.ts";
import { placeOfTerm } from "./find-term.ts";
import type { VisibleSegment } from "./show-passages.ts";
import { type Vocabulary, visitLike, visitLonger } from "./vocabulary.ts";

/**
 * A vocabulary that is read from segments one at a time. What it is asked and can't tell yet it notes down and denies:
 * whoever asks goes on as for a word that nobody uses, which is what asks most. Then `read` is called for every segment
 * once, the asking begins anew, and so on until a round asks nothing new: that round's answers are those of
 * `vocabularyOf`.
 */
export interface LibraryFacts extends Vocabulary {
  /** What was asked can't be told yet. */
  readonly isOpen: boolean;
  /** The terms of which `read` will tell how many passages have them. */
  readonly wantedTerms: Iterable<string>;
  /** In any order; `place` is the segment's among all, `count` tells how many of its visible passages have a term. */
  read(part: VisibleSegment, place: number, count?: (term: string) => number): void;
  /** After `read` was called for all: answers from now on. */
  endRound(): void;
  /** Undefined, and noted down, where some can't be told yet. */
  statisticsOf(terms: readonly QueryTerm[]): PassageStatistics | undefined;
}

export function createLibraryFacts(): LibraryFacts {
  const frequencies = new Map<string, number>();
  const lists = new Map<string, string[]>();
  let totals: { passageCount: number; totalLength: number } | undefined;

  const wantedTerms = new Map<string, number>();
  const wantedLists = new Map<string, WantedList>();
  let counted = { passageCount: 0, totalLength: 0 };

  function listTerms(key: string, visitIn: WantedList["visitIn"]): readonly string[] {
    const known = lists.get(key);
    if (!known && !wantedLists.has(key)) wantedLists.set(key, { visitIn, parts: [] });
    return known ?? [];
  }

  const facts: LibraryFacts = {
    get isOpen() {
      return wantedTerms.size > 0 || wantedLists.size > 0;
    },
    documentFrequency(term) {
      const known = frequencies.get(term);
      if (known === undefined) wantedTerms.set(term, 0);
      return known ?? 0;
    },
    findLonger(term) {
      const longer = listTerms(`longer ${term}`, ({ segment }, visit) => visitLonger(segment, term, visit));
      // All of them are asked for in one round.
      return longer.filter((other) => facts.documentFrequency(other) > 0)[0];
    },
    visitLike(word, most, visit) {
      const like = listTerms(`like ${most} ${word}`, ({ segment }, list) => visitLike(segment, word, most, list));
      for (const term of like) visit(term);
    },
    get wantedTerms() {
      return wantedTerms.keys();
    },
    read(part, place, count = (term) => countPassages(part, placeOfTerm(part.segment, term))) {
      counted.passageCount += part.passageCount;
      counted.totalLength += part.totalLength;
      for (const [term, before] of wantedTerms) wantedTerms.set(term, before + count(term));
      for (const { visitIn, parts } of wantedLists.values()) {
        const terms: string[] = [];
        visitIn(part, (term) => terms.push(term));
        parts[place] = terms;
      }
    },
    endRound() {
      for (const [term, count] of wantedTerms) frequencies.set(term, count);
      for (const [key, { parts }] of wantedLists) lists.set(key, parts.flat());
      totals = counted;
      counted = { passageCount: 0, totalLength: 0 };
      wantedTerms.clear();
      wantedLists.clear();
    },
    statisticsOf(terms) {
      const asked = new Map(terms.map(({ term }) => [term, facts.documentFrequency(term)]));
      if (!totals || facts.isOpen) return undefined;
      const { passageCount, totalLength } = totals;
      return {
        passageCount,
        averageLength: passageCount === 0 ? 0 : totalLength / passageCount,
        documentFrequency: (term) => asked.get(term) ?? 0,
      };
    },
  };
  return facts;
}

interface WantedList {
  visitIn(part: VisibleSegment, visit: (term: string) => void): void;
  /** By the places of the segments. */
  parts: string[][];
}
