import { analyzeAs } from "../analysis/analyze.ts";
import type { AnalyzedPassage } from "./analyze-passage.ts";

/** How much of an earlier answer, by its words, stands in a passage: 0 to 1; 0 where most of it does not. */
export function shareOfAnswer(answer: string, { terms, language }: AnalyzedPassage): number {
  const words = new Set(analyzeAs(answer.slice(0, MAX_READ), language, language).map(({ term }) => term));
  if (words.size < FEWEST_WORDS) return 0;
  const share = words.intersection(new Set(terms)).size / words.size;
  return share < MOST ? 0 : share;
}

/** In UTF-16 code units. */
const MAX_READ = 1_000;
/** `Yes.` stands in any passage. */
const FEWEST_WORDS = 3;
const MOST = 0.4;
