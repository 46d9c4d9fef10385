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
import type { PassageCandidate, PassageIndex } from "../../ports/passage-index.ts";
import { type Asker, mayReadSource } from "./asker.ts";
import type { KnownLibrary, ReadableSources } from "./known-library.ts";
import type { PassageRow, ReadableSource } from "./retrieval-queries.ts";

const CANDIDATES = 50;
/** What answers look at, quote, keep and take their suggestions from. */
const READ = 10;
/** Who finds no answer is shown as many documents to look in. */
const READ_DOCUMENTS = 3;

export interface FoundPassage extends Candidate, Omit<PassageRow, "title" | "text" | "language" | "id"> {
  title: string;
  documentId: string;
  /** Of the result of a tool instead of a document. */
  tool_call_id?: string;
}

export interface Retrieval {
  /** The best passages, best first. */
  ranked: RankedPassage<FoundPassage>[];
  /** Where other rankers than words had a say: what the order goes by, 0 to 1, by passage id. */
  fusedScores?: ReadonlyMap<string, number>;
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

export interface RetrievalRequest {
  workspaceId: string;
  agentId: string;
  asker: Asker;
  query: PreparedQuery;
  readable: ReadableSources;
  /** How many passages are wanted at least. Default 10; 50 at most are found. */
  depth?: number;
}

/** Finds the passages that an answer may use, reads the best of them under the asker's rights, and ranks them. */
export async function retrievePassages(context: RetrievalContext, request: RetrievalRequest): Promise<Retrieval> {
  const { workspaceId, asker, query } = request;
  const { revision, sources, unfinished } = request.readable;
  const allowed = sources.filter((source) => mayReadSource(source.access, asker));
  const found = await context.index.search({
    workspaceId,
    revision,
    allowedSourceIds: allowed.map((source) => source.id),
    terms: query.terms,
    words: query,
    limit: CANDIDATES,
  });
  const candidates = await readBest(context, request, allowed, found.candidates);
  return {
    ranked: rankPassages(query, candidates, found.statistics, context.analyses),
    statistics: found.statistics,
    pinned: findPinned(query, candidates),
    revision: found.revision,
    sourceCount: allowed.length,
    pendingSources: allowed.filter(({ id }) => unfinished.includes(id)).length,
  };
}

/** Reads the passages that will rank first; all of them when one of those may not be read any more. */
async function readBest(
  { database, library }: RetrievalContext,
  { workspaceId, agentId, readable, depth = READ }: RetrievalRequest,
  allowed: readonly ReadableSource[],
  candidates: readonly PassageCandidate[],
): Promise<FoundPassage[]> {
  const sourceIds = allowed.map(({ id }) => id);
  const found = new Map(candidates.map((candidate) => [candidate.passageId, candidate]));
  const read = (passageIds: string[]) =>
    library.findPassages(database, { workspaceId, agentId, revision: readable.revision, sourceIds, passageIds });
  const chosen = chooseBest(candidates, depth, new Set(allowed.filter(isOwnersAnswer).map(({ id }) => id)));
  const rows = await read(chosen);
  const rest = rows.length < chosen.length ? [...found.keys()].filter((id) => !chosen.includes(id)) : [];
  if (rest.length > 0) rows.push(...(await read(rest)));
  return rows.map((row) => toFoundPassage(row, found.get(row.id)!));
}

/** Also those that nobody can rank without their texts, and the owner's own answers. */
function chooseBest(candidates: readonly PassageCandidate[], depth: number, ownersAnswers: ReadonlySet<string>) {
  const rankOf = ({ rankScore = Number.POSITIVE_INFINITY }: PassageCandidate) => rankScore;
  const versions = new Set<string>();
  return candidates
    .toSorted((left, right) => rankOf(right) - rankOf(left) || (left.passageId < right.passageId ? -1 : 1))
    .filter((candidate, place) => {
      const isOfAnother = versions.size < READ_DOCUMENTS && !versions.has(candidate.versionId);
      const isUnranked = candidate.rankScore === undefined;
      const isChosen = place < depth || isOfAnother || isUnranked || ownersAnswers.has(candidate.sourceId);
      if (isChosen) versions.add(candidate.versionId);
      return isChosen;
    })
    .map(({ passageId }) => passageId);
}

function isOwnersAnswer({ type }: ReadableSource): boolean {
  return type === "qa";
}

export function toFoundPassage(
  row: PassageRow,
  { score: lexicalScore, rankScore }: Pick<PassageCandidate, "score" | "rankScore">,
): FoundPassage {
  const { heading_path: headingPath, ...rest } = row;
  return { ...rest, heading_path: headingPath, headingPath, documentId: row.document_id, lexicalScore, rankScore };
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
