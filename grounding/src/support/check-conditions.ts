import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { CONDITION_OPENERS, HEDGES } from "./word-classes.ts";

const CLAUSE_REACH = 8;
const LEAST_CLAUSE_SHARE = 0.34;

/** A condition or hedge of the source that belongs to what the statement says, and that the statement leaves out. */
export function checkConditions(evidence: Evidence): SupportFailure | null {
  const { statement, source, window } = evidence;
  const aligned = new Set<number>();
  for (const place of evidence.places) if (place >= 0) aligned.add(place);
  const statementAt = new Map<number, number>();
  for (const [index, place] of evidence.places.entries()) if (place >= 0) statementAt.set(place, index);
  const saysCondition = statement.tokens.some(({ word }) => CONDITION_OPENERS.has(word) || SAME_AS_CONDITION.has(word));
  for (let at = evidence.first; at < evidence.last; at++) {
    const token = source[at]!;
    if (CONDITION_OPENERS.has(token.word) && !saysCondition && isDropped(evidence, at, aligned)) {
      return { code: "condition_dropped", detail: window.passage.text.slice(token.start, token.end) };
    }
    if (HEDGES.has(token.word) && isHedgeDropped(evidence, at, statementAt)) {
      return { code: "condition_dropped", detail: window.passage.text.slice(token.start, token.end) };
    }
  }
  return null;
}

const SAME_AS_CONDITION = new Set(
  "when whenever where once while provided depending case unless without solely just".split(" "),
);
const SAME_AS_HEDGE = new Set("can sometimes within over under less more than majority various multiple".split(" "));

/** The clause that the word opens isn't in the statement, and the rest of its sentence is. */
function isDropped(evidence: Evidence, opener: number, aligned: ReadonlySet<number>): boolean {
  const sentence = evidence.window.passage.sentences.find((range) => opener >= range.first && opener < range.last);
  if (!sentence) return false;
  let end = opener + 1;
  const clause: number[] = [];
  for (; end < sentence.last && clause.length < CLAUSE_REACH; end++) {
    const token = evidence.source[end]!;
    if (token.breakBefore > 0 && clause.length > 0) break;
    if (token.isContent) clause.push(end);
  }
  const kept = clause.filter((place) => aligned.has(place)).length;
  if (clause.length === 0 || kept / clause.length >= LEAST_CLAUSE_SHARE) return false;
  return (
    nearAligned(evidence, opener, sentence.first, aligned) ||
    (evidence.source[opener]!.isInitial && nearAfter(end, sentence.last, aligned))
  );
}

const NEAR = 6;

function nearAligned(_evidence: Evidence, opener: number, first: number, aligned: ReadonlySet<number>): boolean {
  for (let at = opener - 1; at >= Math.max(first, opener - NEAR); at--) if (aligned.has(at)) return true;
  return false;
}

function nearAfter(from: number, last: number, aligned: ReadonlySet<number>): boolean {
  for (let at = from; at < Math.min(last, from + NEAR); at++) if (aligned.has(at)) return true;
  return false;
}

/** The next content word, which the hedge weakens, stands in the statement without one. */
function isHedgeDropped(
  { source, last, statement }: Evidence,
  at: number,
  statementAt: ReadonlyMap<number, number>,
): boolean {
  if (source[at]!.word === "up" && source[at + 1]?.word !== "to") return false;
  for (let next = at + 1; next < Math.min(last, at + 4); next++) {
    if (source[next]!.breakBefore > 0) return false;
    if (!source[next]!.isContent) continue;
    const index = statementAt.get(next);
    if (index === undefined) return false;
    for (
      let near = Math.max(0, index - HEDGE_REACH);
      near <= Math.min(statement.tokens.length - 1, index + 2);
      near++
    ) {
      const { word } = statement.tokens[near]!;
      if (HEDGES.has(word) || SAME_AS_HEDGE.has(word)) return false;
    }
    return true;
  }
  return false;
}

const HEDGE_REACH = 5;
