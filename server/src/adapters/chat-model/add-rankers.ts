import type { ModelCatalogue, ModelDescription } from "../../ports/chat-model.ts";
import { findKnownModel } from "./known-models.ts";
import type { WatchedEmbedder, WatchedReranker } from "./watch-readiness.ts";

interface Rankers {
  embedding: { embedder: WatchedEmbedder } | undefined;
  rerank: { reranker: WatchedReranker } | undefined;
}

/**
 * The same catalogue, with the embedder and the reranker that passages are ranked with; a provider's own row for one
 * gives way.
 */
export function addRankers(models: ModelCatalogue, { embedding, rerank }: Rankers): ModelCatalogue {
  const describeAll = () => [
    ...(embedding ? [describe(embedding.embedder, "embedding")] : []),
    ...(rerank ? [describe(rerank.reranker, "rerank")] : []),
  ];
  const ids = new Set(describeAll().map(({ id }) => id));
  if (ids.size === 0) return models;
  return {
    find: (id) => models.find(id),
    list: async () => [...(await models.list()).filter(({ id }) => !ids.has(id)), ...describeAll()],
  };
}

function describe({ id, problem }: WatchedEmbedder | WatchedReranker, kind: "embedding" | "rerank"): ModelDescription {
  const provider = id.slice(0, id.indexOf("/"));
  const name = id.slice(provider.length + 1);
  const known = provider === "openai" || provider === "google" ? findKnownModel(provider, name) : undefined;
  return {
    id,
    provider,
    name: known?.title ?? name,
    kind,
    ready: problem() === null,
    problem: problem(),
    contextWindow: known?.contextWindow ?? null,
    price: known?.price ?? null,
  };
}
