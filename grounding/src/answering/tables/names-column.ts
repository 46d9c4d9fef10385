import { foldWord } from "../../analysis/fold-word.ts";
import { type PreparedQuery, wordsForLanguage } from "../../ranking/prepare-query.ts";

/**
 * Whether a question names what stands in a column, by a word of its header or the beginning of one (`for adults`:
 * `Adult`). `besides`: folded words that name none.
 */
export function namesColumn(
  query: PreparedQuery,
  header: string,
  { language, besides }: { language: string; besides: ReadonlySet<string> },
): boolean {
  const asked = wordsForLanguage(query, language).filter(
    ({ written, weight }) => weight === 1 && written.length >= SHORTEST && !besides.has(written),
  );
  return (foldWord(header).match(/\p{L}+/gu) ?? []).some((word) => asked.some(({ written }) => isAlike(written, word)));
}

function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  return Math.min(one.length, other.length) >= BEGINNING && (one.startsWith(other) || other.startsWith(one));
}

const SHORTEST = 3;
const BEGINNING = 4;
