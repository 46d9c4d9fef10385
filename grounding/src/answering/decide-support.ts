import type { PassageStatistics } from "../ranking/candidate.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";

export interface SupportDecision {
  /** How well the sources support an answer, 0 to 1. */
  score: number;
  supported: boolean;
  /** Why there is no answer; null when there is one. */
  reason: "no_source" | "low_support" | "conflict" | "out_of_scope" | null;
}

/** How much support an answer needs. `strict` answers less and errs less. */
export type Grounding = "strict" | "balanced";

/** Says before anything is generated whether the sources support an answer to the question. */
export function decideSupport(
  _query: PreparedQuery,
  ranked: readonly RankedPassage[],
  _statistics: PassageStatistics,
  grounding: Grounding = "balanced",
): SupportDecision {
  const best = ranked[0];
  if (best === undefined) return { score: 0, supported: false, reason: "no_source" };
  const score = Math.max(...best.match.sentences, best.match.coverage * 0.8, 0);
  const supported = score >= THRESHOLDS[grounding];
  return { score, supported, reason: supported ? null : "low_support" };
}

const THRESHOLDS: Readonly<Record<Grounding, number>> = { strict: 0.55, balanced: 0.45 };
