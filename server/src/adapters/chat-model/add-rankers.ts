import type { ModelCatalogue, ModelDescription } from "../../ports/chat-model.ts";
import type { Embedder } from "../../ports/embedder.ts";
import type { Reranker } from "../../ports/reranker.ts";
import { findKnownModel } from "./known-models.ts";

interface Rankers {
  embedding: { embedder: Embedder } | undefined;
  rerank: { reranker: Reranker } | undefined;
}

/**
 * The same catalogue, with the embedder and the reranker that passages are ranked with; a provider's own row for one
 * gives way.
 */
export function addRankers(models: ModelCatalogue, { embedding, rerank }: Rankers): ModelCatalogue {
  const rows = [
    ...(embedding ? [describe(embedding.embedder.id, "embedding")] : []),
    ...(rerank ? [describe(rerank.reranker.id, "rerank")] : []),
  ];
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size === 0) return models;
  return {
    find: (id) => models.find(id),
    list: async () => [...(await models.list()).filter(({ id }) => !ids.has(id)), ...rows],
  };
}

function describe(id: string, kind: "embedding" | "rerank"): ModelDescription {
  const provider = id.slice(0, id.indexOf("/"));
  const name = id.slice(provider.length + 1);
  const known = provider === "openai" || provider === "google" ? findKnownModel(provider, name) : undefined;
  return {
    id,
    provider,
    name: known?.title ?? name,
    kind,
    ready: true,
    problem: null,
    contextWindow: known?.contextWindow ?? null,
    price: known?.price ?? null,
  };
}
