import { setTimeout as wait } from "node:timers/promises";
import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import { type ChatModel, type ChatModelPart, type ChatModelRequest, ModelFailure } from "../../ports/chat-model.ts";
import { classifyModelError } from "./classify-model-error.ts";
import { estimateTokens, readModelPart, toCallOptions } from "./translate-model-parts.ts";

export interface StreamSettings {
  /** Further tries after the first one. */
  retries: number;
  /** Doubles with every retry. */
  firstRetryDelayMs: number;
  /** The models of a provider load only when one is asked. */
  open: () => Promise<LanguageModelV4>;
  citesDocuments?: true;
}

/** Longest text a token stands for, as a limit for servers that ignore `maxOutputTokens`. */
const MAX_CHARACTERS_PER_TOKEN = 16;

/**
 * A provider's model behind the `ChatModel` port.
 *
 * connect → (failed: wait, again, while nothing was passed on and the time for the first part lasts) → parts → finish.
 * `timeoutMs` counts only while waiting for the model, never while the reader is busy. Leaving the loop early, an abort
 * or a failure closes the connection.
 */
export function createStreamingChatModel(id: string, settings: StreamSettings): ChatModel {
  return {
    id,
    ...(settings.citesDocuments && { citesDocuments: true }),
    async *stream(request) {
      assertNoOpenTransaction("A model");
      const stop = new AbortController();
      const signal = AbortSignal.any([request.signal, stop.signal]);
      const patience = createPatience(request, stop, signal);
      let passedOn = false;
      let complete = false;
      try {
        for (let attempt = 0; ; attempt += 1) {
          try {
            for await (const part of readParts(settings.open, request, signal, patience)) {
              passedOn = true;
              yield part;
            }
            complete = true;
            return;
          } catch (error) {
            const { failure, retryable } = classify(error, request, stop);
            const delay = failure.retryAfterSeconds
              ? failure.retryAfterSeconds * 1000
              : settings.firstRetryDelayMs * 2 ** attempt;
            const mayRetry = retryable && !passedOn && attempt < settings.retries && delay < patience.remainingMs();
            if (!mayRetry) throw failure;
            await patience.during(wait(delay, undefined, { signal }));
          }
        }
      } catch (error) {
        throw classify(error, request, stop).failure;
      } finally {
        // After a whole answer there is nothing to stop, and the connection is kept for the next one.
        if (!complete) stop.abort();
        patience.end();
      }
    },
  };
}

async function* readParts(
  open: StreamSettings["open"],
  request: ChatModelRequest,
  signal: AbortSignal,
  patience: Patience,
): AsyncGenerator<ChatModelPart> {
  const model = await patience.during(open());
  const { stream } = await patience.during(model.doStream(toCallOptions(request, signal)));
  const reader = stream.getReader();
  try {
    yield* passOn(reader, request, patience);
  } finally {
    // The response may already have failed; the failure that matters is on its way up.
    reader.cancel().catch(() => undefined);
  }
}

async function* passOn(
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
  request: ChatModelRequest,
  patience: Patience,
): AsyncGenerator<ChatModelPart> {
  let characters = 0;
  let hasContent = false;
  for (;;) {
    const { done, value } = await patience.during(reader.read());
    if (done) throw new ModelFailure("bad_response", "The model's answer ended before it was finished.");
    const part = readModelPart(value, request, characters);
    if (part === "nothing") continue;
    patience.reset();
    if (part === "alive") continue;
    if (part.type === "finish" && part.reason === "stop" && !hasContent) {
      throw new ModelFailure("bad_response", "The model's answer was empty.");
    }
    hasContent = true;
    yield part;
    if (part.type === "finish") return;
    if (part.type === "text") characters += part.text.length;
    if (characters > request.maxOutputTokens * MAX_CHARACTERS_PER_TOKEN) {
      const usage = { inputTokens: estimateTokens(request), outputTokens: request.maxOutputTokens };
      yield { type: "finish", reason: "length", usage };
      return;
    }
  }
}

interface Patience {
  /** Waits for the model; rejects on abort and when the time is up. */
  during<Value>(work: PromiseLike<Value>): Promise<Value>;
  /** The model gave a sign of life: the time starts again. */
  reset(): void;
  remainingMs(): number;
  end(): void;
}

function createPatience(request: ChatModelRequest, stop: AbortController, signal: AbortSignal): Patience {
  let remaining = request.timeoutMs;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(new ModelFailure("aborted", "The request was aborted."));
  if (signal.aborted) onAbort();
  else signal.addEventListener("abort", onAbort, { once: true });
  // Nobody may be waiting when the abort comes.
  aborted.catch(() => undefined);
  return {
    async during(work) {
      const started = performance.now();
      const timer = setTimeout(() => {
        stop.abort(new ModelFailure("timeout", `The model sent nothing for ${request.timeoutMs} ms.`));
      }, remaining);
      try {
        return await Promise.race([work, aborted]);
      } finally {
        clearTimeout(timer);
        remaining = Math.max(0, remaining - (performance.now() - started));
      }
    },
    reset() {
      remaining = request.timeoutMs;
    },
    remainingMs: () => remaining,
    end: () => signal.removeEventListener("abort", onAbort),
  };
}

function classify(error: unknown, request: ChatModelRequest, stop: AbortController) {
  if (request.signal.aborted) {
    return { failure: new ModelFailure("aborted", "The request was aborted."), retryable: false };
  }
  if (stop.signal.reason instanceof ModelFailure) return { failure: stop.signal.reason, retryable: false };
  return classifyModelError(error);
}
