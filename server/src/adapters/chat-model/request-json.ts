import { setTimeout as wait } from "node:timers/promises";
import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import { ModelFailure } from "../../ports/chat-model.ts";
import { classifyModelError, classifyStatus } from "./classify-model-error.ts";

export interface JsonRequest {
  url: string;
  /** undefined sends a GET. */
  body?: object;
  headers: Record<string, string>;
  timeoutMs: number;
  signal?: AbortSignal;
  /** Further tries where a moment later may help; 0 by default. */
  retries?: number;
}

/** One request to a provider's plain JSON endpoint (lists, embeddings, rerank). Throws `ModelFailure`. */
export async function requestJson(fetchModel: typeof fetch, request: JsonRequest): Promise<unknown> {
  assertNoOpenTransaction("A model");
  const end = performance.now() + request.timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    const { value, failure, retryable } = await tryOnce(fetchModel, request, end - performance.now());
    if (failure === undefined) return value;
    const delay = failure.retryAfterSeconds ? failure.retryAfterSeconds * 1000 : 250 * 2 ** attempt;
    if (!retryable || attempt >= (request.retries ?? 0) || performance.now() + delay >= end) throw failure;
    // An abort ends the wait; the next try then reports it.
    await wait(delay, undefined, request.signal ? { signal: request.signal } : {}).catch(() => undefined);
  }
}

interface Outcome {
  value?: unknown;
  failure?: ModelFailure;
  retryable?: boolean;
}

async function tryOnce(fetchModel: typeof fetch, request: JsonRequest, remainingMs: number): Promise<Outcome> {
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(remainingMs)));
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const response = await fetchModel(request.url, {
      method: request.body === undefined ? "GET" : "POST",
      headers: { ...request.headers, ...(request.body && { "content-type": "application/json" }) },
      ...(request.body && { body: JSON.stringify(request.body) }),
      signal,
    });
    const text = await response.text();
    if (!response.ok) return classifyStatus(response.status, text, Object.fromEntries(response.headers));
    return { value: parse(text) };
  } catch (error) {
    if (request.signal?.aborted) return { failure: new ModelFailure("aborted", "The request was aborted.") };
    if (timeout.aborted) {
      return { failure: new ModelFailure("timeout", `The provider sent nothing for ${request.timeoutMs} ms.`) };
    }
    return classifyModelError(error);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ModelFailure("bad_response", "The provider's response is not JSON.", { cause });
  }
}

/** Rows of a list in a response; throws `bad_response` when it is none. */
export function readRows(value: unknown, field: string): Record<string, unknown>[] {
  const rows = isRecord(value) ? value[field] : undefined;
  if (!Array.isArray(rows) || !rows.every(isRecord)) {
    throw new ModelFailure("bad_response", `The provider's response has no list "${field}".`);
  }
  return rows;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
