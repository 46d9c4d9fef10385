import { hashText } from "../hash-text.ts";

/**
 * What a text says, in one short string to store beside it: `words.whole.without last.without first`, hashes of its
 * words in order. Case, punctuation and spacing don't count, and the page's own title above the text does not. Scripts
 * without spaces are taken by character. A text of few words has no hashes: it is the same as another only when all of
 * it is.
 *
 * Two texts that share a hash differ in nothing, or in a last or first sentence of a word or two without a figure. One
 * word inside a text is a difference: "may" and "may not" are two rules, and the pages of `sin` and `cos` differ in
 * little else.
 */
export function fingerprintText(text: string, titleEnd = 0): string {
  const body = text.slice(titleEnd).normalize("NFKC").toLowerCase();
  const words = wordsOf(body);
  if (words.length < MIN_WORDS) return `${words.length}`;
  const last = countEdge(LAST_SENTENCE.exec(body.slice(-LOOKED_AT))?.[0]);
  const first = countEdge(FIRST_SENTENCE.exec(body)?.[0]);
  const parts = [words, words.slice(0, words.length - last), words.slice(first)];
  return [words.length, ...parts.map(hashWords)].join(".");
}

/** Texts that share one of these say the same. */
export function fingerprintKeys(fingerprint: string): string[] {
  return [...new Set(fingerprint.split(".").slice(1))];
}

const MIN_WORDS = 60;
const MAX_EDGE_WORDS = 3;
/** A last sentence with its end, many times over: from further up no match could reach the end. */
const LOOKED_AT = 1_000;
const LAST_SENTENCE = /[^.!?。！？\n]{1,60}[.!?。！？\s]*$/u;
const FIRST_SENTENCE = /^\s*[^.!?。！？\n]{1,60}[.!?。！？\n]/u;
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{N}\p{M}]+/gu;

function wordsOf(text: string): string[] {
  return text.match(LATIN_TEXT.test(text) ? LATIN_WORDS : WORDS) ?? [];
}

/** The same words, found in a third of the time. */
const LATIN_TEXT = /^[\0-\xff]*$/;
const LATIN_WORDS = /[0-9A-Za-z\xaa\xb2\xb3\xb5\xb9\xba\xbc-\xbe\xc0-\xd6\xd8-\xf6\xf8-\xff]+/g;

/** How many words stand in the first or last sentence; none where they may matter. */
function countEdge(sentence = ""): number {
  const words = wordsOf(sentence);
  return words.length > MAX_EDGE_WORDS || words.some((word) => /\p{N}/u.test(word)) ? 0 : words.length;
}

function hashWords(words: readonly string[]): string {
  const text = words.join(" ");
  return [hashText(text, 1), hashText(text, 2)].map((hash) => hash.toString(16).padStart(8, "0")).join("");
}
