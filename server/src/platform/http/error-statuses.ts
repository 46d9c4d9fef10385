import type { ErrorKind } from "../errors/app-error.ts";

/** The one place where errors meet HTTP. */
export const ERROR_STATUSES: Record<ErrorKind, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  conflict: 409,
  gone: 410,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  upstream_failed: 502,
  unavailable: 503,
  upstream_timeout: 504,
};

export const STATUS_TITLES: Record<number, string> = {
  400: "Bad request",
  401: "Not signed in",
  403: "Not allowed",
  404: "Not found",
  405: "Method not allowed",
  406: "Not acceptable",
  408: "Too slow",
  409: "Conflict",
  410: "Gone",
  412: "Precondition failed",
  413: "Too large",
  415: "Unsupported type",
  422: "Not valid",
  429: "Too many requests",
  431: "Headers too large",
  500: "Internal error",
  502: "Upstream failed",
  503: "Not available",
  504: "Upstream timed out",
};
