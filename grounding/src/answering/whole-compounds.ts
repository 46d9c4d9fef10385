import { foldWord } from "../analysis/fold-word.ts";
import { isCompounding, mayBeCompound } from "../ranking/find-compound-end.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";

/**
 * Compounds of a question that the passages have whole, by their terms, without their endings: where `Kinderturnen` is
 * told, `Kinder` is no other word for it, though both have one term.
 */
export function wholeCompounds(
  { other }: Pick<PreparedQuery, "other">,
  ranked: readonly RankedPassage[],
): ReadonlyMap<string, string> {
  const compounds = other.flatMap(({ written, language, term, stands, compound = written }) => {
    const isWhole = stands === undefined || compound !== written;
    const isOne = isWhole && term.endsWith("-") && isCompounding(language) && mayBeCompound(compound, language);
    return isOne ? [[term, compound.slice(0, -ENDING)] as const] : [];
  });
  if (compounds.length === 0) return NONE;
  const texts = ranked.map(({ candidate }) => foldWord(candidate.text));
  const told = compounds.filter(([, stem]) => texts.some((text) => text.includes(stem)));
  return new Map(told);
}

const NONE: ReadonlyMap<string, string> = new Map();
/** Letters that forms of one word may differ in: `Anmeldung`, `anmelden`. */
const ENDING = 4;
