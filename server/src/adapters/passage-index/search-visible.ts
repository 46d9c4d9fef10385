import {
  findCandidates,
  type PassageStatistics,
  type PreparedQuery,
  type QueryTerm,
  searchSegments,
  type VisibleSegment,
} from "@citedesk/grounding";
import type { PassageCandidate } from "../../ports/passage-index.ts";

/** A question, or mere terms, each once. */
export type Asked = { query: PreparedQuery } | { terms: readonly QueryTerm[] };

export interface SegmentsFound {
  candidates: PassageCandidate[];
  statistics: PassageStatistics;
  /** The question in the words of what was searched, where one was asked. */
  query?: PreparedQuery;
}

let scores = new Float64Array(0);

/** What is found in whole segments. Takes this thread until it is done. */
export function searchVisible(visible: readonly VisibleSegment[], asked: Asked, limit: number): SegmentsFound {
  const shown = visible.filter((part) => part.passageCount > 0);
  const longest = shown.reduce((most, part) => Math.max(most, part.visible.length), 0);
  if (scores.length < longest) scores = new Float64Array(longest);
  if (!("query" in asked)) return findCandidates(shown, asked.terms, limit, scores);
  const { candidates, statistics, query } = searchSegments(shown, asked.query, limit, scores);
  return { candidates, statistics, query };
}
