import type { EvidenceWindow } from "./find-windows.ts";
import type { PreparedStatement } from "./prepare-statement.ts";
import type { SupportToken } from "./support-token.ts";
import { saysSame } from "./support-token.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { CONDITION_OPENERS, INSERTABLE, RESTRICTIVE } from "./word-classes.ts";

const BEFORE = 3;
const AFTER = 3;

/**
 * The statement is the window's words with little added and nothing of weight left out: aligned by their longest common
 * subsequence, every added token is a small word or a word of the title, and no restrictive token is left out inside the span,
 * just before it or just behind it.
 */
export function checkClose(statement: PreparedStatement, window: EvidenceWindow): SupportFailure | null {
  const { passage } = window;
  const first = passage.sentences[window.from]!.first;
  const last = passage.sentences[window.to]!.last;
  const pairs = commonSubsequence(statement.tokens, passage.tokens.slice(first, last));
  const matched = new Set(pairs.map((pair) => pair.statement));
  for (const [index, token] of statement.tokens.entries()) {
    if (matched.has(index) || INSERTABLE.has(token.word) || passage.titleKeys.has(token.key)) continue;
    return { code: "not_close", detail: statement.text.slice(token.start, token.end) };
  }
  if (pairs.length === 0) return { code: "not_close", detail: "" };
  const dropped = findDropped(
    passage.tokens,
    pairs.map((pair) => pair.source + first),
    first,
    last,
  );
  return dropped && { code: "condition_dropped", detail: passage.text.slice(dropped.start, dropped.end) };
}

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
  for (let at = to + 1; at <= Math.min(last - 1, to + AFTER) && !source[at]!.isInitial; at++) {
    if (CONDITION_OPENERS.has(source[at]!.word)) return source[at]!;
  }
  return null;
}

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

function commonSubsequence(statement: readonly SupportToken[], source: readonly SupportToken[]): Pair[] {
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
    if (saysSame(statement[row]!, source[column]!)) pairs.push({ statement: row++, source: column++ });
    else if (lengths[(row + 1) * width + column]! >= lengths[row * width + column + 1]!) row++;
    else column++;
  }
  return pairs;
}
