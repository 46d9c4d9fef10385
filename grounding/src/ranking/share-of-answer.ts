import { analyzeAs } from "../analysis/analyze.ts";
import type { AnalyzedPassage } from "./analyze-passage.ts";

/** How much of an earlier answer, by its words, stands in a passage: 0 to 1; 0 where most of it does not. */
export function shareOfAnswer(answer: string, passage: AnalyzedPassage): number {
  return sharesOfAnswer(answer)(passage);
}

/** … for the passages of one question: the answer is read once a language. */
export function sharesOfAnswer(answer: string): (passage: AnalyzedPassage) => number {
  const wordsIn = new Map<string, ReadonlySet<string>>();
  return ({ terms, language }) => {
    const words =
      wordsIn.get(language) ??
      new Set(analyzeAs(answer.slice(0, MAX_READ), language, language).map(({ term }) => term));
    wordsIn.set(language, words);
    if (words.size < FEWEST_WORDS) return 0;
    const share = new Set(terms.filter((term) => words.has(term))).size / words.size;
    return share < MOST ? 0 : share;
  };
}

/** In UTF-16 code units. */
const MAX_READ = 1_000;
/** `Yes.` stands in any passage. */
const FEWEST_WORDS = 3;
const MOST = 0.4;
