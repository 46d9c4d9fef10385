/** How much of a word may be an ending, in letters, and how much of it must stay. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 4;

/**
 * Whether two folded words are one word with other endings, in a language that has no stemmer here: they begin alike,
 * and at most three letters of either differ.
 */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.max(SHORTEST_STEM, Math.max(one.length, other.length) - LONGEST_ENDING);
  return one.length >= least && other.length >= least && one.slice(0, least) === other.slice(0, least);
}
