import { attuneQuery } from "../ranking/attune-query.ts";
import type { PassageStatistics, QueryTerm } from "../ranking/candidate.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import { collectCandidates, type FoundPassage } from "./find-candidates.ts";
import { createLibraryFacts } from "./library-facts.ts";
import { scoreCandidates } from "./match-candidates.ts";
import type { VisibleSegment } from "./show-passages.ts";

/**
 * Calls `visit` with every segment once, in any order, while it is in memory; `place` is its place among all, the same
 * in each call.
 */
export type VisitSegments = (visit: (part: VisibleSegment, place: number) => void) => Promise<void>;

export interface ApartSearch {
  /** As of `findCandidates`, and with a question the score that `rankPassages` gives each, where the index can tell. */
  candidates: (FoundPassage & { rankScore?: number | undefined })[];
  statistics: PassageStatistics;
  query?: PreparedQuery;
}

/**
 * The same as `searchSegments` (of a question) or `findCandidates` (of mere terms), to the bit, with one segment in
 * memory at a time: each is visited a few times, so it takes as long as reading all of them that often.
 */
export async function searchApart(
  visitSegments: VisitSegments,
  asked: { query: PreparedQuery } | { terms: readonly QueryTerm[] },
  limit: number,
): Promise<ApartSearch> {
  const facts = createLibraryFacts();
  for (;;) {
    const query = "query" in asked ? attuneQuery(asked.query, facts) : undefined;
    const terms = query?.terms ?? ("terms" in asked ? asked.terms : []);
    const statistics = facts.statisticsOf(terms);
    if (statistics) return collectApart(visitSegments, { query, terms, statistics }, limit);
    await visitSegments((part, place) => facts.read(part, place));
    facts.endRound();
  }
}

async function collectApart(
  visitSegments: VisitSegments,
  search: { query: PreparedQuery | undefined; terms: readonly QueryTerm[]; statistics: PassageStatistics },
  limit: number,
): Promise<ApartSearch> {
  const { query, terms, statistics } = search;
  const found: ApartSearch["candidates"] = [];
  await visitSegments((part) => {
    const { candidates, places } = collectCandidates([part], terms, { statistics, limit });
    if (!query) return found.push(...candidates);
    const rankScores = scoreCandidates([part], places, query, statistics);
    for (const [place, candidate] of candidates.entries()) found.push({ ...candidate, rankScore: rankScores[place] });
  });
  found.sort((left, right) => right.score - left.score || (left.passageId < right.passageId ? -1 : 1));
  const candidates = found.slice(0, limit);
  return query ? { candidates, statistics, query } : { candidates, statistics };
}
