import type { Embedder } from "../../ports/embedder.ts";
import type { Reranker } from "../../ports/reranker.ts";

interface Watched {
  /** Whether the last call succeeded; true before the first. */
  isReady(): boolean;
}

export type WatchedEmbedder = Embedder & Watched;
export type WatchedReranker = Reranker & Watched;

/** Answers go on without a ranker that fails, so its state is where failures show. */
export function watchEmbedder(embedder: Embedder): WatchedEmbedder {
  const { watch, isReady } = createWatch();
  return { ...embedder, isReady, embed: (request) => watch(embedder.embed(request)) };
}

export function watchReranker(reranker: Reranker): WatchedReranker {
  const { watch, isReady } = createWatch();
  return { ...reranker, isReady, rerank: (request) => watch(reranker.rerank(request)) };
}

function createWatch() {
  let ready = true;
  async function watch<Result>(call: Promise<Result>): Promise<Result> {
    try {
      const result = await call;
      ready = true;
      return result;
    } catch (error) {
      ready = false;
      throw error;
    }
  }
  return { watch, isReady: () => ready };
}
