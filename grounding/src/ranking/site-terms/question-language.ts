import { longDayNames } from "../../analysis/day-names.ts";
import { detectLanguage } from "../../analysis/detect-language.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { isCommonEnglish } from "../../analysis/meant-english.ts";
import { languagesWithStopwords, stopwordsOf } from "../../analysis/stopwords.ts";
import { carryingWords } from "../carrying-words.ts";
import { SITE_TERMS } from "./site-relatives.ts";

/**
 * The language of a question as a BCP 47 tag. Few words have none of the commonest ones (`delivery cost`, `horaires
 * d'ouverture`), or one by chance (`minimum phone OS`): there the words tell that visitors of any site ask with. Null
 * when nothing speaks for one.
 */
export function questionLanguage(question: string): string | null {
  const detected = detectLanguage(question.replace(CHAT_SPELLING, (word) => MEANT[word.toLowerCase()]!));
  const words = (question.match(/\p{L}+/gu) ?? []).map(foldWord);
  const isLong = words.length > FEW_WORDS;
  if (isLong && detected !== null) return detected;
  if (detected !== null && detected !== "en" && isPlainEnglish(words, detected)) return "en";
  let best: string | null = null;
  let tied: string[] = [];
  let [most, second] = [0, 0];
  for (const [language, known] of vocabularies()) {
    // Of many words the common ones alone speak for several languages (`puedo llevar a mi gato`).
    const isKnown = (word: string) => known.has(word) || (isLong && stopwordsOf(language).has(word));
    const met = words.filter(isKnown).length + (language === detected ? DETECTED : 0);
    tied = met > most ? [language] : met === most ? [...tied, language] : tied;
    if (met > most) [best, second, most] = [language, most, met];
    else second = Math.max(second, met);
  }
  if (most === second) [best, most] = mostCommon(words, tied, most);
  if (best === null) return detected;
  // Of many words one may be written alike by chance: `postgress ip adresses to whitlist`.
  if (detected === null && most * FEW_MET < words.length) return null;
  return detected === null || most >= SURE ? best : detected;
}

/** `minimum age van`: a common word of Dutch among words of English, one of which visitors use in English alone. */
function isPlainEnglish(words: readonly string[], detected: string): boolean {
  const isKnown = (word: string, language: string) => vocabularies().get(language)?.has(word) ?? false;
  const isOwn = (word: string) => isKnown(word, "en") && !isKnown(word, detected);
  return words.every(isCommonEnglish) && words.some((word) => isOwn(word) && !stopwordsOf(detected).has(word));
}

/**
 * Of languages that know as many words of a question the one that has most of its common words, and how many of its
 * words that knows then; null for several, and where another language has more of them.
 */
function mostCommon(words: readonly string[], tied: readonly string[], most: number): [string | null, number] {
  const isCommon = (word: string, language: string) =>
    stopwordsOf(language).has(word) || carryingWords(language).has(word);
  const commonIn = (language: string) => words.filter((word) => isCommon(word, language)).length;
  const common = Math.max(...[...languagesWithStopwords()].map(commonIn));
  // Dutch `was` is washing, and no other word of `was kostet der burger` than its common one.
  const metIn = (language: string) =>
    words.filter((word) => isCommon(word, language) || vocabularies().get(language)?.has(word)).length;
  const asCommon = tied.filter((language) => commonIn(language) === common);
  const met = Math.max(...asCommon.map(metIn));
  const [best, ...others] = asCommon.filter((language) => metIn(language) === met);
  return best !== undefined && others.length === 0 && common > 0 ? [best, most + common] : [null, most];
}

/**
 * As `questionLanguage`; a few words are in the language of the visitor's turn before, unless they speak for another.
 */
export function turnLanguage(turn: string, before: string): string | null {
  const own = questionLanguage(turn);
  const said = before === "" ? null : detectLanguage(before);
  if (said === null || own === said) return own ?? said;
  const words = turn.match(/\p{L}+/gu)?.length ?? 0;
  return own === null || words <= HARDLY_ANY ? (detectLanguage(`${before}\n${turn}`) ?? own ?? said) : own;
}

/** `do u sell kayaks` has two common words of Polish. */
const MEANT: Readonly<Record<string, string>> = { u: "you", ur: "your", r: "are" };
const CHAT_SPELLING = /(?<![\p{L}\p{M}'’])(?:u|ur|r)(?![\p{L}\p{M}'’])/giu;
const HARDLY_ANY = 4;
const FEW_WORDS = 6;
/** What a common word of a language counts beside words of sites. */
const DETECTED = 1.5;
const SURE = 3;
const FEW_MET = 4;
/** Of words that only carry a question: `porto` is one in Italian, and postage in German. */
const LONG_WORD = 6;
/** … that no other language has: `avete`. */
const SHORTEST_OWN = 3;

// Split from a fixed list when it is first asked for.
let split: Map<string, ReadonlySet<string>> | undefined;

function vocabularies(): Map<string, ReadonlySet<string>> {
  if (split) return split;
  const named = new Map(Object.entries(SITE_TERMS).map(([language, list]) => [language, namesIn(list, language)]));
  const isElsewhere = (word: string, language: string) =>
    [...languagesWithStopwords()].some(
      (other) =>
        other !== language &&
        (named.get(other)?.has(word) || carryingWords(other).has(word) || stopwordsOf(other).has(word)),
    );
  const isTelling = (word: string, language: string) =>
    word.length >= LONG_WORD ||
    (word.length >= SHORTEST_OWN && !isElsewhere(word, language) && (language === "en" || !isCommonEnglish(word)));
  split = new Map(
    [...named].map(([language, names]) => {
      const carrying = [...carryingWords(language)].filter((word) => isTelling(word, language));
      return [language, new Set([...names, ...carrying])];
    }),
  );
  return split;
}

function namesIn(list: string, language: string): Set<string> {
  const words = [...list.matchAll(/(?<=[ ])[^\s_]{2,}(?=\s|$)/gu)].map(([word]) => [word, foldWord(word)] as const);
  // Portuguese `lã` is written like the article of four languages.
  const names = words.flatMap(([word, folded]) => (word.length > 2 || word === folded ? [folded] : []));
  return new Set([...names, ...longDayNames(language).flat()]);
}
