import type { Pair } from "./align-close.ts";
import { isOpposite } from "./tokens/is-opposite.ts";
import type { SupportToken } from "./tokens/support-token.ts";
import { FUNCTION_WORDS, INSERTABLE, RESTRICTIVE } from "./tokens/word-classes.ts";

/**
 * The added token stands, between the same neighbours, for the source's own word in another form: written in one word
 * or in two (`WalMart`, `Wal - Mart`), or as another word of its family with nothing of weight beside it (`decided`,
 * `made the decision`).
 */
export function isReworded(
  index: number,
  statement: readonly SupportToken[],
  pairs: readonly Pair[],
  source: readonly SupportToken[],
  { first, last }: { first: number; last: number },
): boolean {
  const next = pairs.findIndex((pair) => pair.statement > index);
  const left = next < 0 ? pairs.at(-1)! : pairs[next - 1];
  const right = pairs[next];
  const added = statement.slice((left?.statement ?? -1) + 1, right?.statement ?? statement.length);
  const from = left ? left.source + 1 : Math.max(first, right!.source - LONGEST);
  const to = right ? right.source : Math.min(last, left!.source + 1 + LONGEST);
  const given = source.slice(from, to);
  if (added.length > LONGEST || given.length === 0 || given.length > LONGEST) return false;
  if (
    joined(added) === joined(given) ||
    (!right && [1, 2, 3].some((count) => joined(added) === joined(given.slice(0, count))))
  )
    return true;
  const weighty = added.filter(({ word }) => !INSERTABLE.has(word));
  if (weighty.length !== 1) return false;
  const word = weighty[0]!;
  if (word.kind !== "word" || word.isName) return false;
  // One noun for another is another thing: `ministry` for `minister`.
  if (!given.some((token) => LIGHT_VERBS.has(token.word))) return false;
  const relatives = given.filter((token) => isRelative(word, token));
  return relatives.length === 1 && given.every((token) => token === relatives[0] || isLight(token));
}

const LONGEST = 4;
const LEAST_SHARE = 0.7;

function joined(tokens: readonly SupportToken[]): string {
  return tokens.map(({ word }) => word).join("");
}

function isRelative(word: SupportToken, other: SupportToken): boolean {
  if (other.kind !== "word" || isOpposite(word.word, other.word)) return false;
  return sharedOf(word.key, other.key) >= LEAST_SHARE;
}

/** `decid` and `decis` share four of five letters. */
function sharedOf(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  return at < 4 ? 0 : at / Math.max(one.length, other.length);
}

function isLight({ word }: SupportToken): boolean {
  return (FUNCTION_WORDS.has(word) && !RESTRICTIVE.has(word)) || LIGHT_VERBS.has(word);
}

const LIGHT_VERBS = new Set(
  "make makes made making take takes took taken taking give gives gave given giving".split(" "),
);
