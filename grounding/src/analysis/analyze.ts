import { AFFIXED, characterClass, DIGIT, LETTER, MARK, SEPARATOR, UNSPACED } from "./character-class.ts";
import { detectLanguage } from "./detect-language.ts";
import { foldSpelling } from "./fold-spelling.ts";
import { foldWord } from "./fold-word.ts";
import { stemEnglish } from "./stem-english.ts";
import { stopwordsOf } from "./stopwords.ts";

/** A word of a text in the form in which it is compared. Offsets count UTF-16 code units of the text. */
export interface Token {
  term: string;
  start: number;
  end: number;
  /** The word's place in the text; words that are left out keep theirs, so that distances stay true. */
  position: number;
}

/**
 * The terms of a text, in order. English words are stemmed (Porter2) in their American spelling; short words with a
 * hyphen also give the word that they make (`e-mail`: `email`), at the place of the second; other words of alphabets
 * are cut to five letters and end in `-` when they were longer, so that they never meet an English stem by chance;
 * Chinese, Japanese and Thai words are found by `Intl.Segmenter`; Arabic, Hebrew and Korean words give overlapping
 * letter groups with one position. The commonest words of the language are left out. `language` is a BCP 47 tag; when
 * null it is detected, and taken as English if that fails.
 */
export function analyze(text: string, language?: string | null): Token[] {
  const known = primaryLanguage(language ?? detectLanguage(text));
  return analyzeAs(text, known, known);
}

/**
 * `analyze` for a title or heading: a name in camel case also gives its parts, at one position. `keepAliveTimeout` is
 * what the text below it is about, and is asked for as `keep alive`.
 */
export function analyzeHeading(heading: string, language: string): Token[] {
  const plain = wordTermsOf(language, language);
  const terms: WordTerms = (word) => [...new Set([word, ...partsOfName(word)].flatMap(plain))];
  return collectTokens(heading, terms);
}

/** None for two words that begin with a capital: most are names of products (`PayPal`). */
function partsOfName(word: string): string[] {
  const parts = word.split(HUMP);
  if (parts.length === 1 || (parts.length === 2 && /^\p{Lu}/u.test(word))) return [];
  return parts.filter((part) => part.length > 1);
}

/** `keep|Alive|Timeout`, `parse|HTML|Body`. */
const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** `analyze` with the words of one language left out and the rest in the form that another one gives them. */
export function analyzeAs(text: string, language: string, stopwordLanguage: string): Token[] {
  return collectTokens(text, wordTermsOf(language, stopwordLanguage));
}

function collectTokens(text: string, terms: WordTerms): Token[] {
  const tokens: Token[] = [];
  visitWords(text, terms, (term, start, end, position) => {
    tokens.push({ term, start, end, position });
  });
  return tokens;
}

/** `analyzeAs` without an object a word, for passages that are read by the thousand. */
export function visitTerms(text: string, language: string, stopwordLanguage: string, visit: VisitTerm): void {
  visitWords(text, wordTermsOf(language, stopwordLanguage), visit);
}

type VisitTerm = (term: string, start: number, end: number, position: number) => void;

function visitWords(text: string, termsOf: WordTerms, visit: VisitTerm): void {
  let before = 0;
  scanWords(text, (start, end, position) => {
    const terms = termsOf(text.slice(start, end));
    for (let index = 0; index < terms.length; index++) visit(terms[index]!, start, end, position);
    const hyphen = start - 1;
    if (hyphen > 0 && isHyphen(text.charCodeAt(hyphen)) && mayBeJoined(text, before, hyphen, end)) {
      // Its capitals are those of two words.
      const joined = (text.slice(before, hyphen) + text.slice(start, end)).toLowerCase();
      for (const term of termsOf(joined)) visit(term, start, end, position);
    }
    before = start;
  });
}

/** `e-mail`, `wi-fi`, `sign-up`: short words that as many write as one. Longer ones (`well-known`) nobody does. */
function mayBeJoined(text: string, start: number, hyphen: number, end: number): boolean {
  const [first, second] = [hyphen - start, end - hyphen - 1];
  if (first + second > LONGEST_JOINED || Math.min(first, second) > SHORT_PART) return false;
  if (isHyphen(text.charCodeAt(start - 1)) || isHyphen(text.charCodeAt(end))) return false;
  return LETTERS.test(text.slice(start, hyphen)) && LETTERS.test(text.slice(hyphen + 1, end));
}

