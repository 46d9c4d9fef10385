/** What went wrong, in terms of the caller. The HTTP status of each kind lives in `platform/http/error-statuses.ts`. */
export type ErrorKind =
  | "bad_request"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "not_acceptable"
  | "conflict"
  | "gone"
  | "precondition_failed"
  | "too_large"
  | "unsupported_media_type"
  | "invalid"
  | "rate_limited"
  | "upstream_failed"
  | "unavailable"
  | "upstream_timeout";

export interface FieldError {
  /** RFC 6901 pointer into the body, or `?name` for a query parameter, or the header's name. */
  pointer: string;
  message: string;
}

interface AppErrorDetails extends ErrorOptions {
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** Further members of the problem document, e.g. the holder of a handoff. */
  extensions?: Record<string, unknown>;
}

/** An error that the caller may see. `code` is stable and listed in the docs; `message` says what to do. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly extensions: Record<string, unknown>;

  constructor(kind: ErrorKind, code: string, message: string, details: AppErrorDetails = {}) {
    super(message, details);
    this.name = "AppError";
    this.kind = kind;
    this.code = code;
    this.errors = details.errors;
    this.headers = details.headers ?? {};
    this.extensions = details.extensions ?? {};
  }
}

/** Someone else's id and an id that never existed give this same error. */
export class NotFoundError extends AppError {
  constructor(what: string) {
    super("not_found", "not_found", `There is no such ${what}, or you may not read it.`);
  }
}

export class ForbiddenError extends AppError {
  constructor(message = "Your role does not allow this. Ask an owner or admin of the workspace.") {
    super("forbidden", "forbidden", message);
  }
}

export class ConflictError extends AppError {
  constructor(code: string, message: string, extensions?: Record<string, unknown>) {
    super("conflict", code, message, extensions ? { extensions } : {});
  }
}

export class InvalidError extends AppError {
  constructor(errors: FieldError[], code = "invalid_request") {
    const [first] = errors;
    const where = first?.pointer === "" ? "The body" : `${first?.pointer}:`;
    super("invalid", code, first ? `${where} ${first.message}` : "The request is not valid.", { errors });
  }
}
