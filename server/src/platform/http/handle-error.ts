import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import {
  DatabaseUnavailableError,
  isLockedOut,
  isOfErasedChat,
  isOfErasedVisitor,
  isOutOfReach,
  isOvertaken,
  isStorageFull,
  isTransient,
  StatementTimeoutError,
} from "../database/database-errors.ts";
import {
  AppError,
  ConflictError,
  type FieldError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
} from "../errors/app-error.ts";
import { FilesUnavailableError } from "../errors/files-unavailable-error.ts";
import { ERROR_STATUSES, STATUS_TITLES } from "./error-statuses.ts";
import { explainIssue, type Parameters } from "./explain-issue.ts";
import { PROBLEM_PAGE_HEADERS, problemPage, wantsPage } from "./problem-page.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const DATABASE_RETRY_SECONDS = 5;
const STORAGE_RETRY_SECONDS = 60;
const FILES_RETRY_SECONDS = 10;
const MAX_FIELD_ERRORS = 50;
/** They are compared with each other: of a long list of wrong entries there may be one for each. */
const MAX_ISSUES = 300;
const MAX_BYTES_READ_ON = 256 * 1024 * 1024;

/** Answers every failure as `application/problem+json` (RFC 9457). What is not an `AppError` is logged, not shown. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  readOn(request, reply);
  const known = error instanceof AppError ? error : translateError(error as FastifyError, request);
  if (known?.kind === "unavailable" && !(error instanceof AppError))
    request.log.error({ err: error, request_id: request.id }, known.code);
  if (!known) {
    request.log.error({ err: error, request_id: request.id }, "request failed");
    sendProblem(
      request,
      reply,
      500,
      "internal_error",
      SAFE_METHODS.has(request.method)
        ? "Something broke on our side. Nothing was changed. Try again."
        : "Something broke on our side. It is not known whether something was changed. Look before you try again.",
      {},
    );
    return;
  }
  const status = ERROR_STATUSES[known.kind];
  reply.headers(known.headers);
  sendProblem(request, reply, status, known.code, known.message, {
    ...(known.errors ? { errors: known.errors.slice(0, MAX_FIELD_ERRORS) } : {}),
    ...known.extensions,
  });
}

/**
 * Takes the rest of a body that was refused before its end, and throws it away: many clients read the answer only when
 * they have sent everything, and a connection that is closed before that looks like a failure of the network to them.
 */
function readOn(request: FastifyRequest, reply: FastifyReply): void {
  const { raw, headers } = request;
  if (raw.complete !== false || !(Number(headers["content-length"]) <= MAX_BYTES_READ_ON)) return;
  reply.removeHeader("connection");
  raw.resume();
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
  detail: string,
  extensions: Record<string, unknown>,
): void {
  const instance = request.url.split("?")[0]!;
  const body = { ...describeProblem({ status, code, detail, instance, requestId: request.id }), ...extensions };
  reply.code(status).header("vary", "accept");
  if (wantsPage(request)) {
    reply.headers(PROBLEM_PAGE_HEADERS).send(problemPage(body));
    return;
  }
  reply
    .header("content-type", "application/problem+json; charset=utf-8")
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

interface Problem {
  status: number;
  code: string;
  detail: string;
  instance: string;
  requestId: string;
}

/** The members that every problem document has. */
export function describeProblem({ status, code, detail, instance, requestId }: Problem) {
  return {
    type: `urn:citedesk:error:${code}`,
    title: STATUS_TITLES[status] ?? "Error",
    status,
    detail,
    instance,
    code,
    request_id: requestId,
  };
}

function translateError(error: FastifyError, request: FastifyRequest): AppError | undefined {
  if (isOutOfReach(error))
    return new ForbiddenError("This lies outside the assistants and brands that you are limited to.");
  if (isOfErasedVisitor(error))
    return new AppError("unauthenticated", "invalid_token", "This visitor was erased. Get another visitor token.", {
      headers: { "www-authenticate": 'Bearer error="invalid_token"' },
    });
  if (isOfErasedChat(error)) return new NotFoundError("chat");
  if (isOvertaken(error)) {
    // Nobody can tell from here whether somebody else was at it or a check is missing.
    request.log.warn({ err: error, request_id: request.id }, "a request was overtaken by another one");
    return new ConflictError(
      "changed_meanwhile",
      "What this needs was changed or deleted in the same moment. Nothing was changed. Read it anew and try again.",
    );
  }
  if (isStorageFull(error)) return unavailable("storage_full", "The disk is full. ", request, STORAGE_RETRY_SECONDS);
  if (error instanceof DatabaseUnavailableError)
    return unavailable("database_unavailable", "The database can't be reached. ", request, DATABASE_RETRY_SECONDS);
  if (error instanceof FilesUnavailableError)
    return unavailable("files_unavailable", "The store of files can't be reached. ", request, FILES_RETRY_SECONDS);
  if (isTransient(error) || isLockedOut(error) || error instanceof StatementTimeoutError)
    return new AppError("unavailable", "busy", "Two changes got in each other's way. Nothing was changed. Try again.", {
      headers: { "retry-after": "1" },
    });
  return translateFastifyError(error, request);
}

/** Logged: an operator has to do something about it. A commit whose answer was lost may have come through. */
function unavailable(code: string, what: string, request: FastifyRequest, retrySeconds: number): AppError {
  const outcome = SAFE_METHODS.has(request.method)
    ? "Nothing was changed. Try again."
    : "It is not known whether something was changed. Try again with the same Idempotency-Key, or look first.";
  return new AppError("unavailable", code, what + outcome, { headers: { "retry-after": String(retrySeconds) } });
}

function translateFastifyError(error: FastifyError, request: FastifyRequest): AppError | undefined {
  if (error.validation) return new InvalidError(fieldErrors(error));
  switch (error.code) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return unreadContentType(request.headers["content-type"]);
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new AppError("too_large", "body_too_large", "The body is larger than 1 MiB, the limit for JSON.");
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return new AppError("bad_request", "invalid_json", "The body is empty; send a JSON object.");
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return new AppError("bad_request", "invalid_body", "The body's length differs from Content-Length.");
    case "FST_ERR_CTP_INVALID_JSON_BODY":
      return new AppError("bad_request", "invalid_json", "The body is not valid JSON.");
    case "FST_ERR_BAD_URL":
      return new AppError("bad_request", "invalid_path", "The path is not a valid address.");
    case "FST_ERR_MAX_PARAM_LENGTH":
      return new AppError("not_found", "not_found", "There is nothing at this path.");
    default:
      if (error instanceof SyntaxError && error.statusCode === 400)
        return new AppError("bad_request", "invalid_json", "The body is not valid JSON.");
      return undefined;
  }
}