function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011;
}

const LONGEST_JOINED = 8;
const SHORT_PART = 4;
const LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;

/** Calls `visit` for every word of the text, common ones too, with its range and its place in the order. */
export function scanWords(text: string, visit: (start: number, end: number, position: number) => void): number {
  let position = 0;
  let index = 0;
  while (index < text.length) {
    const kind = characterClass(text.charCodeAt(index));
    if (kind === SEPARATOR || kind === MARK) {
      index++;
      continue;
    }
    const start = index;
    index = kind === UNSPACED ? endOfUnspaced(text, index) : endOfWord(text, index);
    if (kind !== UNSPACED) visit(start, index, position++);
    else {
      for (const segment of segmentWords(text.slice(start, index))) {
        if (!segment.isWordLike) continue;
        visit(start + segment.index, start + segment.index + segment.segment.length, position++);
      }
    }
  }
  return position;
}

/** Where the word that starts at `index` ends. A digit group keeps its inner points and commas: `1,000.50`. */
function endOfWord(text: string, index: number): number {
  let previous = SEPARATOR;
  for (; index < text.length; index++) {
    const kind = characterClass(text.charCodeAt(index));
    if (kind === UNSPACED) return index;
    if (kind === SEPARATOR) {
      const code = text.charCodeAt(index);
      const isInnerMark = (code === 44 || code === 46) && previous === DIGIT;
      if (!isInnerMark || characterClass(text.charCodeAt(index + 1)) !== DIGIT) return index;
    }
    previous = kind;
  }
  return index;
}

function endOfUnspaced(text: string, index: number): number {
  while (index < text.length) {
    const kind = characterClass(text.charCodeAt(index));
    if (kind !== UNSPACED && kind !== MARK) break;
    index++;
  }
  return index;
}

function segmentWords(run: string): Iterable<Intl.SegmentData> {
  // One segmenter serves every script: ICU picks the dictionary by character. Making one costs a millisecond.
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
  return segmenter.segment(run);
}
let segmenter: Intl.Segmenter | undefined;

/** Turns a word as written into its terms; none for a common word. */
type WordTerms = (word: string) => readonly string[];

/**
 * The memory of a language's words makes this five times faster: a text repeats its words. It holds results of a pure
 * function, is bounded, and is therefore the one state at module scope.
 */
const memories = new Map<string, WordTerms>();
const REMEMBERED_WORDS = 50_000;

function wordTermsOf(language: string, stopwordLanguage: string): WordTerms {
  const key = language === stopwordLanguage ? language : `${language} ${stopwordLanguage}`;
  const known = memories.get(key);
  if (known) return known;
  const memory = new Map<string, readonly string[]>();
  const stopwords = stopwordsOf(stopwordLanguage);
  const remembering: WordTerms = (word) => {
    let terms = memory.get(word);
    if (terms === undefined) {
      if (memory.size >= REMEMBERED_WORDS) memory.clear();
      terms = termsOfWord(word, language, stopwords);
      if (word.length <= 40) memory.set(word, terms);
    }
    return terms;
  };
  if (memories.size < 60) memories.set(key, remembering);
  return remembering;
}

function termsOfWord(word: string, language: string, stopwords: ReadonlySet<string>): readonly string[] {
  const folded = foldWord(word);
  if (folded === "" || stopwords.has(folded)) return [];
  const kind = characterClass(folded.charCodeAt(0));
  if (kind === DIGIT) return [plainNumber(folded)];
  if (kind === AFFIXED) return letterGroups(folded, /\p{Script=Hangul}/u.test(folded) ? 2 : 5);
  if (kind !== LETTER) return [folded];
  if (language === "en") return [stemEnglish(foldSpelling(folded))];
  return [folded.length > 5 || (folded.length === 5 && !/\d/.test(folded)) ? `${folded.slice(0, 5)}-` : folded];
}

/** `1,000` and `1.000` are one number; a decimal part keeps its point. */
function plainNumber(word: string): string {
  return word.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".");
}

function letterGroups(word: string, length: number): string[] {
  if (word.length <= length) return [word];
  const groups = new Set<string>();
  for (let start = 0; start + length <= word.length; start++) groups.add(word.slice(start, start + length));
  return [...groups];
}

/** `de` of `de-AT`. What isn't known to be another language is read as English. */
export function primaryLanguage(language: string | null | undefined): string {
  return language?.toLowerCase().split(/[-_]/, 1)[0] || "en";
}
