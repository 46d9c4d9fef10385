import type { EvidenceWindow } from "./find-windows.ts";
import type { PreparedStatement } from "./prepare-statement.ts";
import type { SupportToken } from "./tokens/support-token.ts";

/** A statement laid against the words of a window: what the checks look at. */
export interface Evidence {
  statement: PreparedStatement;
  window: EvidenceWindow;
  /** The passage's tokens; the window is `first` to `last` (excluded). */
  source: readonly SupportToken[];
  first: number;
  last: number;
  /** For each token of the statement: the token of the source that says the same, or -1. */
  places: Int32Array;
}

/**
 * Finds for each content token of the statement the place in the window that keeps neighbours together: the cheapest
 * path through all places of all tokens (Viterbi), where a step forward costs by its length and a step back more.
 */
export function alignStatement(statement: PreparedStatement, window: EvidenceWindow): Evidence {
  const { passage } = window;
  const first = passage.sentences[window.from]!.first;
  const last = passage.sentences[window.to]!.last;
  const places = new Int32Array(statement.tokens.length).fill(-1);
  const steps: Step[] = [];
  for (const index of statement.content) {
    const candidates = (passage.places.get(statement.tokens[index]!.key) ?? []).filter(
      (at) => at >= first && at < last,
    );
    if (candidates.length === 0) continue;
    steps.push(nextStep(index, candidates, steps.at(-1), passage.tokens));
  }
  let chosen = steps.length === 0 ? -1 : lowest(steps.at(-1)!.costs);
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]!;
    places[step.token] = step.candidates[chosen]!;
    chosen = step.previous[chosen]!;
  }
  return { statement, window, source: passage.tokens, first, last, places };
}

interface Step {
  token: number;
  candidates: readonly number[];
  costs: number[];
  previous: number[];
}

function nextStep(
  token: number,
  candidates: readonly number[],
  before: Step | undefined,
  source: readonly SupportToken[],
): Step {
  const step: Step = { token, candidates, costs: [], previous: [] };
  for (const place of candidates) {
    if (!before) {
      step.costs.push(0);
      step.previous.push(-1);
      continue;
    }
    const costs = before.candidates.map((from, index) => before.costs[index]! + stepCost(from, place, source));
    const best = lowest(costs);
    step.costs.push(costs[best]!);
    step.previous.push(best);
  }
  return step;
}

function stepCost(from: number, to: number, source: readonly SupportToken[]): number {
  const distance = to - from;
  if (distance === 0) return 3;
  const crossing = source[Math.max(from, to)]?.isInitial ? 0.3 : 0;
  return Math.log2(1 + Math.abs(distance)) + (distance < 0 ? 1.5 : 0) + crossing;
}

function lowest(costs: readonly number[]): number {
  let best = 0;
  for (let index = 1; index < costs.length; index++) if (costs[index]! < costs[best]!) best = index;
  return best;
}
