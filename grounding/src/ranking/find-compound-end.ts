import { analyzeAs } from "../analysis/analyze.ts";
import type { Vocabulary } from "../segments/vocabulary.ts";
import type { QueryWord } from "./prepare-query.ts";

/**
 * What a compound that the library never uses is a kind of, as far as the library has it: `reifen` of `Winterreifen`.
 */
export function findCompoundEnd({ written, language }: QueryWord, vocabulary: Vocabulary): string | undefined {
  if (!isCompounding(language) || !/^\p{L}{9,}$/u.test(written)) return undefined;
  for (let start = SHORTEST_PART; start <= written.length - SHORTEST_PART; start++) {
    const [end] = analyzeAs(written.slice(start), language, language);
    if (end && vocabulary.documentFrequency(end.term) > 0) return end.term;
  }
  return undefined;
}

/** Whether a language (a primary tag) writes compounds as one word. */
export function isCompounding(language: string): boolean {
  return COMPOUNDING.has(language);
}

const COMPOUNDING: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "no", "nb", "nn", "fi"]);
const SHORTEST_PART = 4;
