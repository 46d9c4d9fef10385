import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ModelDescription } from "../../ports/chat-model.ts";
import type { ListedModel, ModelProvider } from "./model-provider.ts";
import { readRows, requestJson } from "./request-json.ts";

export interface OpenaiCompatibleProviderSettings {
  baseUrl: string;
  /** Servers on one's own machine often want none. */
  apiKey?: string | undefined;
  fetch: typeof fetch;
  listTimeoutMs: number;
}

/** Any endpoint that speaks Chat Completions (vLLM, llama.cpp, Ollama, proxies). Its own `/models` are listed. */
export function createOpenaiCompatibleProvider(settings: OpenaiCompatibleProviderSettings): ModelProvider {
  let client: Promise<(name: string) => LanguageModelV4> | undefined;
  return {
    name: "openai",
    ownNames: true,
    async list(signal) {
      const listed = await requestJson(settings.fetch, {
        url: `${settings.baseUrl}/models`,
        headers: settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` },
        timeoutMs: settings.listTimeoutMs,
        signal,
      });
      return readRows(listed, "data").map(describe);
    },
    async open(name) {
      client ??= import("@ai-sdk/openai-compatible").then(({ createOpenAICompatible }) => {
        const provider = createOpenAICompatible({
          name: "openai-compatible",
          baseURL: settings.baseUrl,
          ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
          fetch: settings.fetch,
          includeUsage: true,
          transformRequestBody: renameLimit,
        });
        return (model) => provider.chatModel(model);
      });
      return (await client)(name);
    },
  };
}

/**
 * OpenAI's thinking models refuse `max_tokens` and `temperature`, also behind a proxy; most other servers know no more.
 */
function renameLimit(body: Record<string, unknown>): Record<string, unknown> {
  const { max_tokens: limit, temperature: _temperature, ...rest } = body;
  if (!OPENAI_THINKING.test(String(body.model)) || limit === undefined) return body;
  return { ...rest, max_completion_tokens: limit };
}

const OPENAI_THINKING = /(^|\/)(o\d|gpt-[5-9])/u;

/** Beside `id`, servers give a context size under one of several names (OpenRouter, vLLM, LM Studio), few a price. */
function describe(row: Record<string, unknown>): ListedModel {
  const name = String(row.id);
  const size = [row.context_length, row.max_model_len, row.context_window].find(Number.isInteger);
  return {
    name,
    title: typeof row.name === "string" ? row.name : name,
    kind: /embed/iu.test(name) ? "embedding" : /rerank/iu.test(name) ? "rerank" : "chat",
    contextWindow: typeof size === "number" ? size : null,
    price: readPrice(row.pricing),
    shown: true,
  };
}

/** OpenRouter: dollars a token, as strings. */
function readPrice(pricing: unknown): ModelDescription["price"] {
  const { prompt, completion } = (pricing ?? {}) as { prompt?: unknown; completion?: unknown };
  if (typeof prompt !== "string" || typeof completion !== "string") return null;
  const price = { input: round(Number(prompt) * 1e6), output: round(Number(completion) * 1e6) };
  return Number.isFinite(price.input) && Number.isFinite(price.output) ? price : null;
}

function round(dollars: number): number {
  return Math.round(dollars * 1e6) / 1e6;
}
