import type { LanguageModelV4 } from "@ai-sdk/provider";
import { LRUCache } from "lru-cache";
import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import { type ModelCatalogue, type ModelDescription, ModelFailure } from "../../ports/chat-model.ts";
import type { Clock } from "../../ports/clock.ts";
import { systemClock } from "../clock/system-clock.ts";
import { createAnthropicProvider } from "./anthropic-provider.ts";
import { createGoogleProvider } from "./google-provider.ts";
import { listKnownModels } from "./known-models.ts";
import { createModelFetch } from "./model-fetch.ts";
import type { ListedModel, ModelProvider } from "./model-provider.ts";
import { createOpenaiCompatibleProvider } from "./openai-compatible-provider.ts";
import { createOpenaiProvider } from "./openai-provider.ts";
import { createStreamingChatModel } from "./streaming-chat-model.ts";

/** A provider counts as configured when its key, or for OpenAI also its address, is set. */
export interface ModelSettings {
  openaiApiKey?: string | undefined;
  /** As in `http://127.0.0.1:11434/v1`; without a path it gets the `/v1`. Chat Completions is spoken there. */
  openaiBaseUrl?: string | undefined;
  anthropicApiKey?: string | undefined;
  anthropicBaseUrl?: string | undefined;
  googleApiKey?: string | undefined;
  googleBaseUrl?: string | undefined;
  /** For one look at a provider's list; 3 s. */
  listTimeoutMs?: number | undefined;
  /** Further tries before the first part of an answer; 2. */
  retries?: number | undefined;
  /** 250 ms; doubles. */
  firstRetryDelayMs?: number | undefined;
}

export interface ProbedModelCatalogue extends ModelCatalogue {
  /** Asks every provider now. Never throws: a provider that fails has its models not ready. */
  refresh(): Promise<AskedProvider[]>;
}

/** What asking a provider for its list came to. */
export interface AskedProvider {
  name: string;
  models: number;
  problem: string | null;
}

/**
 * What the configured providers offer. Nothing is asked before the first use; then each provider's list is kept and
 * renewed behind the caller's back, so only the very first caller waits, and that at most `listTimeoutMs`.
 * `extractive` is not here: it needs no adapter.
 */
export function createModelCatalogue(options: { settings: ModelSettings; clock?: Clock }): ProbedModelCatalogue {
  const { settings, clock = systemClock } = options;
  const shelves = createProviders(settings).map((provider) => createShelf(provider, clock));
  return {
    async list() {
      assertNoOpenTransaction("The list of models");
      const rows = await Promise.all(shelves.map(async (shelf) => describeShelf(shelf.provider, await shelf.read())));
      return rows.flat();
    },
    async find(id) {
      assertNoOpenTransaction("The list of models");
      const slash = id.indexOf("/");
      const name = id.slice(slash + 1);
      const shelf = shelves.find(({ provider }) => provider.name === id.slice(0, Math.max(0, slash)));
      if (shelf === undefined || name === "") return undefined;
      const { models } = await shelf.read();
      // A list that can't be read says nothing against the model: the answer itself will.
      const listed = models?.find((model) => model.name === name);
      if (models !== undefined && listed === undefined) return undefined;
      if (listed !== undefined && listed.kind !== "chat") return undefined;
      return createStreamingChatModel(id, {
        retries: settings.retries ?? 2,
        firstRetryDelayMs: settings.firstRetryDelayMs ?? 250,
        open: () => shelf.open(name),
        ...(shelf.provider.citesDocuments && { citesDocuments: true }),
      });
    },
    async refresh() {
      await Promise.all(shelves.map((shelf) => shelf.refresh()));
      return shelves.map(({ provider, stock }) => {
        const { models = [], problem } = stock();
        return { name: provider.name, models: models.length, problem };
      });
    },
  };
}

const FRESH_MS = 5 * 60_000;
const FRESH_AFTER_FAILURE_MS = 30_000;
const MAX_OPENED = 200;

