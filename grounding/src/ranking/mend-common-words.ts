import { analyzeAs } from "../analysis/analyze.ts";
import { englishWordKind } from "../analysis/english-word-kind.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { BASE_FORMS } from "../analysis/irregular-forms.ts";
import { isCommonEnglish } from "../analysis/meant-english.ts";
import { oncePerLanguage } from "../analysis/once-per-language.ts";
import { stopwordsOf } from "../analysis/stopwords.ts";
import { carryingWords } from "./carrying-words.ts";
import { thingsNamed } from "./site-terms/site-relatives.ts";

/**
 * A question with its common words as they should be written, where a slip made no word of them: a vowel left out
 * (`knn`), two letters in each other's place (`waht`), or one written twice (`wanneeer`). No library has these words
 * for a mistyped one to be found among. `language` is a primary tag; of any other word nothing is changed.
 */
export function mendCommonWords(question: string, language: string): string {
  const common = commonWords(language);
  if (common.size === 0) return question;
  return question.replace(WORD, (written, index: number) => {
    // With a capital inside the sentence it is a name, or letters that stand for one.
    const isPlain = index === 0 ? /^\p{Lu}?\p{Ll}+$/u.test(written) : /^\p{Ll}+$/u.test(written);
    if (!isPlain) return written;
    const word = foldWord(written);
    if (common.has(word) || isWord(word, language)) return written;
    return slipsOf(word, language).find((slip) => common.has(slip)) ?? written;
  });
}

const WORD = /(?<![\p{L}\p{N}_.@/-])[\p{L}\p{M}]{3,9}(?![\p{L}\p{N}_@/-]|\.\p{L})/gu;

const commonWords = oncePerLanguage(
  (language): ReadonlySet<string> => new Set([...stopwordsOf(language), ...carryingWords(language)].map(foldWord)),
);

/** There is a list of English words alone. */
function isWord(word: string, language: string): boolean {
  if (OTHER_WORDS.has(word) || thingsNamed(word, language).length > 0) return true;
  if (language !== "en") return false;
  const [token] = analyzeAs(word, "en", "und");
  return isCommonEnglish(word) || BASE_FORMS.has(word) || (token !== undefined && englishWordKind(token.term) !== null);
}

/** What it may have been before one slip, the likeliest first. */
function slipsOf(word: string, language: string): string[] {
  const lacking = VOWEL.test(word)
    ? []
    : [...word].flatMap((_, at) => VOWELS.map((vowel) => word.slice(0, at + 1) + vowel + word.slice(at + 1)));
  const swapped = [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
  const doubles = DOUBLING.has(language) ? /(.)\1\1/gu : /(.)\1/gu;
  const halved = [...word.matchAll(doubles)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));
  return [...lacking, ...(word.length < SHORTEST_SWAPPED ? swapped.slice(1) : swapped), ...halved];
}

const VOWELS = [..."aeiou"];
const VOWEL = /[aeiouy]/;
/** The first two letters of a shorter one make another word too often: `nda`. */
const SHORTEST_SWAPPED = 4;
/** Where a letter written twice makes another word: `perro`, `sonno`, `zee`. */
const DOUBLING: ReadonlySet<string> = new Set(["es", "it", "nl", "pt", "sv", "da", "pl"]);
/** Words and letters that stand for names. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  "aime avis bar bits cero deal dias dienen dna dns dra duo far fro hrs lts ngo peor pre pro prs rein sat sei tender via viola".split(
    " ",
  ),
);
