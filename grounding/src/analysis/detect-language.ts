import { foldWord } from "./fold-word.ts";
import { languagesWithStopwords, stopwordsOf } from "./stopwords.ts";

/**
 * The main language of a text as a BCP 47 tag, by script and, for Latin script, by its commonest words. `null` when too
 * little speaks for one. Reads at most 4,000 code units.
 */
export function detectLanguage(text: string): string | null {
  const sample = text.length > SAMPLE_LENGTH ? text.slice(0, SAMPLE_LENGTH) : text;
  return detectScript(sample) ?? detectByStopwords(sample);
}

const SAMPLE_LENGTH = 4_000;

function detectScript(text: string): string | null {
  if (!NOT_LATIN.test(text)) return null;
  const letters = count(text, /\p{L}/gu);
  if (letters === 0) return null;
  const latin = count(text, /\p{Script=Latin}/gu);
  if (latin === letters) return null;
  // A few Latin names are normal in any other script, and an ideograph carries more than a letter.
  const share = (pattern: RegExp) => count(text, pattern) / letters;
  const kana = share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = share(/\p{Script=Han}/gu);
  if (kana > 0.05 && kana + han > 0.2) return "ja";
  if (han > 0.2) return "zh";
  for (const [language, pattern] of SCRIPTS) if (share(pattern) > 0.3) return language;
  return null;
}

const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ["ru", /\p{Script=Cyrillic}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
];

function detectByStopwords(text: string): string | null {
  const words = (text.match(/\p{L}+/gu) ?? []).map(foldWord);
  let best: string | null = null;
  let bestCount = 0;
  let secondCount = 0;
  for (const [language, stopwordHits] of countStopwords(words)) {
    let hits = stopwordHits;
    // `Wie lange dauert die Rückerstattung?` has two words that are as common in Dutch.
    if (hits > 0 && LETTERS[language]?.test(text)) hits += 0.5;
    if (hits > bestCount) {
      secondCount = bestCount;
      bestCount = hits;
      best = language;
      // Danish and Norwegian share most common words: where nothing tells them apart it is read as Danish.
    } else if (hits > secondCount && !(best === "da" && language === "no")) secondCount = hits;
  }
  return bestCount >= 1 && bestCount > secondCount && bestCount >= words.length * 0.08 ? best : null;
}

/** How much the words speak for each language; one letter speaks less. */
function countStopwords(words: readonly string[]): [language: string, hits: number][] {
  const hits = new Array<number>(LANGUAGES.length).fill(0);
  for (const word of words) {
    for (const place of PLACES_OF_STOPWORDS.get(word) ?? []) hits[place]! += word.length > 1 ? 1 : 0.3;
  }
  return LANGUAGES.map((language, place) => [language, hits[place]!]);
}

const LANGUAGES = [...languagesWithStopwords()];
/** Stopword → its languages, by their places. */
const PLACES_OF_STOPWORDS = new Map<string, number[]>();
for (const [place, language] of LANGUAGES.entries()) {
  for (const word of stopwordsOf(language)) {
    PLACES_OF_STOPWORDS.set(word, [...(PLACES_OF_STOPWORDS.get(word) ?? []), place]);
  }
}

/** Letters that a language has and its neighbours hardly. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  de: /[äöüß]/iu,
  fr: /[êœîû]|\b[cdjlmnqst]['’]/iu,
  es: /[ñ¿¡]/iu,
  it: /[ìò]/iu,
  pt: /[ãõê]/iu,
  nl: /ij/iu,
  pl: /[ąęłńśźż]/iu,
  sv: /[äö]/iu,
  da: /[æø]/iu,
  no: /[æø]/iu,
};

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