interface Stock {
  /** The last list that could be read; undefined before the first. */
  models: ListedModel[] | undefined;
  /** What the last look failed with. */
  problem: string | null;
}

function createShelf(provider: ModelProvider, clock: Clock) {
  let stock: Stock = { models: undefined, problem: null };
  let readAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  const opened = new LRUCache<string, Promise<LanguageModelV4>>({ max: MAX_OPENED });

  function refresh(): Promise<void> {
    running ??= provider
      .list(new AbortController().signal)
      .then(
        (models) => {
          stock = { models, problem: null };
        },
        (error: unknown) => {
          // The rows say so. What is no failure of a model has words that are not for members.
          const problem = error instanceof ModelFailure ? error.message : "The provider's list can't be read.";
          stock = { models: stock.models, problem };
        },
      )
      .finally(() => {
        readAt = clock.now();
        running = undefined;
      });
    return running;
  }

  async function read(): Promise<Stock> {
    const age = clock.now() - readAt;
    if (age === Number.POSITIVE_INFINITY) await refresh();
    else if (age > (stock.problem === null ? FRESH_MS : FRESH_AFTER_FAILURE_MS)) void refresh();
    return stock;
  }

  /** A client builds its checks of the wire format with each model object, which costs more than a request does. */
  function open(name: string): Promise<LanguageModelV4> {
    const found = opened.get(name);
    if (found !== undefined) return found;
    const opening = provider.open(name);
    opened.set(name, opening);
    opening.catch(() => opened.delete(name));
    return opening;
  }

  return { provider, stock: () => stock, read, refresh, open };
}

function createProviders(settings: ModelSettings): ModelProvider[] {
  const shared = { fetch: createModelFetch(), listTimeoutMs: settings.listTimeoutMs ?? 3_000 };
  const { openaiApiKey, anthropicApiKey, googleApiKey } = settings;
  const openaiBaseUrl = withVersion(settings.openaiBaseUrl, "v1");
  const anthropicBaseUrl = withVersion(settings.anthropicBaseUrl, "v1");
  const googleBaseUrl = withVersion(settings.googleBaseUrl, "v1beta");
  const providers: ModelProvider[] = [];
  if (openaiBaseUrl) {
    providers.push(createOpenaiCompatibleProvider({ ...shared, baseUrl: openaiBaseUrl, apiKey: openaiApiKey }));
  } else if (openaiApiKey) {
    providers.push(createOpenaiProvider({ ...shared, apiKey: openaiApiKey }));
  }
  if (anthropicApiKey) {
    providers.push(createAnthropicProvider({ ...shared, apiKey: anthropicApiKey, baseUrl: anthropicBaseUrl }));
  }
  if (googleApiKey) {
    providers.push(createGoogleProvider({ ...shared, apiKey: googleApiKey, baseUrl: googleBaseUrl }));
  }
  return providers;
}

/** Some tools name an address with its version, some without: an address without a path gets it. */
function withVersion(address: string | undefined, version: string): string | undefined {
  if (!address) return undefined;
  const trimmed = address.replace(/\/+$/u, "");
  return new URL(trimmed).pathname === "/" ? `${trimmed}/${version}` : trimmed;
}

function describeShelf(provider: ModelProvider, stock: Stock): ModelDescription[] {
  const models = stock.models?.filter(({ shown }) => shown) ?? fallbackModels(provider);
  return models.map(({ name, title, kind, contextWindow, price }) => ({
    id: `${provider.name}/${name}`,
    provider: provider.name,
    name: title,
    kind,
    ready: stock.problem === null,
    problem: stock.problem,
    contextWindow,
    price,
  }));
}

/** Names from our own table while a hosted provider was never reached; an endpoint of one's own may have any. */
function fallbackModels(provider: ModelProvider): Omit<ListedModel, "shown">[] {
  if (provider.ownNames) return [];
  return [...listKnownModels(provider.name)];
}
