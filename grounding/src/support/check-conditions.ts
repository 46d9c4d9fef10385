import type { Evidence } from "./align-statement.ts";
import type { PreparedSentence } from "./prepare-passage.ts";
import type { SupportFailure } from "./support-verdict.ts";
import type { SupportToken } from "./tokens/support-token.ts";
import { CONDITION_OPENERS, HEDGE_CLASSES, TIME_OPENERS } from "./tokens/word-classes.ts";

/** A condition or hedge of the source that belongs to what the statement says, and that the statement leaves out. */
export function checkConditions(evidence: Evidence): SupportFailure | null {
  const { statement, source, window } = evidence;
  const statementAt = new Map<number, number>();
  for (const [index, place] of evidence.places.entries()) if (place >= 0) statementAt.set(place, index);
  const saysCondition = statement.tokens.some(
    ({ word }, index) =>
      CONDITION_OPENERS.has(word) ||
      (TIME_OPENERS.has(word) && !/^(?:that|this|all)$/.test(statement.tokens[index + 1]?.word ?? "")),
  );
  for (let number = window.from; number <= window.to; number++) {
    const sentence = window.passage.sentences[number]!;
    for (let at = sentence.first; at < sentence.last; at++) {
      const { start, end } = source[at]!;
      const isDropped =
        (!saysCondition && isClauseDropped(source, sentence, at, statementAt)) ||
        isHedgeDropped(evidence, at, statementAt);
      if (isDropped) return { code: "condition_dropped", detail: window.passage.text.slice(start, end) };
    }
  }
  return null;
}

const CLAUSE_REACH = 8;
const LEAST_CLAUSE_SHARE = 0.34;
/** How near the statement's words must stand to the clause. */
const NEAR = 6;
const NEAR_TIME = 2;

/** The clause that the word opens isn't in the statement, and the words beside the clause are. */
function isClauseDropped(
  source: readonly SupportToken[],
  sentence: PreparedSentence,
  opener: number,
  statementAt: ReadonlyMap<number, number>,
): boolean {
  const { word, isInitial } = source[opener]!;
  if (/^provid/.test(word) && source[opener + 1]?.word !== "that") return false;
  const isTime = TIME_OPENERS.has(word);
  if (!isTime && !CONDITION_OPENERS.has(word)) return false;
  const clause: number[] = [];
  let end = opener + 1;
  for (; end < sentence.last && clause.length < CLAUSE_REACH; end++) {
    if (source[end]!.breakBefore > 0 && clause.length > 0) break;
    if (source[end]!.isContent) clause.push(end);
  }
  const kept = clause.filter((place) => statementAt.has(place)).length;
  if (clause.length === 0 || kept / clause.length >= LEAST_CLAUSE_SHARE) return false;
  if (isInitial) return anyIn(statementAt, end, Math.min(sentence.last, end + NEAR));
  return anyIn(statementAt, Math.max(sentence.first, opener - (isTime ? NEAR_TIME : NEAR)), opener);
}

function anyIn(statementAt: ReadonlyMap<number, number>, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (statementAt.has(at)) return true;
  return false;
}

const HEDGED_REACH = 6;
const HEDGE_REACH = 6;

/** The words that the hedge weakens stand in the statement without one that says the same. */
function isHedgeDropped(
  { source, last, statement }: Evidence,
  at: number,
  statementAt: ReadonlyMap<number, number>,
): boolean {
  const { word } = source[at]!;
  const group = HEDGE_OF.get(word);
  if (!group || !weakens(source, at)) return false;
  for (let next = at + 1; next < Math.min(last, at + HEDGED_REACH); next++) {
    if (source[next]!.breakBefore > 0) return false;
    const index = statementAt.get(next);
    if (index === undefined) continue;
    for (
      let near = Math.max(0, index - HEDGE_REACH);
      near <= Math.min(statement.tokens.length - 1, index + 3);
      near++
    ) {
      if (group.kept.has(statement.tokens[near]!.word)) return false;
    }
    return true;
  }
  return false;
}

const HEDGE_OF = new Map(HEDGE_CLASSES.flatMap((group) => [...group.hedges].map((word) => [word, group] as const)));

/** `the most powerful`, `at some point`, `knowledge about` weaken nothing. */
function weakens(source: readonly SupportToken[], at: number): boolean {
  const before = source[at - 1]?.word ?? "";
  const next = source[at + 1];
  switch (source[at]!.word) {
    case "most":
      return before !== "the" && before !== "at" && before !== "and";
    case "some":
      return before !== "at" && before !== "in" && before !== "and";
    case "few":
      return before !== "a";
    case "up":
      return next?.word === "to";
    case "about":
    case "around":
      return next?.kind === "number";
    case "only":
      return before !== "not" && before !== "the";
    default:
      return true;
  }
}
