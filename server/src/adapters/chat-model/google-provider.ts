import type { LanguageModelV4 } from "@ai-sdk/provider";
import { findKnownModel } from "./known-models.ts";
import type { ListedModel, ModelProvider } from "./model-provider.ts";
import { readRows, requestJson } from "./request-json.ts";

const HOSTED = "https://generativelanguage.googleapis.com/v1beta";

export interface GoogleProviderSettings {
  apiKey: string;
  baseUrl?: string | undefined;
  fetch: typeof fetch;
  listTimeoutMs: number;
}

/** Gemini over `streamGenerateContent`. */
export function createGoogleProvider(settings: GoogleProviderSettings): ModelProvider {
  const baseUrl = settings.baseUrl ?? HOSTED;
  let client: Promise<(name: string) => LanguageModelV4> | undefined;
  return {
    name: "google",
    ownNames: false,
    async list(signal) {
      const listed = await requestJson(settings.fetch, {
        url: `${baseUrl}/models?pageSize=1000`,
        headers: { "x-goog-api-key": settings.apiKey },
        timeoutMs: settings.listTimeoutMs,
        signal,
      });
      return readRows(listed, "models").map(describe);
    },
    async open(name) {
      client ??= import("@ai-sdk/google").then(({ createGoogle }) =>
        createGoogle({ apiKey: settings.apiKey, baseURL: baseUrl, fetch: settings.fetch }),
      );
      return (await client)(name);
    },
  };
}

const NOT_CHAT = /(image|tts|audio|live|veo|imagen|computer-use|robotics)/u;

function describe(row: Record<string, unknown>): ListedModel {
  const name = String(row.name).replace(/^models\//u, "");
  const methods = Array.isArray(row.supportedGenerationMethods) ? row.supportedGenerationMethods : [];
  const known = findKnownModel("google", name);
  const isEmbedding = methods.includes("embedContent");
  return {
    name,
    title: typeof row.displayName === "string" ? row.displayName : (known?.title ?? name),
    kind: isEmbedding ? "embedding" : "chat",
    contextWindow: typeof row.inputTokenLimit === "number" ? row.inputTokenLimit : (known?.contextWindow ?? null),
    price: known?.price ?? null,
    shown: isEmbedding || (methods.includes("generateContent") && !NOT_CHAT.test(name)),
  };
}
