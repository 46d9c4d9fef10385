import {
  type Candidate,
  matchStoredQuestion,
  type PassageStatistics,
  type PreparedQuery,
  type RankedPassage,
  rankPassages,
  STORED_QUESTION_MATCH,
} from "@citedesk/grounding";
import type { PassageCandidate } from "../../../ports/passage-index.ts";
import type { OfferedQuestion } from "../questions/question-queries.ts";
import { type ChosenPassages, choosePassages, type PassageQuestion } from "./choose-passages.ts";
import type { ReadableSources } from "./known-library.ts";
import { type LookAhead, takeAhead } from "./look-ahead.ts";
import type { RetrievalContext } from "./retrieval-context.ts";
import type { PassageRow } from "./retrieval-queries.ts";

export interface FoundPassage extends Candidate, Omit<PassageRow, "title" | "text" | "language" | "id"> {
  title: string;
  documentId: string;
  /** Of the result of a tool instead of a document. */
  tool_call_id?: string;
}

export interface Retrieval {
  /** The best passages, best first. */
  ranked: RankedPassage<FoundPassage>[];
  /** Ids of all that were found by their words, also of those that were not read. */
  found: ReadonlySet<string>;
  /** Where other rankers than words had a say: what the order goes by, 0 to 1, by passage id. */
  fusedScores?: ReadonlyMap<string, number>;
  statistics: PassageStatistics;
  /** The owner's own answer to this very question, when a `qa` source has one. */
  pinned: FoundPassage | undefined;
  /** What else these sources answer. */
  questions?: readonly OfferedQuestion[];
  revision: number;
  sourceCount: number;
  pendingSources: number;
}

export interface RetrievalRequest extends PassageQuestion {
  readable: ReadableSources;
  /** What was found before `readable` was read. */
  ahead?: LookAhead | undefined;
}

/** Finds the passages that an answer may use, reads the best of them under the asker's rights, and ranks them. */
export async function retrievePassages(context: RetrievalContext, request: RetrievalRequest): Promise<Retrieval> {
  const { query, readable, ahead } = request;
  const chosen = takeAhead(ahead, request, readable) ?? (await choosePassages(context.index, request, readable));
  const { found, allowed } = chosen;
  const candidates = await readBest(context, request, chosen);
  return {
    ranked: rankPassages(query, candidates, found.statistics, context.analyses),
    found: new Set(found.candidates.map(({ passageId }) => passageId)),
    statistics: found.statistics,
    pinned: findPinned(query, candidates),
    revision: found.revision,
    sourceCount: allowed.length,
    pendingSources: allowed.filter(({ id }) => readable.unfinished.includes(id)).length,
  };
}

/** Reads the passages that will rank first; all of them when one of those may not be read any more. */
async function readBest(
  { database, library }: RetrievalContext,
  { workspaceId, agentId, readable }: RetrievalRequest,
  { found, allowed, best }: ChosenPassages,
): Promise<FoundPassage[]> {
  const sourceIds = allowed.map(({ id }) => id);
  const candidates = new Map(found.candidates.map((candidate) => [candidate.passageId, candidate]));
  const read = (passageIds: string[]) =>
    library.findPassages(database, { workspaceId, agentId, revision: readable.revision, sourceIds, passageIds });
  const rows = await read(best);
  const rest = rows.length < best.length ? [...candidates.keys()].filter((id) => !best.includes(id)) : [];
  if (rest.length > 0) rows.push(...(await read(rest)));
  return rows.map((row) => toFoundPassage(row, candidates.get(row.id)!));
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
