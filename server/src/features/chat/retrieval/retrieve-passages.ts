import {
  asksWhatOneThingIs,
  bearOut,
  type Candidate,
  matchStoredQuestion,
  type PassageStatistics,
  type PreparedQuery,
  type RankedPassage,
  rankPassages,
  STORED_QUESTION_MATCH,
} from "@citedesk/grounding";
import type { PassageCandidate, PassageIndex, PassageSearchResult } from "../../../ports/passage-index.ts";
import { type Asker, mayReadSource } from "../../sources/index.ts";
import type { OfferedQuestion } from "../questions/question-queries.ts";
import type { RetrievalContext } from "./retrieval-context.ts";
import type { AgentSources, PassageRow, ReadableSource } from "./retrieval-queries.ts";

export interface FoundPassage extends Candidate, Omit<PassageRow, "title" | "text" | "language" | "id"> {
  title: string;
  documentId: string;
  /** Of the result of a tool instead of a document. */
  tool_call_id?: string;
}

export interface Retrieval {
  /** The question in the sources' words. */
  query: PreparedQuery;
  /** The best passages, best first. */
  ranked: RankedPassage<FoundPassage>[];
  /** Ids of all that were found by their words, also of those that were not read. */
  found: ReadonlySet<string>;
  /** Where other rankers than words had a say: what the order goes by, 0 to 1, by passage id. */
  fusedScores?: ReadonlyMap<string, number>;
  statistics: PassageStatistics;
  /** The owner's own answer to this very question, when a `qa` source has one. */
  pinned: FoundPassage | undefined;
  /** Whether other words of the same question might have found such an answer. */
  mayBePinned: boolean;
  /** What else these sources answer. */
  questions?: readonly OfferedQuestion[];
  revision: number;
  sourceCount: number;
  pendingSources: number;
}

const CANDIDATES = 50;
/** `What is Debian?`: the thing stands on every page, and one of them says what it is. */
const WIDE_CANDIDATES = 200;
const WIDE_READ = 100;
/** What answers look at, quote, keep and take their suggestions from. */
const READ = 10;
/** Of a question's words: what stands for one that no text bears out may be borne out as little. */
const MOST_READINGS = 3;
/** Who finds no answer is shown as many documents to look in. */
const READ_DOCUMENTS = 3;

export interface RetrievalRequest {
  sources: AgentSources;
  workspaceId: string;
  agentId: string;
  asker: Asker;
  query: PreparedQuery;
  /** How many passages are wanted at least. Default 10; 50 at most are found. */
  depth?: number;
}

/** Finds the passages that an answer may use, reads the best of them under the asker's rights, and ranks them. */
export async function retrievePassages(context: RetrievalContext, request: RetrievalRequest): Promise<Retrieval> {
  let asked: PreparedQuery | undefined = request.query;
  let last = await findAndRead(context, request);
  for (let reading = 1; reading < MOST_READINGS; reading++) {
    asked = bearOut(asked, last.query, last.candidates, last.found.statistics);
    if (asked === undefined) break;
    last = await findAndRead(context, { ...request, query: asked });
  }
  const { found, allowed, query, candidates } = last;
  const { sources } = request;
  return {
    query,
    ranked: rankPassages(query, candidates, found.statistics, context.analyses),
    found: new Set(found.candidates.map(({ passageId }) => passageId)),
    statistics: found.statistics,
    pinned: findPinned(query, candidates),
    mayBePinned: allowed.some(isOwnersAnswer),
    revision: found.revision,
    sourceCount: allowed.length,
    pendingSources: allowed.filter(({ id }) => sources.unfinished.includes(id)).length,
  };
}

async function findAndRead(context: RetrievalContext, request: RetrievalRequest) {
  const chosen = await choosePassages(context.index, request);
  const candidates = await readBest(context, request, chosen);
  return { ...chosen, query: chosen.found.query ?? request.query, candidates };
}

/** What the index found for a question, and which of it is worth reading. */
interface ChosenPassages {
  found: PassageSearchResult;
  /** The sources that the asker may read. */
  allowed: ReadableSource[];
  /** Ids of the passages that will rank first. */
  best: string[];
}

async function choosePassages(
  index: PassageIndex,
  { workspaceId, asker, query, depth = READ, sources: { revision, sources } }: RetrievalRequest,
): Promise<ChosenPassages> {
  const isWide = query.basicFact !== undefined || asksWhatOneThingIs(query);
  const allowed = sources.filter((source) => mayReadSource(source.access, asker));
  const found = await index.search({
    workspaceId,
    revision,
    allowedSourceIds: allowed.map(({ id }) => id),
    terms: query.terms,
    query,
    limit: isWide ? WIDE_CANDIDATES : CANDIDATES,
  });
  const ownersAnswers = new Set(allowed.filter(isOwnersAnswer).map(({ id }) => id));
  return {
    found,
    allowed,
    best: chooseBest(found.candidates, isWide ? Math.max(depth, WIDE_READ) : depth, ownersAnswers),
  };
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

/** Reads the passages that will rank first; all of them when one of those may not be read any more. */
async function readBest(
  { database, passages }: RetrievalContext,
  { workspaceId, agentId, sources }: RetrievalRequest,
  { found, allowed, best }: ChosenPassages,
): Promise<FoundPassage[]> {
  const sourceIds = allowed.map(({ id }) => id);
  const candidates = new Map(found.candidates.map((candidate) => [candidate.passageId, candidate]));
  const read = (passageIds: string[]) =>
    passages.findPassages(database, { workspaceId, agentId, revision: sources.revision, sourceIds, passageIds });
  const rows = await read(best);
  const rest = rows.length < best.length ? [...candidates.keys()].filter((id) => !best.includes(id)) : [];
  if (rest.length > 0) rows.push(...(await read(rest)));
  return rows.map((row) => toFoundPassage(row, candidates.get(row.id)!));
}

export function toFoundPassage(
  row: PassageRow,
  { score: lexicalScore, rankScore }: Pick<PassageCandidate, "score" | "rankScore">,
): FoundPassage {
  return { ...row, headingPath: row.heading_path, documentId: row.document_id, lexicalScore, rankScore };
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
