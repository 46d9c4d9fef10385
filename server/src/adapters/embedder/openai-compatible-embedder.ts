import { ModelFailure } from "../../ports/chat-model.ts";
import type { Embedder } from "../../ports/embedder.ts";
import { createModelFetch } from "../chat-model/model-fetch.ts";
import { readRows, requestJson } from "../chat-model/request-json.ts";
import { toUnitVector } from "./to-unit-vector.ts";

export interface OpenaiCompatibleEmbedderSettings {
  /** As in `GET /v2/models`: `openai/text-embedding-3-small`; the endpoint gets what follows the first slash. */
  id: string;
  /** With its version: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  dimensions: number;
  /** Sends `dimensions`, for models that can shorten their vectors. */
  canShorten?: boolean;
  /** 128: well below what OpenAI (2,048), vLLM and text-embeddings-inference take. */
  maxEmbeddingsPerCall?: number;
  /** Put before each text, as models such as E5 and Nomic want it. */
  prefixes?: { passage: string; question: string };
}

/** `POST /embeddings`, https://platform.openai.com/docs/api-reference/embeddings. */
export function createOpenaiCompatibleEmbedder(settings: OpenaiCompatibleEmbedderSettings): Embedder {
  const { id, dimensions, maxEmbeddingsPerCall = 128, prefixes = { passage: "", question: "" } } = settings;
  const fetchModel = createModelFetch();
  const url = `${settings.baseUrl.replace(/\/+$/u, "")}/embeddings`;
  return {
    id,
    vectorSpace: id,
    dimensions,
    maxEmbeddingsPerCall,
    async embed({ texts, purpose, timeoutMs, signal }) {
      if (texts.length > maxEmbeddingsPerCall) {
        throw new RangeError(`${texts.length} texts in one call; ${id} takes ${maxEmbeddingsPerCall}.`);
      }
      if (texts.length === 0) return { vectors: [], inputTokens: 0 };
      const answer = await requestJson(fetchModel, {
        url,
        headers: settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` },
        body: {
          model: id.slice(id.indexOf("/") + 1),
          input: texts.map((text) => prefixes[purpose] + text),
          encoding_format: "float",
          ...(settings.canShorten && { dimensions }),
        },
        timeoutMs,
        signal,
        retries: 2,
      });
      const vectors = readVectors(readRows(answer, "data"), texts.length, dimensions);
      return { vectors, inputTokens: readUsage(answer) };
    },
  };
}

function readVectors(rows: Record<string, unknown>[], count: number, dimensions: number): Float32Array[] {
  const vectors: Float32Array[] = [];
  for (const { index, embedding } of rows) {
    if (
      typeof index !== "number" ||
      !Number.isInteger(index) ||
      index < 0 ||
      index >= count ||
      vectors[index] !== undefined
    ) {
      throw new ModelFailure("bad_response", "The embeddings do not match the texts that were sent.");
    }
    vectors[index] = readVector(embedding, dimensions);
  }
  if (rows.length !== count) {
    throw new ModelFailure("bad_response", `${rows.length} embeddings came back for ${count} texts.`);
  }
  return vectors;
}

function readVector(embedding: unknown, dimensions: number): Float32Array {
  if (!Array.isArray(embedding) || !embedding.every((value) => Number.isFinite(value))) {
    throw new ModelFailure("bad_response", "An embedding is not a list of numbers.");
  }
  if (embedding.length !== dimensions) {
    throw new ModelFailure("bad_response", `An embedding has ${embedding.length} dimensions, not ${dimensions}.`);
  }
  return toUnitVector(embedding as number[]);
}

function readUsage(answer: unknown): number {
  const tokens = (answer as { usage?: { prompt_tokens?: unknown } }).usage?.prompt_tokens;
  return typeof tokens === "number" ? tokens : 0;
}
