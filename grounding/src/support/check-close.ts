import type { EvidenceWindow } from "./find-windows.ts";
import type { PreparedStatement } from "./prepare-statement.ts";
import type { SupportToken } from "./support-token.ts";
import { saysSame } from "./support-token.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { CONDITION_OPENERS, INSERTABLE, RESTRICTIVE, TIME_OPENERS } from "./word-classes.ts";

const BEFORE = 3;
const AFTER = 3;
/** An `if` further behind still belongs to the claim unless another clause has begun. */
const FAR_AFTER = 10;

/**
 * The statement is the window's words with little added and nothing of weight left out: aligned by their longest common
 * subsequence, every added token is a small word or a word of the title that stands for the subject; no restrictive token is
 * left out inside the span, just before it or just behind it; and no two clauses are spliced.
 */
export function checkClose(statement: PreparedStatement, window: EvidenceWindow): SupportFailure | null {
  const { passage } = window;
  const first = passage.sentences[window.from]!.first;
  const last = passage.sentences[window.to]!.last;
  const [early, late] = commonSubsequences(statement.tokens, passage.tokens.slice(first, last), first);
  const failure = judgePairs(statement, window, early, first, last);
  return failure && judgePairs(statement, window, late, first, last) && failure;
}

function judgePairs(
  statement: PreparedStatement,
  window: EvidenceWindow,
  pairs: readonly Pair[],
  first: number,
  last: number,
): SupportFailure | null {
  const { passage } = window;
  if (pairs.length === 0) return { code: "not_close", detail: "" };
  const added = findAdded(statement.tokens, pairs, window, first, last);
  if (added) return { code: "not_close", detail: statement.text.slice(added.start, added.end) };
  const kept = pairs.map((pair) => pair.source);
  const dropped = findDropped(passage.tokens, kept, first, last) ?? findSplice(statement.tokens, passage.tokens, pairs);
  return dropped && { code: "condition_dropped", detail: passage.text.slice(dropped.start, dropped.end) };
}

function findAdded(
  statement: readonly SupportToken[],
  pairs: readonly Pair[],
  { passage }: EvidenceWindow,
  first: number,
  last: number,
): SupportToken | undefined {
  const matched = new Set(pairs.map((pair) => pair.statement));
  const firstContent = pairs.find((pair) => statement[pair.statement]!.isContent)?.statement ?? statement.length;
  return statement.find((token, index) => {
    if (matched.has(index) || INSERTABLE.has(token.word)) return false;
    if (token.isInitial && CONNECTIVES.has(token.word)) return false;
    const isSubject = passage.titleKeys.has(token.key) && index < firstContent + SUBJECT_REACH;
    return !isSubject || (passage.places.get(token.key) ?? []).some((place) => place >= first && place < last);
  });
}

/** A title may also come in behind the first words: `Known as Refunds, …`. */
const SUBJECT_REACH = 4;

const CONNECTIVES = new Set(
  "then but however therefore additionally moreover furthermore thus hence so there yes".split(" "),
);

function findDropped(
  source: readonly SupportToken[],
  kept: readonly number[],
  first: number,
  last: number,
): SupportToken | null {
  const from = kept[0]!;
  const to = kept.at(-1)!;
  const isKept = new Set(kept);
  for (let at = from; at <= to; at++) {
    if (!isKept.has(at) && isRestrictive(source, at)) return source[at]!;
  }
  for (let at = from - 1; at >= Math.max(first, from - BEFORE) && !source[at + 1]!.isInitial; at--) {
    if (isRestrictive(source, at)) return source[at]!;
  }
  return findOpenerBefore(source, from, first) ?? findOpenerBehind(source, to, last);
}

/** `If you cancel, …`, `Once paid, …` at the head of the sentence. */
function findOpenerBefore(source: readonly SupportToken[], from: number, first: number): SupportToken | null {
  let at = from;
  while (at > first && !source[at]!.isInitial) at--;
  return at < from && LEADING_OPENERS.has(source[at]!.word) ? source[at]! : null;
}

const LEADING_OPENERS = new Set(
  "if unless when whenever once until till before after except provided while during unlike".split(" "),
);

function findOpenerBehind(source: readonly SupportToken[], to: number, last: number): SupportToken | null {
  for (let at = to + 1; at <= Math.min(last - 1, to + FAR_AFTER) && !source[at]!.isInitial; at++) {
    const { word } = source[at]!;
    if (
      at > to + AFTER ? FAR_OPENERS.has(word) : word === "only" || CONDITION_OPENERS.has(word) || TIME_OPENERS.has(word)
    )
      return source[at]!;
  }
  return null;
}

const FAR_OPENERS = new Set("if unless except provided".split(" "));

/**
 * What is left out between two kept tokens is an aside (a break on both sides), part of one clause (no break), or ends where the
 * statement has a break or joins too. Else the ends of two clauses are spliced.
 */
function findSplice(
  statement: readonly SupportToken[],
  source: readonly SupportToken[],
  pairs: readonly Pair[],
): SupportToken | null {
  for (const [index, pair] of pairs.entries()) {
    const before = pairs[index - 1];
    if (!before || pair.source === before.source + 1) continue;
    const left = source.slice(before.source + 1, pair.source);
    if (!left.some((token) => token.isContent)) continue;
    const breaks = [...left, source[pair.source]!].filter((token) => token.breakBefore > 0);
    if (breaks.length === 0) continue;
    const isAside = left[0]!.breakBefore === 1 && source[pair.source]!.breakBefore === 1;
    if (isAside || isJoin(statement, before.statement, pair.statement)) continue;
    return left[0]!;
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

function isRestrictive(source: readonly SupportToken[], at: number): boolean {
  const { word } = source[at]!;
  const next = source[at + 1]?.word;
  if (word === "up") return next === "to";
  if (word === "at") return next === "least" || next === "most";
  return RESTRICTIVE.has(word);
}

interface Pair {
  statement: number;
  source: number;
}

/** Two longest common subsequences: the one with the earliest places in the source, and the one with the latest. */
function commonSubsequences(
  statement: readonly SupportToken[],
  source: readonly SupportToken[],
  first: number,
): [Pair[], Pair[]] {
  const early = commonSubsequence(statement, source, (pair) => ({
    statement: pair.statement,
    source: pair.source + first,
  }));
  const late = commonSubsequence(statement.toReversed(), source.toReversed(), (pair) => ({
    statement: statement.length - 1 - pair.statement,
    source: source.length - 1 - pair.source + first,
  }));
  return [early, late.reverse()];
}

function commonSubsequence(
  statement: readonly SupportToken[],
  source: readonly SupportToken[],
  place: (pair: Pair) => Pair,
): Pair[] {
  const width = source.length + 1;
  const lengths = new Uint16Array((statement.length + 1) * width);
  for (let row = statement.length - 1; row >= 0; row--) {
    for (let column = source.length - 1; column >= 0; column--) {
      lengths[row * width + column] = saysSame(statement[row]!, source[column]!)
        ? lengths[(row + 1) * width + column + 1]! + 1
        : Math.max(lengths[(row + 1) * width + column]!, lengths[row * width + column + 1]!);
    }
  }
  const pairs: Pair[] = [];
  for (let row = 0, column = 0; row < statement.length && column < source.length; ) {
    if (saysSame(statement[row]!, source[column]!)) pairs.push(place({ statement: row++, source: column++ }));
    else if (lengths[(row + 1) * width + column]! >= lengths[row * width + column + 1]!) row++;
    else column++;
  }
  return pairs;
}
