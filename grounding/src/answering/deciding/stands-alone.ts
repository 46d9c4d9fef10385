import { primaryLanguage } from "../../analysis/analyze.ts";
import type { PassageStatistics } from "../../ranking/candidate.ts";
import { surelyLeans } from "../../ranking/leans-on-history.ts";
import { isMet } from "../../ranking/match-passage.ts";
import { namesNoThing } from "../../ranking/names-no-thing.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { FEW_PASSAGES, type SupportDecision } from "./decide-support.ts";

/** What was found for a question, and whether that answers it. */
export interface Reading {
  query: PreparedQuery;
  ranked: readonly RankedPassage[];
  statistics: PassageStatistics;
  decision: SupportDecision;
}

/** Whether a question behind other turns may be about something else than they: it neither goes on nor says `it`. */
export function mayStandAlone({ question, previous, language }: PreparedQuery): boolean {
  return previous !== "" && !surelyLeans(question) && !namesNoThing(question, primaryLanguage(language ?? "en"));
}

/** Whether the turns before speak so against an answer that `standsAlone` is false, whatever is found alone. */
export function isLeftToHistory({ statistics, decision }: Pick<Reading, "statistics" | "decision">): boolean {
  return !isReached(decision) && statistics.passageCount >= FEW_PASSAGES;
}

/**
 * Whether a question is answered by itself, where it may stand alone: visitors ask one thing after another, and the
 * turn before would only bring in what nobody asks for any more. It is so when what is found without the turns before
 * is the same passage, or has more of the question's words, or as many with more support; a follow-up finds its words
 * beside those of the turn before. Among many passages one of them meets what is asked by chance: there it is answered
 * alone only where it is answered anyway.
 */
export function standsAlone(behind: Reading, alone: Reading): boolean {
  const [nearest, own] = [behind.ranked[0], alone.ranked[0]];
  if (!isReached(alone.decision) || own === undefined) return false;
  if (isLeftToHistory({ statistics: alone.statistics, decision: behind.decision })) return false;
  if (nearest === undefined || nearest.candidate.id === own.candidate.id) return true;
  const gain = coverageOf(own) - coverageOf(nearest);
  return Math.abs(gain) < AS_MANY ? alone.decision.strength > behind.decision.strength : gain > 0;
}

/** Whether the passages' words alone would be enough. */
function isReached({ strength, reason }: SupportDecision): boolean {
  return strength >= ENOUGH_STRENGTH && reason !== "conflict";
}

/** Of the weight of the question's own words: how much stands in a passage or its title. */
function coverageOf({ match, analysis }: RankedPassage): number {
  const words = match.asked.filter(({ isLastTurn }) => isLastTurn);
  const weightOf = (some: typeof words) => some.reduce((sum, { weight }) => sum + weight, 0);
  return weightOf(words.filter((word) => isMet(word, analysis))) / (weightOf(words) || 1);
}

const ENOUGH_STRENGTH = 0.5;
/** Two readings may have other words for the same one. */
const AS_MANY = 0.02;
