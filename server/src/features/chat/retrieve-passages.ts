import {
  type Candidate,
  matchStoredQuestion,
  type PassageAnalyses,
  type PassageStatistics,
  type PreparedQuery,
  type RankedPassage,
  rankPassages,
  STORED_QUESTION_MATCH,
} from "@citedesk/grounding";
import type { Database } from "../../platform/database/database.ts";
import type { PassageIndex } from "../../ports/passage-index.ts";
import { FINAL_STATUSES } from "../sources/index.ts";
import { type Asker, mayReadSource } from "./asker.ts";
import { findAgentSources, findReadablePassages, type PassageRow, type ReadableSource } from "./retrieval-queries.ts";

const CANDIDATES = 50;

export interface FoundPassage extends Candidate, Omit<PassageRow, "title" | "text" | "language" | "id"> {
  title: string;
  documentId: string;
}

export interface Retrieval {
  ranked: RankedPassage<FoundPassage>[];
  statistics: PassageStatistics;
  /** The owner's own answer to this very question, when a `qa` source has one. */
  pinned: FoundPassage | undefined;
  revision: number;
  sourceCount: number;
  pendingSources: number;
}

export interface RetrievalContext {
  database: Database;
  index: PassageIndex;
  analyses: PassageAnalyses;
}

export interface ReadableSources {
  revision: number;
  sources: ReadableSource[];
}

/** Finds, re-reads under the asker's rights, and ranks the passages that an answer may use. */
export async function retrievePassages(
  context: RetrievalContext,
  request: { workspaceId: string; agentId: string; asker: Asker; query: PreparedQuery; readable?: ReadableSources },
): Promise<Retrieval> {
  const { workspaceId, agentId, asker, query } = request;
  const { revision, sources } =
    request.readable ??
    (await context.database.inWorkspace(workspaceId, (transaction) =>
      findAgentSources(transaction, workspaceId, agentId),
    ));
  const allowed = sources.filter((source) => mayReadSource(source.access, asker));
  const sourceIds = allowed.map((source) => source.id);
  const found = await context.index.search({
    workspaceId,
    revision,
    allowedSourceIds: sourceIds,
    terms: query.terms,
    limit: CANDIDATES,
  });
  const scores = new Map(found.candidates.map((candidate) => [candidate.passageId, candidate.score]));
  const rows =
    scores.size === 0
      ? []
      : await context.database.inWorkspace(workspaceId, (transaction) =>
          findReadablePassages(transaction, workspaceId, agentId, sourceIds, [...scores.keys()]),
        );
  const candidates = rows.map((row) => toFoundPassage(row, scores.get(row.id)!));
  return {
    ranked: rankPassages(query, candidates, found.statistics, context.analyses),
    statistics: found.statistics,
    pinned: findPinned(query, candidates),
    revision: found.revision,
    sourceCount: allowed.length,
    pendingSources: allowed.filter((source) => !FINAL_STATUSES.includes(source.status)).length,
  };
}

function toFoundPassage(row: PassageRow, lexicalScore: number): FoundPassage {
  const { heading_path: headingPath, ...rest } = row;
  return { ...rest, heading_path: headingPath, headingPath, documentId: row.document_id, lexicalScore };
}

function findPinned(query: PreparedQuery, candidates: FoundPassage[]): FoundPassage | undefined {
  const matches = candidates.flatMap((candidate) => {
    if (!candidate.stored_question) return [];
    const { question, alternatives } = candidate.stored_question;
    const match = matchStoredQuestion(query.question, { question, alternatives, language: candidate.language });
    return match >= STORED_QUESTION_MATCH ? [{ candidate, match }] : [];
  });
  return matches.toSorted((left, right) => right.match - left.match)[0]?.candidate;
}
