import { LRUCache } from "lru-cache";
import type { Log } from "../../platform/create-log.ts";
import {
  type ChatModel,
  type ChatModelRequest,
  type ModelCatalogue,
  type ModelDescription,
  ModelFailure,
} from "../../ports/chat-model.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Embedder } from "../../ports/embedder.ts";
import type { Reranker } from "../../ports/reranker.ts";

/** What calls of one model came to in this process. */
export interface WatchedCalls {
  model: string;
  /** What the last call failed with; null when it succeeded, and a day after it. */
  problem: string | null;
  /** How often, by `ok` and the codes of failures. */
  outcomes: ReadonlyMap<string, number>;
}

interface Watched {
  problem: string | null;
  /** Of the last failure. */
  failedAt: number;
  outcomes: Map<string, number>;
  /** It writes, and its provider may have no list that it stands in. */
  mayBeUnlisted: boolean;
}

/** Nobody may ask a model again that has failed: then nothing is known of it after this time. */
const FAILURE_TELLS_MS = 24 * 60 * 60_000;

/** Whoever may change an assistant may name any model: those that were asked last are told of. */
const MAX_MODELS = 500;

/** Failures that the question brought with it: the next one may be answered. */
const OF_THE_QUESTION = new Set(["refused", "context_too_long"]);

/**
 * Hears what every call of a model comes to. Answers go on without a model that fails, so this is where failures show:
 * in the log (which writes what repeats once a minute), in `/metrics` and in `GET /v2/models`. A call that somebody
 * gave up says nothing.
 */
export class ModelWatch {
  readonly #log: Pick<Log, "warn" | "info">;
  readonly #clock: Clock;
  readonly #models = new LRUCache<string, Watched>({ max: MAX_MODELS });

  constructor(log: Pick<Log, "warn" | "info">, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
  }

  get calls(): WatchedCalls[] {
    return [...this.#models].map(([model, { outcomes }]) => ({ model, problem: this.#problemOf(model), outcomes }));
  }

  watchCatalogue(models: ModelCatalogue): ModelCatalogue {
    return {
      find: async (id) => {
        const model = await models.find(id);
        if (!model)
          this.#fail(id, new ModelFailure("unavailable", `The model ${id} is not configured on this server.`));
        this.#of(id).mayBeUnlisted = model !== undefined;
        return model && this.#watchChatModel(model);
      },
      list: async () => {
        const rows = await models.list();
        const unlisted = [...this.#models]
          .filter(([id, { mayBeUnlisted }]) => mayBeUnlisted && !rows.some((row) => row.id === id))
          .map(([id]) => describeUnlisted(id));
        return [...rows, ...unlisted].map((row) => this.#describe(row));
      },
    };
  }

  watchEmbedder(embedder: Embedder): Embedder {
    return { ...embedder, embed: (request) => this.#hear(embedder.id, request.signal, embedder.embed(request)) };
  }

  watchReranker(reranker: Reranker): Reranker {
    return { ...reranker, rerank: (request) => this.#hear(reranker.id, request.signal, reranker.rerank(request)) };
  }

  #watchChatModel(model: ChatModel): ChatModel {
    const stream = (request: ChatModelRequest) => this.#hearStream(model, request);
    return { ...model, stream };
  }

  async *#hearStream(model: ChatModel, request: ChatModelRequest): ReturnType<ChatModel["stream"]> {
    try {
      for await (const part of model.stream(request)) {
        if (part.type === "finish") this.#succeed(model.id);
        yield part;
      }
    } catch (error) {
      this.#note(model.id, request.signal, error);
      throw error;
    }
  }

  async #hear<Result>(id: string, signal: AbortSignal, call: Promise<Result>): Promise<Result> {
    try {
      const result = await call;
      this.#succeed(id);
      return result;
    } catch (error) {
      this.#note(id, signal, error);
      throw error;
    }
  }

  #note(id: string, signal: AbortSignal, error: unknown): void {
    const isLate = signal.aborted && signal.reason instanceof Error && signal.reason.name === "TimeoutError";
    if (isLate) this.#fail(id, new ModelFailure("timeout", "The model took too long for an answer."));
    else if (error instanceof ModelFailure && error.code !== "aborted") this.#fail(id, error);
  }

  #succeed(id: string): void {
    const watched = this.#of(id);
    count(watched, "ok");
    if (watched.problem !== null) this.#log.info({ model: id }, `model ${id} answers again`);
    watched.problem = null;
  }

  /** Of the failure only its code and words are passed on: what caused it may hold the prompt and the key. */
  #fail(id: string, { code, message }: ModelFailure): void {
    const watched = this.#of(id);
    count(watched, code);
    if (!OF_THE_QUESTION.has(code)) Object.assign(watched, { problem: message, failedAt: this.#clock.now() });
    this.#log.warn({ model: id, code }, `model ${id}: ${message}`);
  }

  #of(id: string): Watched {
    const known = this.#models.get(id);
    if (known) return known;
    const watched = { problem: null, failedAt: 0, outcomes: new Map(), mayBeUnlisted: false };
    this.#models.set(id, watched);
    return watched;
  }

  #problemOf(id: string): string | null {
    const watched = this.#models.get(id);
    return watched && this.#clock.now() - watched.failedAt < FAILURE_TELLS_MS ? watched.problem : null;
  }

  #describe(row: ModelDescription): ModelDescription {
    const problem = this.#problemOf(row.id);
    return problem === null ? row : { ...row, ready: false, problem };
  }
}

function count({ outcomes }: Watched, outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

/** An assistant has it, and its provider's list could not be read since the start. */
function describeUnlisted(id: string): ModelDescription {
  const provider = id.slice(0, id.indexOf("/"));
  const name = id.slice(provider.length + 1);
  return { id, provider, name, kind: "chat", ready: true, problem: null, contextWindow: null, price: null };
}
