import { analyzeAs } from "../analysis/analyze.ts";
import type { Vocabulary } from "../segments/vocabulary.ts";
import type { QueryWord } from "./prepare-query.ts";

/**
 * What a compound is a kind of, as far as the library has it (`reifen` of `Winterreifen`): as a term and as written.
 */
export function findCompoundEnd(
  { written, language }: QueryWord,
  vocabulary: Vocabulary,
): { term: string; written: string } | undefined {
  if (!mayBeCompound(written, language)) return undefined;
  for (let start = SHORTEST_PART; start <= written.length - SHORTEST_PART; start++) {
    const [end] = analyzeAs(written.slice(start), language, language);
    if (end && vocabulary.documentFrequency(end.term) > 0) return { term: end.term, written: written.slice(start) };
  }
  return undefined;
}

/** Whether a folded word may be a compound; `language` is a primary tag. A very long one may where none is known. */
export function mayBeCompound(written: string, language: string): boolean {
  const shortest = isCompounding(language) ? SHORTEST_COMPOUND : language === UNKNOWN ? SHORTEST_UNKNOWN : Infinity;
  return written.length >= shortest && /^\p{L}+$/u.test(written);
}

const SHORTEST_COMPOUND = 9;
const UNKNOWN = "und";
const SHORTEST_UNKNOWN = 12;

/** Whether a language (a primary tag) writes compounds as one word. */
export function isCompounding(language: string): boolean {
  return COMPOUNDING.has(language);
}

const COMPOUNDING: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "no", "nb", "nn", "fi"]);
const SHORTEST_PART = 4;
