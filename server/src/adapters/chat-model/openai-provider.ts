import type { LanguageModelV4 } from "@ai-sdk/provider";
import { findKnownModel } from "./known-models.ts";
import type { ListedModel, ModelProvider } from "./model-provider.ts";
import { readRows, requestJson } from "./request-json.ts";

const HOSTED = "https://api.openai.com/v1";

export interface OpenaiProviderSettings {
  apiKey: string;
  /** For tests; the hosted address otherwise. */
  baseUrl?: string;
  fetch: typeof fetch;
  listTimeoutMs: number;
}

/** OpenAI itself, over the Responses API. */
export function createOpenaiProvider(settings: OpenaiProviderSettings): ModelProvider {
  const baseUrl = settings.baseUrl ?? HOSTED;
  let client: Promise<(name: string) => LanguageModelV4> | undefined;
  return {
    name: "openai",
    ownNames: false,
    async list(signal) {
      const headers = { authorization: `Bearer ${settings.apiKey}` };
      const listed = await requestJson(settings.fetch, {
        url: `${baseUrl}/models`,
        headers,
        timeoutMs: settings.listTimeoutMs,
        signal,
      });
      return readRows(listed, "data").map(({ id }) => describe(String(id)));
    },
    async open(name) {
      client ??= import("@ai-sdk/openai").then(({ createOpenAI }) => {
        const provider = createOpenAI({ apiKey: settings.apiKey, baseURL: baseUrl, fetch: settings.fetch });
        return (model) => provider.responses(model);
      });
      return (await client)(name);
    },
  };
}

const CHAT = /^(gpt-|chatgpt-|o\d)/u;
const NOT_CHAT = /(audio|realtime|transcribe|tts|image|instruct|search|moderation)/u;

function describe(name: string): ListedModel {
  const kind = name.includes("embedding") ? "embedding" : "chat";
  const known = findKnownModel("openai", name);
  return {
    name,
    title: known?.title ?? name,
    kind,
    contextWindow: known?.contextWindow ?? null,
    price: known?.price ?? null,
    shown: kind === "embedding" || (CHAT.test(name) && !NOT_CHAT.test(name)),
  };
}
