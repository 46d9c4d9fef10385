import { fuseScores, type RankedPassage, rankPassages } from "@citedesk/grounding";
import { ModelFailure } from "../../../ports/chat-model.ts";
import type { Embedder } from "../../../ports/embedder.ts";
import type { Reranker } from "../../../ports/reranker.ts";
import { findNearestPassages, type NearPassage } from "../../embeddings/index.ts";
import { mayReadSource } from "../../sources/index.ts";
import type { RetrievalContext } from "./retrieval-context.ts";
import {
  type FoundPassage,
  type Retrieval,
  type RetrievalRequest,
  retrievePassages,
  toFoundPassage,
} from "./retrieve-passages.ts";

/** What ranks passages besides their words. Weights are shares of a passage's score. */
export interface Rankers {
  embedding: { embedder: Embedder; weight: number } | undefined;
  rerank: { reranker: Reranker; weight: number } | undefined;
}

const DEPTH = 50;
/** A visitor waits for these; words alone do when they take longer. */
const EMBEDDING_TIMEOUT_MS = 1_500;
const RERANK_TIMEOUT_MS = 2_000;

/**
 * `retrievePassages`, and where rankers are configured: also what is nearest in meaning, under the same rights, all in
 * the order of the fused scores. A ranker that fails or is late has no say. Each passage keeps the score of its words,
 * which is what support is decided by.
 */
export async function findBestPassages(
  context: RetrievalContext & { rankers: Rankers },
  request: RetrievalRequest,
): Promise<Retrieval> {
  const { embedding, rerank } = context.rankers;
  if (!embedding && !rerank) return retrievePassages(context, request);
  const [lexical, vector] = await Promise.all([
    retrievePassages(context, { ...request, depth: DEPTH }),
    embedding && embedQuestion(embedding.embedder, request.query.question),
  ]);
  if (lexical.statistics.passageCount === 0) return lexical;
  const near = vector ? await findNear(context, request, embedding!.embedder, vector, lexical) : [];
  const ranked = [...lexical.ranked, ...(await readOthers(context, request, lexical, near))];
  const similarities = new Map(near.map(({ id, similarity }) => [id, similarity]));
  const further = vector
    ? [{ scores: ranked.map(({ candidate }) => similarities.get(candidate.id)), weight: embedding!.weight }]
    : [];
  const fused = order(ranked, further);
  if (!rerank) return { ...lexical, ...fused };
  const judged = await judge(rerank.reranker, request.query.question, fused.ranked.slice(0, DEPTH));
  if (!judged) return { ...lexical, ...fused };
  const scores = ranked.map(({ candidate }) => judged.get(candidate.id));
  return { ...lexical, ...order(ranked, [...further, { scores, weight: rerank.weight }]) };
}

async function embedQuestion(embedder: Embedder, question: string): Promise<Float32Array | undefined> {
  const signal = new AbortController().signal;
  const request = { texts: [question], purpose: "question" as const, timeoutMs: EMBEDDING_TIMEOUT_MS, signal };
  return embedder.embed(request).then(({ vectors }) => vectors[0], ignoreFailure);
}

function findNear(
  { database }: RetrievalContext,
  { workspaceId, asker, sources }: RetrievalRequest,
  model: Embedder,
  vector: Float32Array,
  { ranked }: Retrieval,
): Promise<NearPassage[]> {
  const sourceIds = sources.sources.filter(({ access }) => mayReadSource(access, asker)).map(({ id }) => id);
  const known = ranked.map(({ candidate }) => candidate.id);
  return database.inWorkspace(workspaceId, (transaction) =>
    findNearestPassages(transaction, workspaceId, { model, vector, sourceIds, known, limit: DEPTH }),
  );
}

/** Near passages that share too few words to be found by them, read under the same rights. */
async function readOthers(
  { database, passages, analyses }: RetrievalContext,
  { workspaceId, agentId, asker, sources, query }: RetrievalRequest,
  { ranked, statistics }: Retrieval,
  near: readonly NearPassage[],
): Promise<RankedPassage<FoundPassage>[]> {
  const known = new Set(ranked.map(({ candidate }) => candidate.id));
  const passageIds = near.map(({ id }) => id).filter((id) => !known.has(id));
  if (passageIds.length === 0) return [];
  const sourceIds = sources.sources.filter(({ access }) => mayReadSource(access, asker)).map(({ id }) => id);
  const rows = await passages.findPassages(database, {
    workspaceId,
    agentId,
    revision: sources.revision,
    sourceIds,
    passageIds,
  });
  const candidates = rows.map((row) => toFoundPassage(row, { score: 0 }));
  return rankPassages(query, candidates, statistics, analyses);
}

/** Undefined: the reranker has no say. */
async function judge(
  reranker: Reranker,
  question: string,
  ranked: readonly RankedPassage<FoundPassage>[],
): Promise<Map<string, number> | undefined> {
  const shown = ranked.slice(0, reranker.maxPassagesPerCall);
  const passages = shown.map(({ candidate: { title, text } }) => `${title}\n${text}`);
  const signal = new AbortController().signal;
  const request = { question, passages, timeoutMs: RERANK_TIMEOUT_MS, signal };
  const scores = await reranker.rerank(request).catch(ignoreFailure);
  return scores && new Map(shown.map(({ candidate }, index) => [candidate.id, scores[index]!]));
}

/** `GET /v2/models` says that the ranker isn't ready; the answer goes on with what words say. */
function ignoreFailure(error: unknown): undefined {
  if (!(error instanceof ModelFailure)) throw error;
  return undefined;
}

function order(
  ranked: readonly RankedPassage<FoundPassage>[],
  further: Parameters<typeof fuseScores>[1],
): Pick<Retrieval, "ranked" | "fusedScores"> {
  const scores = fuseScores(
    ranked.map(({ score }) => score),
    further,
  );
  const fusedScores = new Map(ranked.map(({ candidate }, index) => [candidate.id, scores[index]!]));
  const scoreOf = ({ candidate }: RankedPassage<FoundPassage>) => fusedScores.get(candidate.id)!;
  const sorted = ranked.toSorted(
    (left, right) => scoreOf(right) - scoreOf(left) || (left.candidate.id < right.candidate.id ? -1 : 1),
  );
  return { ranked: sorted, fusedScores };
}
