import { AppError, type ErrorKind } from "../../../platform/errors/app-error.ts";
import type { ModelFailure, ModelFailureCode } from "../../../ports/chat-model.ts";

const KINDS: Record<ModelFailureCode, ErrorKind> = {
  authentication: "upstream_failed",
  bad_response: "upstream_failed",
  refused: "upstream_failed",
  context_too_long: "upstream_failed",
  rate_limited: "unavailable",
  unavailable: "unavailable",
  aborted: "unavailable",
  timeout: "upstream_timeout",
};

/** 502, 503 or 504. The failure's words hold neither the prompt nor a key. */
export function modelUnavailable(failure: ModelFailure): AppError {
  const headers = failure.retryAfterSeconds ? { "retry-after": String(Math.ceil(failure.retryAfterSeconds)) } : {};
  const message = `${failure.message} The question is kept; ask again.`;
  return new AppError(KINDS[failure.code], "model_unavailable", message, { cause: failure, headers });
}
