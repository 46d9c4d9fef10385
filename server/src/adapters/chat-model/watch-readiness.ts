import type { Embedder } from "../../ports/embedder.ts";
import type { Reranker } from "../../ports/reranker.ts";

interface Watched {
  /** What the last call failed with; null when it succeeded, and before the first. */
  problem(): string | null;
}

export type WatchedEmbedder = Embedder & Watched;
export type WatchedReranker = Reranker & Watched;

/** Answers go on without a ranker that fails, so its state is where failures show. */
export function watchEmbedder(embedder: Embedder): WatchedEmbedder {
  const { watch, problem } = createWatch();
  return { ...embedder, problem, embed: (request) => watch(embedder.embed(request)) };
}

export function watchReranker(reranker: Reranker): WatchedReranker {
  const { watch, problem } = createWatch();
  return { ...reranker, problem, rerank: (request) => watch(reranker.rerank(request)) };
}

function createWatch() {
  let problem: string | null = null;
  async function watch<Result>(call: Promise<Result>): Promise<Result> {
    try {
      const result = await call;
      problem = null;
      return result;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }
  return { watch, problem: () => problem };
}
