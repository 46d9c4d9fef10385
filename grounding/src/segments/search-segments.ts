import { attuneQuery } from "../ranking/attune-query.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import { createScores, type FoundCandidates, findCandidates } from "./find-candidates.ts";
import { scoreCandidates } from "./match-candidates.ts";
import type { VisibleSegment } from "./show-passages.ts";
import { vocabularyOf } from "./vocabulary.ts";

export interface SegmentSearch extends FoundCandidates {
  /** The question in the words of what was searched: what is ranked and answered by from here on. */
  query: PreparedQuery;
}

/** Finds the passages for a question as it is meant in these segments. `scores` as for `findCandidates`. */
export function searchSegments(
  segments: readonly VisibleSegment[],
  asked: PreparedQuery,
  limit: number,
  scores: Float64Array = createScores(segments),
): SegmentSearch {
  const vocabulary = vocabularyOf(segments);
  const query = attuneQuery(asked, vocabulary);
  const found = findCandidates(segments, query.terms, limit, scores, vocabulary);
  const rankScores = scoreCandidates(segments, found.places, query, found.statistics);
  for (const [place, candidate] of found.candidates.entries()) candidate.rankScore = rankScores[place];
  return { ...found, query };
}
