import { ModelFailure } from "../../ports/chat-model.ts";
import type { Reranker } from "../../ports/reranker.ts";
import { createModelFetch } from "../chat-model/model-fetch.ts";
import { readRows, requestJson } from "../chat-model/request-json.ts";

export interface EndpointRerankerSettings {
  /** The endpoint gets what follows the first slash. */
  id: string;
  /** With its version: `https://api.cohere.com/v2`, `https://api.jina.ai/v1`, or a server of one's own. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** 100. */
  maxPassagesPerCall?: number;
}

/** `POST /rerank` as Cohere, Jina, vLLM and llama.cpp speak it, https://docs.cohere.com/reference/rerank. */
export function createEndpointReranker(settings: EndpointRerankerSettings): Reranker {
  const { id, maxPassagesPerCall = 100 } = settings;
  const fetchModel = createModelFetch();
  const url = `${settings.baseUrl.replace(/\/+$/u, "")}/rerank`;
  return {
    id,
    maxPassagesPerCall,
    async rerank({ question, passages, timeoutMs, signal }) {
      if (passages.length > maxPassagesPerCall) {
        throw new RangeError(`${passages.length} passages in one call; ${id} takes ${maxPassagesPerCall}.`);
      }
      if (passages.length === 0) return [];
      const answer = await requestJson(fetchModel, {
        url,
        headers: settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` },
        body: {
          model: id.slice(id.indexOf("/") + 1),
          query: question,
          documents: passages,
          top_n: passages.length,
        },
        timeoutMs,
        signal,
        retries: 1,
      });
      return readScores(readRows(answer, "results"), passages.length);
    },
  };
}

function readScores(rows: Record<string, unknown>[], count: number): number[] {
  const scores = new Array<number>(count);
  for (const { index, relevance_score: score } of rows) {
    if (typeof index === "number" && typeof score === "number" && Number.isFinite(score)) scores[index] = score;
  }
  if (rows.length !== count || scores.length !== count || Object.keys(scores).length !== count) {
    throw new ModelFailure("bad_response", `The reranker did not score each of the ${count} passages once.`);
  }
  return scores;
}
