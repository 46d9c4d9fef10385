import { type PreparedQuery, type QueryWord, wordsForLanguage } from "../../ranking/prepare-query.ts";
import type { RatedUnit } from "./rate-units.ts";

/** The last turn's words in the language of a unit's passage, and whether the unit, with what heads it, has one. */
export function turnWords(
  query: PreparedQuery,
  { passage, withHeads }: RatedUnit,
): { words: QueryWord[]; isMet(word: QueryWord): boolean } {
  const places = new Map(passage.match.asked.map(({ term }, place) => [term, place]));
  return {
    words: wordsForLanguage(query, passage.analysis.language).filter(({ weight }) => weight === 1),
    isMet: ({ term }) => (withHeads[places.get(term) ?? -1] ?? 0) >= MET,
  };
}

/** Of a word: a relative of it in the unit counts as much as the word itself. */
export const MET = 0.5;
