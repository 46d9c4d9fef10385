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
  for (let start = SHORTEST_WORD; start <= written.length - SHORTEST_PART; start++) {
    if (start < SHORTEST_PART && !SHORT_WORDS.has(written.slice(0, start))) continue;
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
const SHORTEST_WORD = 3;
/** That compounds often begin with, folded: `Neukunden`, `Busfahrplan`. Other three letters are rather an ending. */
const SHORT_WORDS: ReadonlySet<string> = new Set(
  "alt amt auf aus bad bar bau bus eil eis gas hof hut kat kfz kur lkw mit neu not pkw rad rot see ski tag tee tur uhr web zoo dag".split(
    " ",
  ),
);
