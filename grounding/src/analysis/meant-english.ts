import { COMMON_ENGLISH } from "./generated/common-english.ts";

/** Whether a word, lower case, is among the commonest of English. */
export function isCommonEnglish(word: string): boolean {
  return ranks().has(word);
}

/**
 * The commonest English word that somebody who left a letter out (`finsh`), swapped two, wrote one twice or took
 * another vowel may have meant; undefined for what is like none. All begin with the same letter.
 */
export function meantEnglish(word: string): string | undefined {
  if (!/^[a-z]{3,}$/.test(word)) return undefined;
  const known = ranks();
  const slips = word.length < SHORTEST ? doubled(word) : [...lacking(word), ...vowelsReplaced(word), ...swapped(word)];
  const [best] = [...new Set([...slips, ...halved(word)])]
    .filter((slip) => slip[0] === word[0] && slip.length >= SHORTEST && known.has(slip))
    .toSorted((left, right) => known.get(left)! - known.get(right)!);
  return best;
}

/** Every word with one vowel for another. */
export function vowelsReplaced(word: string): string[] {
  return [...word].flatMap((letter, at) =>
    VOWELS.includes(letter)
      ? VOWELS.filter((other) => other !== letter).map((other) => word.slice(0, at) + other + word.slice(at + 1))
      : [],
  );
}

/** Every word with two neighbours in each other's place, but for the first letter. */
export function swapped(word: string): string[] {
  return [...word.slice(0, -2)]
    .map((_, at) => word.slice(0, at + 1) + word[at + 2] + word[at + 1] + word.slice(at + 3))
    .filter((other) => other !== word);
}

/** A word of fewer letters is near to many. */
const SHORTEST = 4;
const VOWELS = [..."aeiouy"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

const lacking = (word: string) =>
  [...word].flatMap((_, at) => LETTERS.map((letter) => word.slice(0, at + 1) + letter + word.slice(at + 1)));
const doubled = (word: string) => [...word].map((letter, at) => word.slice(0, at + 1) + letter + word.slice(at + 1));
const halved = (word: string) =>
  [...word].flatMap((letter, at) => (letter === word[at + 1] ? [word.slice(0, at) + word.slice(at + 1)] : []));

// Split from a constant when first asked for.
let rankOf: ReadonlyMap<string, number> | undefined;

function ranks(): ReadonlyMap<string, number> {
  rankOf ??= new Map(
    COMMON_ENGLISH.trim()
      .split(/\s+/)
      .map((word, rank) => [word, rank]),
  );
  return rankOf;
}
