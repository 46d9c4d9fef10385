import { visitTerms } from "../../analysis/analyze.ts";
import { editDistance } from "../../analysis/edit-distance.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { type PreparedQuery, type QueryWord, wordsForLanguage } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";

/**
 * The question with its mistyped words as the sources write them, where some were mended and the best passage has them;
 * null where the visitor was taken at their word.
 */
export function searchedFor(query: PreparedQuery, ranked: readonly RankedPassage[]): string | null {
  const [best] = ranked;
  if (!best) return null;
  const mended = wordsForLanguage(query, best.analysis.language).filter(({ stands }) => stands === "mended");
  if (mended.length === 0) return null;
  const written = query.question.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const meant = mended.find((one) => one.weight === 1 && one.written === foldWord(word));
    return (meant && spellingOf(meant, ranked)) ?? word;
  });
  return written === query.question ? null : written.trim();
}

/**
 * The word of that term that is nearest to what was typed, in the first passage that has one; with a small letter where
 * it began a sentence.
 */
function spellingOf({ term, written }: QueryWord, ranked: readonly RankedPassage[]): string | undefined {
  for (const { candidate, analysis } of ranked) {
    const text = [candidate.text, ...candidate.headingPath, candidate.title ?? ""].join("\n");
    let nearest: string | undefined;
    let least = MOST_APART;
    visitTerms(text, analysis.language, analysis.language, (found, start, end) => {
      if (found !== term) return;
      const word = text.slice(start, end);
      const distance = editDistance(written, foldWord(word), MOST_APART);
      if (distance >= least) return;
      const isFirst = !/[\p{L}\p{N},;] $/u.test(text.slice(0, start));
      [nearest, least] = [
        isFirst && /^\p{Lu}\p{Ll}+$/u.test(word) && analysis.language !== "de" ? word.toLowerCase() : word,
        distance,
      ];
    });
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}

/** Beyond this many letters another word of the same beginning was meant. */
const MOST_APART = 4;
