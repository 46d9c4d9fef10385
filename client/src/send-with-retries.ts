import { CitedeskError, readProblem } from "./citedesk-error.ts";

export interface RetryPolicy {
  /** Further tries after the first. 3. */
  mostRetries: number;
  /** Before the first of them; doubles, with up to half as much again at random. 250 ms. */
  firstWaitMs: number;
  /** No wait is longer, whatever `Retry-After` says: then the failure is thrown. 30 s. */
  longestWaitMs: number;
}

export const RETRY_POLICY: RetryPolicy = { mostRetries: 3, firstWaitMs: 250, longestWaitMs: 30_000 };

const WORTH_ANOTHER_TRY = [408, 429, 500, 502, 503, 504];

/**
 * Sends until there is an answer that another try would not better. Only idempotent requests are tried again, after the
 * wait that the service asks for. Returns the `ok` response; throws `CitedeskError`, or what `fetch` throws.
 */
export async function sendWithRetries(
  send: () => Promise<Response>,
  request: { isIdempotent: boolean; signal: AbortSignal | undefined },
  policy: RetryPolicy,
): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const failure = await attempt(send);
    if (failure instanceof Response) return failure;
    const wait = waitBefore(tries, failure, policy);
    const isOver = !request.isIdempotent || tries >= policy.mostRetries || request.signal?.aborted;
    if (isOver || wait === undefined) throw failure;
    await pause(wait, request.signal);
  }
}

async function attempt(send: () => Promise<Response>): Promise<Response | Error> {
  try {
    const response = await send();
    return response.ok ? response : await readProblem(response);
  } catch (error) {
    return error as Error;
  }
}

/** Milliseconds, or undefined when another try makes no sense. A failure without a status is the network's. */
function waitBefore(tries: number, failure: Error, policy: RetryPolicy): number | undefined {
  const asked = failure instanceof CitedeskError ? failure.retryAfter : undefined;
  const isWorthIt =
    !(failure instanceof CitedeskError) ||
    WORTH_ANOTHER_TRY.includes(failure.status) ||
    failure.code === "request_in_flight";
  if (!isWorthIt) return undefined;
  const backoff = Math.min(policy.longestWaitMs, policy.firstWaitMs * 2 ** tries * (1 + Math.random() / 2));
  const wait = asked === undefined ? backoff : asked * 1000;
  return wait <= policy.longestWaitMs ? wait : undefined;
}

/** Throws the signal's reason as soon as it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
