import type { Pair } from "./align-close.ts";
import { isIrregular } from "./tokens/read-tokens.ts";
import type { SupportToken } from "./tokens/support-token.ts";
import { OPENERS, PRONOUNS } from "./tokens/word-classes.ts";

/**
 * The head of one clause joined to the end of another: `Alice paints` from `Alice writes. Bob paints.` What is left out
 * between two kept tokens may be an aside (a break on both sides), part of one clause, end where the statement has a
 * break or joins too, or hold no other subject. Returns the first token left out.
 */
export function findSplice(
  statement: readonly SupportToken[],
  source: readonly SupportToken[],
  pairs: readonly Pair[],
): SupportToken | null {
  for (const [index, pair] of pairs.entries()) {
    const before = pairs[index - 1];
    if (!before || pair.source === before.source + 1) continue;
    const left = source.slice(before.source + 1, pair.source);
    if (!left.some((token) => token.isContent)) continue;
    const next = source[pair.source]!;
    if (next.breakBefore === 0 && !left.some((token) => token.breakBefore > 0 || CLAUSE_JOINTS.has(token.word)))
      continue;
    if (next.breakBefore < 2 && isPhrase(left)) continue;
    const isAside = left[0]!.breakBefore === 1 && next.breakBefore === 1;
    if (isAside || isJoin(statement, before.statement, pair.statement)) continue;
    if (hasOtherSubject(source, before.source, pair.source) && !keepsSubject(source, pairs, index)) return left[0]!;
  }
  return null;
}

function isJoin(statement: readonly SupportToken[], from: number, to: number): boolean {
  for (let at = from + 1; at <= to; at++) {
    if (statement[at]!.breakBefore > 0 || JOINTS.has(statement[at]!.word)) return true;
  }
  return false;
}

const JOINTS = new Set("and or but which that who whom whose where when while because so as it they".split(" "));
const CLAUSE_JOINTS = new Set("and but while whereas".split(" "));

/**
 * Short, without a verb, name or pronoun: it can't hold a clause of its own. `and reservoir`, `physical and virtual`.
 */
function isPhrase(left: readonly SupportToken[]): boolean {
  return (
    left.length <= LONGEST_PHRASE && left.every((token) => !token.isName && token.breakBefore < 2 && !mayBeVerb(token))
  );
}

const LONGEST_PHRASE = 5;

function mayBeVerb({ word }: SupportToken): boolean {
  return /(?:s|ed|ing)$/.test(word) || VERBS_AND_SUBJECTS.has(word) || isIrregular(word);
}

const VERBS_AND_SUBJECTS = new Set(
  `am are be been were have had do did can could will would shall should may might must cut put hit let set shut quit cost
  beat i we you he she it they`.split(/\s+/),
);

/** Content stands between the last break and what is kept next. */
function hasOtherSubject(source: readonly SupportToken[], from: number, at: number): boolean {
  for (let place = at; place > from; place--) {
    const { isContent, word } = source[place]!;
    if (place < at && ((isContent && !OPENERS.has(word)) || PERSONS.has(word))) return true;
    if (source[place]!.breakBefore > 0 || (place < at && CLAUSE_JOINTS.has(source[place]!.word))) return false;
  }
  return false;
}

/** A pronoun of the third person may stand for the subject that was kept; these are somebody else. */
const PERSONS = new Set(["i", "we", "you"]);

/**
 * What is kept next stands in a sentence that opens with a pronoun or with a word that was kept before:
 * `Lake Michigan was home to trout` from `Lake Michigan is wide. It was home to trout.`
 */
function keepsSubject(source: readonly SupportToken[], pairs: readonly Pair[], index: number): boolean {
  const from = pairs[index - 1]!.source + 1;
  const at = pairs[index]!.source;
  let opening = at;
  while (opening >= from && !source[opening]!.isInitial) opening--;
  if (opening < from) return false;
  const opener = source[opening]!;
  if (PRONOUNS.has(opener.word)) return true;
  const said = new Set(pairs.slice(0, index).map((pair) => source[pair.source]!.key));
  return opening < at && opener.isContent && said.has(opener.key);
}
