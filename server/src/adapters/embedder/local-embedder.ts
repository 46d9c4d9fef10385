import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import { ModelFailure } from "../../ports/chat-model.ts";
import type { Embedder, EmbeddingRequest } from "../../ports/embedder.ts";
import { EmbeddingChild, type EmbeddingChildLimits } from "./embedding-child.ts";
import type { LocalModel } from "./find-local-model.ts";
import { toUnitVector } from "./to-unit-vector.ts";

export interface LocalEmbedderOptions extends Partial<EmbeddingChildLimits> {
  /** A model that can't be loaded is tried again after this time. Default 60,000. */
  retryMilliseconds?: number;
}

export type LocalEmbedder = Embedder & { close(): Promise<void> };

/**
 * The model runs in a child process, which is started when it is first needed, and again when it had to be killed.
 * Questions go before passages.
 */
export function createLocalEmbedder(model: LocalModel, options: LocalEmbedderOptions = {}): LocalEmbedder {
  const work = new EmbeddingWork(model, options);
  return {
    id: model.id,
    vectorSpace: `${model.id}@${model.fingerprint}`,
    dimensions: null,
    maxEmbeddingsPerCall: TEXTS_PER_CALL,
    async embed(request) {
      assertNoOpenTransaction("A model");
      const { texts } = request;
      if (texts.length > TEXTS_PER_CALL)
        throw new RangeError(`${texts.length} texts in one call; ${model.id} takes ${TEXTS_PER_CALL}.`);
      return { vectors: texts.length === 0 ? [] : await withinTime(request, work), inputTokens: 0 };
    },
    close: () => work.close(),
  };
}

const TEXTS_PER_CALL = 32;
/** A question waits for so many passages at most. */
const TEXTS_AT_ONCE = 4;
const MEBIBYTE = 2 ** 20;

/** The caller stops waiting; the child goes on with the texts that it has, and the others are dropped. */
async function withinTime(request: EmbeddingRequest, work: EmbeddingWork): Promise<Float32Array[]> {
  const { timeoutMs, signal } = request;
  const late = AbortSignal.timeout(timeoutMs);
  const gaveUp = AbortSignal.any([signal, late]);
  const failure = () =>
    late.aborted
      ? new ModelFailure("timeout", `No vectors came within ${timeoutMs / 1000} s.`)
      : new ModelFailure("aborted", "The request was given up.");
  if (gaveUp.aborted) throw failure();
  let stop = () => {};
  const end = new Promise<never>((_, reject) => {
    stop = () => reject(failure());
    gaveUp.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work.embed(request, gaveUp), end]);
  } finally {
    gaveUp.removeEventListener("abort", stop);
  }
}

interface Waiting {
  texts: readonly string[];
  purpose: EmbeddingRequest["purpose"];
  gaveUp: AbortSignal;
  resolve(vectors: Float32Array[]): void;
  reject(error: unknown): void;
}

/** What waits for the one child. */
class EmbeddingWork {
  readonly #model: LocalModel;
  readonly #limits: EmbeddingChildLimits;
  readonly #retryMilliseconds: number;
  readonly #waiting = { question: [] as Waiting[], passage: [] as Waiting[] };
  #child: EmbeddingChild | undefined;
  #broken: { failure: unknown; until: number } | undefined;
  #isWorking = false;
  #isClosed = false;

  constructor(model: LocalModel, options: LocalEmbedderOptions) {
    this.#model = model;
    this.#limits = {
      memoryBytes: options.memoryBytes ?? 1024 * MEBIBYTE,
      loadMilliseconds: options.loadMilliseconds ?? 60_000,
      callMilliseconds: options.callMilliseconds ?? 30_000,
    };
    this.#retryMilliseconds = options.retryMilliseconds ?? 60_000;
  }

  async embed({ texts, purpose }: EmbeddingRequest, gaveUp: AbortSignal): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (let place = 0; place < texts.length && !gaveUp.aborted; place += TEXTS_AT_ONCE) {
      const some = texts.slice(place, place + TEXTS_AT_ONCE);
      const answered = await new Promise<Float32Array[]>((resolve, reject) => {
        this.#waiting[purpose].push({ texts: some, purpose, gaveUp, resolve, reject });
        void this.#work();
      });
      vectors.push(...answered);
    }
    return vectors;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#child?.kill();
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#take(); next; next = this.#take()) {
      if (next.gaveUp.aborted) next.resolve([]);
      else await this.#ask(next.texts, next.purpose).then(next.resolve, next.reject);
    }
    this.#isWorking = false;
  }

  #take(): Waiting | undefined {
    return this.#waiting.question.shift() ?? this.#waiting.passage.shift();
  }

  async #ask(texts: readonly string[], purpose: EmbeddingRequest["purpose"]): Promise<Float32Array[]> {
    if (this.#isClosed) throw new ModelFailure("unavailable", "The service is stopping.");
    if (this.#broken && this.#broken.until > performance.now()) throw this.#broken.failure;
    if (!this.#child?.isAlive) this.#child = new EmbeddingChild(this.#model, this.#limits);
    const child = this.#child;
    try {
      const vectors = await child.embed({ texts, purpose });
      if (vectors.length !== texts.length)
        throw new ModelFailure("bad_response", `${vectors.length} vectors came back for ${texts.length} texts.`);
      return vectors.map((vector) => toUnitVector(vector));
    } catch (failure) {
      if (!child.hasLoaded) this.#broken = { failure, until: performance.now() + this.#retryMilliseconds };
      throw failure;
    }
  }
}
