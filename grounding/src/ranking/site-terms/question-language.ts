import { longDayNames } from "../../analysis/day-names.ts";
import { detectLanguage } from "../../analysis/detect-language.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { stopwordsOf } from "../../analysis/stopwords.ts";
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
  let best: string | null = null;
  let [most, second] = [0, 0];
  for (const [language, known] of vocabularies()) {
    // Of many words the common ones alone speak for several languages (`puedo llevar a mi gato`).
    const isKnown = (word: string) => known.has(word) || (isLong && stopwordsOf(language).has(word));
    const common = words.filter((word) => !isKnown(word) && stopwordsOf(language).has(word)).length;
    const met = words.filter(isKnown).length + (language === detected ? DETECTED : COMMON * common);
    if (met > most) [best, second, most] = [language, most, met];
    else second = Math.max(second, met);
  }
  if (best === null || most === second) return detected;
  // Of many words one may be written alike by chance: `postgress ip adresses to whitlist`.
  if (detected === null && most * FEW_MET < words.length) return null;
  return detected === null || most >= SURE ? best : detected;
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
/** … where they don't tell it: of two with as many words of sites, `was kostet der burger` has more of one. */
const COMMON = 0.1;
const SURE = 3;
const FEW_MET = 4;
/** Of words that only carry a question: `porto` is one in Italian, and postage in German. */
const LONG_WORD = 6;

// Split from a fixed list when it is first asked for.
let split: Map<string, ReadonlySet<string>> | undefined;

function vocabularies(): Map<string, ReadonlySet<string>> {
  split ??= new Map(
    Object.entries(SITE_TERMS).map(([language, list]) => {
      const words = list.matchAll(/(?<=[ ])[^\s_]{2,}(?=\s|$)/gu);
      const carrying = [...carryingWords(language)].filter((word) => word.length >= LONG_WORD);
      return [
        language,
        new Set([...[...words].map(([word]) => foldWord(word)), ...carrying, ...longDayNames(language).flat()]),
      ];
    }),
  );
  return split;
}
