import { ModelFailure, type ModelFailureCode } from "../../ports/chat-model.ts";

export interface ClassifiedError {
  failure: ModelFailure;
  /** Whether the same request may succeed a moment later. */
  retryable: boolean;
}

/**
 * Any error of a provider's client → `ModelFailure`. The client's errors carry the whole prompt and parts of the key;
 * none of that is passed on, because failures are logged (`model-watch.ts`), stored and shown.
 */
export function classifyModelError(error: unknown): ClassifiedError {
  const known = findInCauses(error, (cause) => cause instanceof ModelFailure);
  if (known instanceof ModelFailure) return { failure: known, retryable: known.code === "bad_response" };
  const { name, message, statusCode, responseBody, responseHeaders } = readFields(error);
  // The client also raises a response error, with status 200, for a body that is not what the protocol says.
  if (statusCode !== undefined && statusCode >= 300) return classifyStatus(statusCode, responseBody, responseHeaders);
  const unreadable = findInCauses(error, (cause) => UNREADABLE.has(readFields(cause).name ?? ""));
  const code = networkCode(error);
  const isOwnError = error instanceof Error && name !== "AI_APICallError" && message !== "fetch failed";
  if (unreadable !== undefined || (isOwnError && code === undefined)) {
    // A plain error is the client's own way to say that it can't make sense of a response; its words hold no prompt.
    const detail = isOwnError && name === "Error" ? ` (${message?.slice(0, 200)})` : "";
    const failure = new ModelFailure("bad_response", `The model's response could not be read${detail}.`);
    return { failure, retryable: true };
  }
  const detail = code === undefined ? "" : ` (${code})`;
  const failure = new ModelFailure("unavailable", `The model's server could not be reached or broke off${detail}.`);
  return { failure, retryable: true };
}

/** `body` decides where providers put several meanings under one status. */
export function classifyStatus(
  status: number,
  body: string | undefined,
  headers: Record<string, string> | undefined,
): ClassifiedError {
  const text = body?.slice(0, 4_096) ?? "";
  const failed = (code: ModelFailureCode, message: string, retryable = false): ClassifiedError => ({
    failure: new ModelFailure(code, message, retryAfter(headers)),
    retryable,
  });
  if (status === 401 || status === 403) return failed("authentication", "The model's provider refused the key.");
  if (status === 429) return failed("rate_limited", "The model's provider limits the rate of requests.", true);
  if (status === 408 || status === 504) return failed("timeout", "The model's provider took too long.", true);
  if (status >= 500) return failed("unavailable", `The model's provider answered ${status}.`, true);
  if (status === 413 || TOO_LONG.test(text)) {
    return failed("context_too_long", "The question with its passages is too long for this model.");
  }
  if (REFUSED.test(text)) return failed("refused", "The model's provider refused to answer this.");
  if (status === 404) return failed("bad_response", "The model's provider does not know this model.");
  return failed("bad_response", `The model's provider did not accept the request (${status}).`);
}

const UNREADABLE = new Set([
  "AI_JSONParseError",
  "AI_TypeValidationError",
  "AI_InvalidResponseDataError",
  "AI_EmptyResponseBodyError",
  "AI_NoContentGeneratedError",
]);
const TOO_LONG =
  /context_length_exceeded|maximum context length|context window|prompt is too long|token count .{0,40}exceeds|too many tokens/iu;
const REFUSED = /content_policy|content_filter|content management policy|safety/iu;

/** Seconds or an HTTP date, RFC 9110 §10.2.3: a date by the clock of whoever wrote it. */
function retryAfter(headers: Record<string, string> | undefined): { retryAfterSeconds?: number } {
  const value = headers?.["retry-after"];
  if (value === undefined) return {};
  const seconds = /^\d+(\.\d+)?$/u.test(value)
    ? Number(value)
    : (Date.parse(value) - Date.parse(headers?.date ?? "")) / 1000;
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(0, seconds) } : {};
}

interface ErrorFields {
  name?: string;
  message?: string;
  code?: string;
  cause?: unknown;
  statusCode?: number;
  responseBody?: string;
  responseHeaders?: Record<string, string>;
}

function readFields(error: unknown): ErrorFields {
  return typeof error === "object" && error !== null ? (error as ErrorFields) : {};
}

function networkCode(error: unknown): string | undefined {
  const found = findInCauses(error, (cause) => /^[A-Z_]+$/u.test(String(readFields(cause).code ?? "")));
  return readFields(found).code;
}

function findInCauses(error: unknown, matches: (cause: unknown) => boolean): unknown {
  let current = error;
  for (let depth = 0; depth < 8 && current !== undefined; depth += 1) {
    if (matches(current)) return current;
    current = readFields(current).cause;
  }
  return undefined;
}
