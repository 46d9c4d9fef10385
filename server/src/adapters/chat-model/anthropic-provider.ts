import type { LanguageModelV4 } from "@ai-sdk/provider";
import { findKnownModel } from "./known-models.ts";
import type { ListedModel, ModelProvider } from "./model-provider.ts";
import { readRows, requestJson } from "./request-json.ts";

const HOSTED = "https://api.anthropic.com/v1";
const VERSION = "2023-06-01";

export interface AnthropicProviderSettings {
  apiKey: string;
  baseUrl?: string | undefined;
  fetch: typeof fetch;
  listTimeoutMs: number;
}

/**
 * Anthropic over the Messages API, with its citations, https://docs.anthropic.com/en/docs/build-with-claude/citations.
 */
export function createAnthropicProvider(settings: AnthropicProviderSettings): ModelProvider {
  const baseUrl = settings.baseUrl ?? HOSTED;
  let client: Promise<(name: string) => LanguageModelV4> | undefined;
  return {
    name: "anthropic",
    ownNames: false,
    citesDocuments: true,
    async list(signal) {
      const listed = await requestJson(settings.fetch, {
        url: `${baseUrl}/models?limit=1000`,
        headers: { "x-api-key": settings.apiKey, "anthropic-version": VERSION },
        timeoutMs: settings.listTimeoutMs,
        signal,
      });
      return readRows(listed, "data").map(describe);
    },
    async open(name) {
      client ??= import("@ai-sdk/anthropic").then(({ createAnthropic }) =>
        createAnthropic({ apiKey: settings.apiKey, baseURL: baseUrl, fetch: settings.fetch }),
      );
      return (await client)(name);
    },
  };
}

function describe(row: Record<string, unknown>): ListedModel {
  const name = String(row.id);
  const known = findKnownModel("anthropic", name);
  return {
    name,
    title: typeof row.display_name === "string" ? row.display_name : (known?.title ?? name),
    kind: "chat",
    contextWindow: typeof row.max_input_tokens === "number" ? row.max_input_tokens : (known?.contextWindow ?? null),
    price: known?.price ?? null,
    shown: true,
  };
}
