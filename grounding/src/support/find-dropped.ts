import type { SupportToken } from "./tokens/support-token.ts";
import { CONDITION_OPENERS, RESTRICTIVE, TIME_OPENERS } from "./tokens/word-classes.ts";

const BEFORE = 3;
const AFTER = 3;
/** An `if` further behind still belongs to the claim unless another clause has begun. */
const FAR_AFTER = 10;
/**
 * A hedge or condition that opens an aside narrows what stands around the aside; deeper inside it narrows the aside.
 */
const OPENING = 3;

/**
 * The first restrictive token of the source that is left out though it bears on the tokens that are kept (`kept`,
 * rising).
 */
export function findDropped(
  source: readonly SupportToken[],
  kept: readonly number[],
  { first, last }: { first: number; last: number },
): SupportToken | null {
  const from = kept[0]!;
  const to = kept.at(-1)!;
  const isKept = new Set(kept);
  const keptContent = new Set(kept.filter((at) => source[at]!.isContent));
  for (let at = from; at <= to; at++) {
    if (!isKept.has(at) && isRestrictive(source, at, isKept) && bearsOnKept(source, at, keptContent))
      return source[at]!;
  }
  for (let at = from - 1; at >= Math.max(first, from - BEFORE) && !source[at + 1]!.isInitial; at--) {
    if (isRestrictive(source, at, isKept)) return source[at]!;
  }
  return (
    findOpenerBefore(source, from, first) ?? findOpenerBehind(source, to, last) ?? findSpanBehind(source, to, last)
  );
}

/** `free for 30 minutes`, `free in the first year`: a span of time right behind what is kept bounds it. */
export function findSpanBehind(source: readonly SupportToken[], to: number, last: number): SupportToken | null {
  const opener = source[to + 1];
  if (to + 1 >= last || !opener || opener.breakBefore > 0) return null;
  const [second, third] = [source[to + 2], source[to + 3]];
  const isTime = (token: SupportToken | undefined) => /^#(?:time|month|workday):/.test(token?.key ?? "");
  const isSpan = (opener.word === "for" || opener.word === "within") && (isTime(second) || isTime(third));
  const isPart = /^(?:in|for|during)$/.test(opener.word) && second?.word === "the" && FIRST.has(third?.word ?? "");
  return (isSpan && ENDURES.has(source[to]!.word)) || isPart ? opener : null;
}

const FIRST = new Set("first last next final initial".split(" "));
/** What holds until it ends: `worked there for 3 years` is over. */
const ENDURES = new Set(
  "free available valid open closed included guaranteed covered reserved stored kept refundable possible paid".split(
    " ",
  ),
);

/** Its clause is kept in part; or it opens its clause, and the clause before or behind in its sentence is kept. */
function bearsOnKept(source: readonly SupportToken[], at: number, isKept: ReadonlySet<number>): boolean {
  const start = startOfClause(source, at);
  const end = endOfClause(source, at);
  if (hasKept(isKept, start, end)) return true;
  // `approximately 3,100 others` narrows the number alone, `, often styled as …` the participle.
  const next = source[at + 1];
  if (at >= start + OPENING || next?.kind === "number") return false;
  if (FREQUENCY.has(source[at]!.word) && PARTICIPLE.test(next?.word ?? "")) return false;
  const before = source[start]!.isInitial ? start : startOfClause(source, start - 1);
  const behind = end >= source.length || source[end]!.isInitial ? end : endOfClause(source, end);
  return hasKept(isKept, before, behind);
}

const FREQUENCY = new Set("often sometimes usually generally typically normally mostly".split(" "));
const PARTICIPLE = /^(?:\p{L}{3,}ed|known|written|spoken|seen|made|found|given|shown|held)$/u;

function startOfClause(source: readonly SupportToken[], at: number): number {
  let start = at;
  while (start > 0 && source[start]!.breakBefore === 0) start--;
  return start;
}

function endOfClause(source: readonly SupportToken[], at: number): number {
  let end = at + 1;
  while (end < source.length && source[end]!.breakBefore === 0) end++;
  return end;
}

function hasKept(isKept: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isKept.has(at)) return true;
  return false;
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

/** Whether leaving out the token at `at` widens the claim. */
function isRestrictive(source: readonly SupportToken[], at: number, isKept: ReadonlySet<number>): boolean {
  const { word } = source[at]!;
  const before = source[at - 1]?.word;
  const next = source[at + 1]?.word;
  if (word === "up") return next === "to";
  if (word === "at") return next === "least" || next === "most";
  if (word === "instead") return next === "of";
  if (word === "rather") return next === "than";
  // `at some point`, `the most powerful` narrow nothing, unless just the one word is left out.
  if (word === "some") return before !== "at" || isKept.has(at + 1);
  if (word === "most") return before !== "the" || isKept.has(at + 1);
  return RESTRICTIVE.has(word);
}
