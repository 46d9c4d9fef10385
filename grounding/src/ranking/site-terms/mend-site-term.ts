import { editDistance } from "../../analysis/edit-distance.ts";
import { SITE_TERMS, siteRelatives } from "./site-relatives.ts";

/**
 * What texts call the thing that a mistyped word of the site terms was meant to name (`acept`: `take`), as
 * `siteRelatives` says; none for words that are like none of them. `word` is folded, `language` a primary tag.
 */
export function mendSiteTerm(word: string, language: string, isEnglish: boolean): readonly string[] {
  if (word.length < (language === "en" ? SHORTEST : SHORTEST_ELSEWHERE)) return [];
  const isLike = (most: number) => (known: string) =>
    known.slice(0, most) === word.slice(0, most) && editDistance(word, known, most) <= most;
  const meant =
    wordsOf(language).find(isLike(1)) ?? (word.length < LONG ? undefined : wordsOf(language).find(isLike(2)));
  if (meant === undefined) return [];
  const { own, foreign } = siteRelatives(meant, language, isEnglish);
  return [...own, ...foreign];
}

const SHORTEST = 5;
/** Two slips are as likely in these as one in others: `pasword` for `Passwort`. */
const LONG = 7;
/** Shorter ones may be words: there is a list of English ones alone. */
const SHORTEST_ELSEWHERE = 7;

// Split from a fixed list when a language is first asked for.
const words = new Map<string, readonly string[]>();

function wordsOf(language: string): readonly string[] {
  const known = words.get(language);
  if (known) return known;
  const list = SITE_TERMS[language] ?? "";
  const found = [...new Set(list.match(/(?<=[ ])\p{L}{5,}(?=[ \n])/gu) ?? [])];
  if (SITE_TERMS[language]) words.set(language, found);
  return found;
}
