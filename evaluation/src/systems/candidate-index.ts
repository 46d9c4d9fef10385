import {
  buildSegment,
  type Candidate,
  createScores,
  type PassageStatistics,
  type PreparedQuery,
  searchSegments,
  showPassages,
} from "@citedesk/grounding";
import type { EvaluationPassage } from "../sets/evaluation-set.ts";

/** What the service's passage index gives for one question. */
export interface FoundForQuery {
  /** As it is meant in these passages. */
  query: PreparedQuery;
  candidates: Candidate[];
  statistics: PassageStatistics;
}

export type CandidateIndex = (query: PreparedQuery, limit: number) => FoundForQuery;

/** One segment with every passage visible, searched as the service searches its segments. */
export function buildCandidateIndex(
  passages: readonly (Omit<EvaluationPassage, "language"> & { language: string | null })[],
): CandidateIndex {
  const segment = buildSegment(
    identifier(0),
    passages.map(({ title, headingPath, text, language }, place) => ({
      passageId: identifier(place),
      versionId: identifier(0),
      sourceId: identifier(0),
      title: title ?? "",
      headingPath,
      text,
      language,
    })),
  );
  const visible = [showPassages(segment, Uint8Array.of(1), Uint8Array.of(1))];
  const scores = createScores(visible);
  const byIdentifier = new Map(passages.map((passage, place) => [identifier(place), passage]));
  return (query, limit) => {
    const found = searchSegments(visible, query, limit, scores);
    return {
      query: found.query,
      statistics: found.statistics,
      candidates: found.candidates.map(({ passageId, score }) => ({
        ...byIdentifier.get(passageId)!,
        lexicalScore: score,
      })),
    };
  };
}

/** Segments name everything by UUID. */
function identifier(place: number): string {
  return `00000000-0000-7000-8000-${place.toString(16).padStart(12, "0")}`;
}
