import type { ModelDescription } from "../../ports/chat-model.ts";

export interface KnownModel extends Pick<ModelDescription, "contextWindow" | "price" | "kind"> {
  name: string;
  title: string;
}

/**
 * Context size and list price of a hosted model, for what the provider's own list leaves out. Dated snapshots
 * (`gpt-4.1-2025-04-14`, `claude-sonnet-4-5-20250929`) count as the model they are a snapshot of; a variant with
 * another name (`-pro`, `-mini`) never does.
 */
export function findKnownModel(provider: keyof typeof KNOWN_MODELS, name: string): KnownModel | undefined {
  const family = name.replace(/-(\d{8}|\d{4}-\d{2}-\d{2}|latest|\d{3})$/u, "");
  return KNOWN_MODELS[provider].find((model) => model.name === name || model.name === family);
}

/** What is shown of a provider while its own list can't be read. */
export function listKnownModels(provider: keyof typeof KNOWN_MODELS): readonly KnownModel[] {
  return KNOWN_MODELS[provider];
}

/**
 * As published by the providers, read 2026-11-21. Dollars a million tokens, standard tier, shortest prompts; `null`
 * where no published figure was at hand.
 */
const KNOWN_MODELS = {
  openai: [
    chat("gpt-5.5", "GPT-5.5", 1_050_000, 5, 30),
    chat("gpt-5.2", "GPT-5.2", 400_000, 1.75, 14),
    chat("gpt-5.1", "GPT-5.1", 400_000, 1.25, 10),
    chat("gpt-5", "GPT-5", 400_000, 1.25, 10),
    chat("gpt-5-mini", "GPT-5 mini", 400_000, 0.25, 2),
    chat("gpt-5-nano", "GPT-5 nano", 400_000, 0.05, 0.4),
    chat("gpt-4.1", "GPT-4.1", 1_047_576, 2, 8),
    chat("gpt-4.1-mini", "GPT-4.1 mini", 1_047_576, 0.4, 1.6),
    chat("gpt-4.1-nano", "GPT-4.1 nano", 1_047_576, 0.1, 0.4),
    chat("gpt-4o", "GPT-4o", 128_000, 2.5, 10),
    chat("gpt-4o-mini", "GPT-4o mini", 128_000, 0.15, 0.6),
    embedding("text-embedding-3-small", 8_192, 0.02),
    embedding("text-embedding-3-large", 8_192, 0.13),
  ],
  anthropic: [
    chat("claude-opus-5-5", "Claude Opus 5.5", 1_000_000, 4, 20),
    chat("claude-sonnet-5-5", "Claude Sonnet 5.5", 1_000_000, 2, 10),
    chat("claude-opus-5", "Claude Opus 5", 1_000_000, 5, 25),
    chat("claude-sonnet-5", "Claude Sonnet 5", 1_000_000, 2, 10),
    chat("claude-sonnet-4-5", "Claude Sonnet 4.5", 200_000, 3, 15),
    chat("claude-haiku-4-5", "Claude Haiku 4.5", 200_000, 1, 5),
  ],
  google: [
    chat("gemini-3.8-flash", "Gemini 3.8 Flash", 1_048_576),
    chat("gemini-3.5-flash-lite", "Gemini 3.5 Flash-Lite", 1_048_576, 0.3, 2.5),
    chat("gemini-2.5-pro", "Gemini 2.5 Pro", 1_048_576, 1.25, 10),
    chat("gemini-2.5-flash", "Gemini 2.5 Flash", 1_048_576, 0.3, 2.5),
    chat("gemini-2.5-flash-lite", "Gemini 2.5 Flash-Lite", 1_048_576, 0.1, 0.4),
    embedding("gemini-embedding-001", 2_048, 0.15),
  ],
};

function chat(name: string, title: string, contextWindow: number, input?: number, output?: number): KnownModel {
  const price = input === undefined || output === undefined ? null : { input, output };
  return { name, title, kind: "chat", contextWindow, price };
}

function embedding(name: string, contextWindow: number, input: number): KnownModel {
  return { name, title: name, kind: "embedding", contextWindow, price: { input, output: 0 } };
}