export function unreadContentType(contentType = ""): AppError {
  return new AppError(
    "unsupported_media_type",
    "unsupported_content_type",
    `Content-Type \`${contentType.split(";")[0]}\` is not read here; see the contract for this path.`,
  );
}

type Issue = NonNullable<FastifyError["validation"]>[number];

function fieldErrors(error: FastifyError): FieldError[] {
  const issues = (error.validation ?? []).slice(0, MAX_ISSUES);
  return withoutEchoes(withoutAlternatives(issues)).map((issue) => {
    const { additionalProperty, missingProperty, tag } = issue.params as Parameters;
    const member = additionalProperty ?? missingProperty ?? tag;
    const path = member === undefined ? issue.instancePath : `${issue.instancePath}/${escapePointer(member)}`;
    return { pointer: toPointer(path, error.validationContext), message: explainIssue(issue) };
  });
}

/** One thing that is wrong is said once: of a blank text that it is blank, of a missing kind that it is missing. */
function withoutEchoes(issues: Issue[]): Issue[] {
  const saidBy = (keyword: string, { instancePath }: Issue) =>
    issues.some((other) => other.keyword === keyword && other.instancePath === instancePath);
  const kept = issues.filter(
    (issue) =>
      !(issue.keyword === "pattern" && (saidBy("minLength", issue) || saidBy("maxLength", issue))) &&
      !(issue.keyword === "format" && saidBy("pattern", issue)) &&
      !(issue.keyword === "discriminator" && saidBy("required", issue)) &&
      !(issue.keyword === "anyOf" && issues.some((other) => other !== issue && isWithin(other, issue))),
  );
  return kept.flatMap((issue, at) => {
    if (issue.keyword !== "type") return [issue];
    const ofOne = kept.filter((other) => other.keyword === "type" && other.instancePath === issue.instancePath);
    const type = ofOne.flatMap(({ params }) => (params as Parameters).type ?? []);
    return kept.indexOf(ofOne[0]!) === at ? [{ ...issue, params: { ...issue.params, type } }] : [];
  });
}

function isWithin({ instancePath }: Issue, outer: Issue): boolean {
  return instancePath === outer.instancePath || instancePath.startsWith(`${outer.instancePath}/`);
}

/**
 * Of what may have one of several shapes, or be null, what is wrong inside it says more than that it is none of the
 * others.
 */
function withoutAlternatives(issues: Issue[]): Issue[] {
  const isAlternative = ({ keyword, params, schemaPath }: Issue) =>
    keyword === "anyOf" ||
    (keyword === "type" && ((params as Parameters).type === "null" || schemaPath.includes("/anyOf/")));
  const isType = ({ keyword }: Issue) => keyword === "type";
  return issues.filter(
    (issue) =>
      !isAlternative(issue) ||
      !issues.some(
        (other) =>
          !isAlternative(other) &&
          (other.instancePath.startsWith(`${issue.instancePath}/`) ||
            (other.instancePath === issue.instancePath && !isType(other))),
      ),
  );
}

function toPointer(path: string, context: string | undefined): string {
  if (context === "querystring") return `?${path.slice(1)}`;
  if (context === "headers") return path.slice(1);
  return path;
}

function escapePointer(member: string): string {
  return member.replaceAll("~", "~0").replaceAll("/", "~1");
}
