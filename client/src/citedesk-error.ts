/** A failed request, as RFC 9457 tells it. `code` is stable; the message says what to do. */
export class CitedeskError extends Error {
  readonly status: number;
  readonly code: string;
  /** Names the request in the service's logs. */
  readonly requestId: string | undefined;
  /** The fields that were not valid, of a 422. */
  readonly errors: { pointer: string; message: string }[];
  /** Seconds to wait before another try, when the service says so. */
  readonly retryAfter: number | undefined;
  /** The whole problem document: some codes come with more, as `totp_required` with its `totp_token`. */
  readonly problem: Readonly<Record<string, unknown>>;

  constructor(
    problem: {
      status: number;
      detail: string;
      code: string;
      request_id?: string;
      errors?: { pointer: string; message: string }[];
    },
    retryAfter?: number,
  ) {
    super(problem.detail);
    this.name = "CitedeskError";
    this.status = problem.status;
    this.code = problem.code;
    this.requestId = problem.request_id;
    this.errors = problem.errors ?? [];
    this.retryAfter = retryAfter;
    this.problem = problem;
  }
}

/** The error behind a response that is not `ok`, also when something in between answered instead of the service. */
export async function readProblem(response: Response): Promise<CitedeskError> {
  const { status, headers } = response;
  const body: unknown = await response.json().catch(() => null);
  const retryAfter = secondsToWait(headers.get("retry-after"), Date.now());
  if (isProblem(body)) return new CitedeskError(body, retryAfter);
  const requestId = headers.get("x-request-id");
  const problem = { status, code: "unexpected", detail: `The service answered ${status}.` };
  return new CitedeskError(requestId ? { ...problem, request_id: requestId } : problem, retryAfter);
}

function isProblem(body: unknown): body is ConstructorParameters<typeof CitedeskError>[0] {
  if (typeof body !== "object" || body === null) return false;
  const { status, code, detail } = body as Record<string, unknown>;
  return typeof status === "number" && typeof code === "string" && typeof detail === "string";
}

/** `Retry-After` (RFC 9110, 10.2.3) in seconds from `now`: a whole number or a date; undefined for anything else. */
export function secondsToWait(retryAfter: string | null, now: number): number | undefined {
  const value = retryAfter?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value);
  if (!/^[A-Z][a-z]{2}, \d{2} /.test(value)) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
