import { STATUS_TITLES } from "../error-statuses.ts";
import { isPublic, type OperationResponse, type PlacedOperation } from "./open-api-document.ts";
import { honoursIfMatch } from "./operation-headers.ts";

interface ErrorExample {
  name: string;
  description: string;
  code: string;
  detail: string;
  errors?: { pointer: string; message: string }[];
}

const ERRORS: Readonly<Record<number, ErrorExample>> = {
  400: {
    name: "BadRequest",
    description: "The body is not JSON, or the path is not an address.",
    code: "invalid_json",
    detail: "The body is not valid JSON.",
  },
  401: {
    name: "Unauthenticated",
    description: "No credential, or one that is not valid or has expired.",
    code: "token_expired",
    detail: "The token has expired. Get a new one at POST /v2/auth/refresh.",
  },
  403: {
    name: "Forbidden",
    description: "The role or the scope does not allow this.",
    code: "forbidden",
    detail: "Your role does not allow this. Ask an owner or admin of the workspace.",
  },
  404: {
    name: "NotFound",
    description: "There is no such thing, or not for this caller: both answer the same.",
    code: "not_found",
    detail: "There is no such assistant, or you may not read it.",
  },
  409: {
    name: "Conflict",
    description: "It does not fit the state that things are in; `code` says why.",
    code: "request_in_flight",
    detail: "A request with this Idempotency-Key is still running. Ask again in a moment.",
  },
  412: {
    name: "PreconditionFailed",
    description: "`If-Match` names another version; `ETag` has the current one.",
    code: "stale_version",
    detail: 'If-Match names "1"; the current version is "2". Read it again, then repeat your change.',
  },
  413: {
    name: "TooLarge",
    description: "The body is larger than the limit: 1 MiB of JSON, 50 MiB of file.",
    code: "body_too_large",
    detail: "The body is larger than 1 MiB, the limit for JSON.",
  },
  415: {
    name: "UnsupportedMediaType",
    description: "The content type is not read here.",
    code: "unsupported_content_type",
    detail: "Content-Type `text/plain` is not read here; see the contract for this path.",
  },
  422: {
    name: "Invalid",
    description: "A field is missing, unknown or not valid; `errors` names each.",
    code: "invalid_request",
    detail: "/name: is missing.",
    errors: [{ pointer: "/name", message: "is missing." }],
  },
  429: {
    name: "RateLimited",
    description: "Too many requests; wait as `Retry-After` says.",
    code: "rate_limited",
    detail: "Too many requests. Try again in 7 s.",
  },
};

/** Each failure once, as a component that operations refer to. */
export function errorResponses(): Record<string, OperationResponse> {
  const entries = Object.entries(ERRORS).map(([status, error]) => [error.name, describe(Number(status), error)]);
  const failure: ErrorExample = {
    name: "Failure",
    description: "Any other failure.",
    code: "internal_error",
    detail: "Something broke on our side. Nothing was changed. Try again.",
  };
  return Object.fromEntries([...entries, [failure.name, describe(500, failure)]]);
}

function describe(status: number, { description, code, detail, errors }: ErrorExample): OperationResponse {
  const example = {
    type: `urn:citedesk:error:${code}`,
    title: STATUS_TITLES[status],
    status,
    detail,
    instance: "/v2/agents",
    code,
    request_id: "019ab3c0-7a10-7d11-8f43-2b1f0a9c5e77",
    ...(errors ? { errors } : {}),
  };
  const headers: Record<string, unknown> = { "x-request-id": { $ref: "#/components/headers/x-request-id" } };
  if (status === 412) headers.etag = { $ref: "#/components/headers/etag" };
  if (status === 429) headers["retry-after"] = { $ref: "#/components/headers/retry-after" };
  return {
    description,
    headers,
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" }, example } },
  };
}

/** Adds the failures that this operation can answer; what a route says itself stays. */
export function addErrorResponses({ method, operation }: PlacedOperation): void {
  const responses = operation.responses ?? {};
  for (const status of possibleErrors(method, operation))
    responses[status] ??= { $ref: `#/components/responses/${ERRORS[status]!.name}` };
  responses.default ??= { $ref: "#/components/responses/Failure" };
  operation.responses = responses;
}

function possibleErrors(method: string, operation: PlacedOperation["operation"]): number[] {
  return [
    401,
    422,
    429,
    ...(operation.requestBody ? [400, 413, 415] : []),
    ...(isPublic(operation) ? [] : [403, 404]),
    ...(method === "get" ? [] : [409]),
    ...(honoursIfMatch(method) ? [412] : []),
  ].toSorted((one, other) => one - other);
}
