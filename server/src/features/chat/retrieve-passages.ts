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
import { type Asker, mayReadSource } from "./asker.ts";
import type { KnownLibrary, ReadableSources } from "./known-library.ts";
import type { PassageRow } from "./retrieval-queries.ts";

const CANDIDATES = 50;

export interface FoundPassage extends Candidate, Omit<PassageRow, "title" | "text" | "language" | "id"> {
  title: string;
  documentId: string;
  /** Of the result of a tool instead of a document. */
  tool_call_id?: string;
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
  library: KnownLibrary;
}

/** Finds, re-reads under the asker's rights, and ranks the passages that an answer may use. */
export async function retrievePassages(
  context: RetrievalContext,
  request: { workspaceId: string; agentId: string; asker: Asker; query: PreparedQuery; readable: ReadableSources },
): Promise<Retrieval> {
  const { workspaceId, agentId, asker, query } = request;
  const { revision, sources, unfinished } = request.readable;
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
  const rows = await context.library.findPassages(context.database, {
    workspaceId,
    agentId,
    revision,
    sourceIds,
    passageIds: [...scores.keys()],
  });
  const candidates = rows.map((row) => toFoundPassage(row, scores.get(row.id)!));
  return {
    ranked: rankPassages(query, candidates, found.statistics, context.analyses),
    statistics: found.statistics,
    pinned: findPinned(query, candidates),
    revision: found.revision,
    sourceCount: allowed.length,
    pendingSources: allowed.filter(({ id }) => unfinished.includes(id)).length,
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
