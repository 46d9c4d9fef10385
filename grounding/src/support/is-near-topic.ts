import type { Pair } from "./align-close.ts";
import type { PreparedPassage } from "./prepare-passage.ts";
import type { PreparedStatement } from "./prepare-statement.ts";
import type { SupportToken } from "./tokens/support-token.ts";
import { NEGATORS, QUALIFIER_CLASS_OF, RESTRICTIVE } from "./tokens/word-classes.ts";

/** In a short statement one added word is the claim. */
const LEAST_WORDS = 6;

/**
 * The one word that a statement adds is empty (`the idea of …`), or one that the passage itself puts beside its topic:
 * `the national flag of Congo`, where the title has `flag` and the passage `national flag`. Of another word than the
 * topic it could be said of one thing and meet another: `phone support` of the Pro plan.
 */
export function isNearTopic(
  index: number,
  statement: PreparedStatement,
  pairs: readonly Pair[],
  passage: PreparedPassage,
): boolean {
  const token = statement.tokens[index]!;
  const { word } = token;
  if (token.kind !== "word" || token.isName || statement.content.length < LEAST_WORDS) return false;
  if (QUALIFIER_CLASS_OF.has(word) || RESTRICTIVE.has(word) || NEGATORS.has(word)) return false;
  if (EMPTY_NOUNS.has(word)) return true;
  return !token.isInitial && !takesPlace(index, pairs, passage.tokens) && isBesideTitle(index, statement, passage);
}

const EMPTY_NOUNS = new Set(
  "word name kind kinds type types form forms way ways thing things part parts idea one".split(" "),
);

const LONGEST_GAP = 4;

/** A word of weight made room for the added one: it is another one's. */
export function takesPlace(index: number, pairs: readonly Pair[], source: readonly SupportToken[]): boolean {
  const next = pairs.findIndex((pair) => pair.statement > index);
  const right = next < 0 ? undefined : pairs[next]!.source;
  const left = next < 0 ? pairs.at(-1)!.source : pairs[next - 1]?.source;
  if (left !== undefined && right !== undefined) {
    return right - left <= LONGEST_GAP + 1 && source.slice(left + 1, right).some((token) => token.isContent);
  }
  const [step, from] = left === undefined ? [-1, right! - 1] : [1, left + 1];
  for (let at = from, count = 0; source[at] && count < LONGEST_GAP; at += step, count++) {
    if (source[step < 0 ? at + 1 : at]!.breakBefore > 0) return false;
    if (source[at]!.isContent) return true;
  }
  return false;
}

/** How far from a title's word the passage may have the added one, in one sentence. */
const REACH = 5;

function isBesideTitle(index: number, { tokens, content }: PreparedStatement, passage: PreparedPassage): boolean {
  const order = content.indexOf(index);
  const beside = [content[order - 1], content[order + 1]].flatMap((at) => (at === undefined ? [] : [tokens[at]!]));
  // Between two names stands who did what to whom.
  if (beside.length === 2 && beside.every((token) => token.isName || token.isInitial)) return false;
  const topics = beside.flatMap(({ key }) => (passage.titleKeys.has(key) ? [key] : []));
  const ownPlaces = passage.places.get(tokens[index]!.key) ?? [];
  return topics.some((key) =>
    (passage.places.get(key) ?? []).some((at) => ownPlaces.some((place) => isNear(at, place, passage.tokens))),
  );
}

function isNear(one: number, other: number, source: readonly SupportToken[]): boolean {
  const [from, to] = one < other ? [one, other] : [other, one];
  if (to - from > REACH) return false;
  return source.slice(from + 1, to + 1).every((token) => token.breakBefore < 2);
}
