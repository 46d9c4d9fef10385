import { foldWord } from "../../analysis/fold-word.ts";
import { isCompounding, mayBeCompound } from "../../ranking/find-compound-end.ts";
import type { PreparedQuery, QueryWord } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";

/** A compound of a question: its beginning as texts have it that have it whole, or undefined where none does. */
export interface AskedCompound {
  written: string;
  told?: string;
}

/**
 * Compounds of a question, by their terms, and whether the passages have them whole: where `Kinderturnen` is told,
 * `Kinder` is no other word for it, though both have one term.
 */
export function wholeCompounds(
  { other }: Pick<PreparedQuery, "other">,
  ranked: readonly RankedPassage[],
): ReadonlyMap<string, AskedCompound> {
  const compounds = other.flatMap(({ written, language, term, stands, compound = written }) => {
    const isWhole = stands === undefined || compound !== written;
    const isOne = isWhole && term.endsWith("-") && isCompounding(language) && mayBeCompound(compound, language);
    return isOne ? [[term, compound] as const] : [];
  });
  if (compounds.length === 0) return NONE;
  const texts = ranked.map(({ candidate }) => foldWord(candidate.text));
  return new Map(
    compounds.map(([term, written]) => {
      const stem = written.slice(0, -ENDING);
      return [term, { written, ...(texts.some((text) => text.includes(stem)) ? { told: stem } : {}) }];
    }),
  );
}

/**
 * Whether a folded text has nothing of a compound but what its beginning begins with: what is told is the compound,
 * else other compounds alone (`Krankenkasse`, of `Krankschreibung`) have only that.
 */
export function hasBeginningAlone(text: string, { written, told }: AskedCompound): boolean {
  if (told !== undefined) return !text.includes(told);
  const alike = text.match(new RegExp(`(?<!\\p{L})${written.slice(0, CUT)}\\p{L}*`, "gu")) ?? [];
  return alike.length > 0 && alike.every((word) => isOtherCompound(word, written));
}

/** Whether passages have other compounds alone that begin as a word of a question does. */
export function tellsOtherCompounds({ written, language }: QueryWord, ranked: readonly RankedPassage[]): boolean {
  if (!isCompounding(language) || !mayBeCompound(written, language)) return false;
  const texts = ranked.map(({ candidate }) => foldWord(candidate.text));
  return hasBeginningAlone(texts.join("\n"), { written });
}

function isOtherCompound(word: string, written: string): boolean {
  let shared = CUT;
  while (shared < Math.min(word.length, written.length) && word[shared] === written[shared]) shared++;
  return Math.min(word.length, written.length) - shared >= ENDING && shared <= LONGEST_BEGINNING;
}

const NONE: ReadonlyMap<string, AskedCompound> = new Map();
/** Letters that forms of one word may differ in: `Anmeldung`, `anmelden`. */
const ENDING = 4;
/** Letters of a term. */
const CUT = 5;
/** `Versandkosten` and `Versanddauer` are both of what is sent. */
const LONGEST_BEGINNING = 6;
