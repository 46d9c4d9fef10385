import { englishWordKind } from "../analysis/english-word-kind.ts";

/**
 * How near the nearest of `terms` is to a term that isn't among them, by the beginning that they share: 0 to 1. A
 * beginning counts from five letters on, or from four when it is a whole word: `govern` and `governor`, `norman` and
 * `normandi`.
 */
export function wordFamilyShare(term: string, terms: readonly string[]): number {
  if (term.length < SHORTEST_WORD) return 0;
  let best = 0;
  const start = term.charCodeAt(0);
  for (const other of terms) {
    if (other.charCodeAt(0) === start) best = Math.max(best, familyShareOf(term, other));
  }
  return best;
}

/** How near one other term is. None has a share that doesn't begin with the same `SHORTEST_WORD` code units. */
export function familyShareOf(term: string, other: string): number {
  if (term.length < SHORTEST_WORD || other.length < SHORTEST_WORD) return 0;
  const shared = sharedBeginning(term, other);
  // Words that were cut: `nehmt-` and `nehme-`, `zahle-` and `zahlu-`.
  if (shared === SHORTEST_WORD && term.endsWith("-") && other.endsWith("-")) return CUT_SHARE;
  const shorter = Math.min(term.length, other.length);
  if (shared < SHORTEST_BEGINNING && shared < shorter) return 0;
  if (shared === shorter && isCompound(term.length > other.length ? term : other, shorter)) return 0;
  return shared / Math.max(term.length, other.length);
}

/** `dropbox` is no kind of `drop`. */
function isCompound(word: string, first: number): boolean {
  const rest = word.slice(first);
  return rest.length >= SHORTEST_PART && !word.endsWith("-") && !ENDINGS.has(rest) && englishWordKind(rest) === "noun";
}

const SHORTEST_PART = 3;
/** What other words of one family end in, and words are, too. */
const ENDINGS: ReadonlySet<string> = new Set("age ant ion man men ship hood ward able ing ism ist cy".split(" "));

export const SHORTEST_WORD = 4;
const SHORTEST_BEGINNING = 5;
const CUT_SHARE = 0.5;

function sharedBeginning(left: string, right: string): number {
  const end = Math.min(left.length, right.length);
  let index = 0;
  while (index < end && left.charCodeAt(index) === right.charCodeAt(index)) index++;
  return index;
}
