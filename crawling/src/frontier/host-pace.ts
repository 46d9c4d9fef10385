/**
 * How fast one host is read. A plain value that is stored between steps; the functions below are its whole life:
 *
 *   planFetch ──fetch──▶ afterStart ──(request)──▶ afterEnd ──▶ planFetch …
 *       └──wait until──▶ planFetch
 *
 * The number of requests at once grows by one per round of quick answers and halves on a slow or failing one, as TCP
 * does (AIMD, RFC 5681 section 3.1). 429 and 503 close the host until `Retry-After`, or for a time that doubles.
 * So does a row of failures, until `isGivenUp` says that nobody is there.
 */
export interface HostPace {
  /** Requests under way. */
  active: number;
  /** How many may be under way; fractions add up. */
  limit: number;
  /** Milliseconds since 1970 before which nothing is sent. */
  notBefore: number;
  /** Answers in a row that asked for calm, or didn't come. */
  refusals: number;
  failures: number;
}

export interface PacePolicy {
  maxConcurrent: number;
  /** Between the starts of two requests. */
  delayMs: number;
}

export type FetchPlan = { action: "fetch" } | { action: "wait"; until: number | null };

/**
 * Joins what we would do with what robots.txt asks (`Crawl-delay`): a site that asks for a delay is read one page at a
 * time, and no delay of more than 30 s is granted, since a crawl would take weeks.
 */
export function pacePolicy(own: PacePolicy, crawlDelaySeconds: number | null): PacePolicy {
  if (crawlDelaySeconds === null || crawlDelaySeconds <= 0) return own;
  return { maxConcurrent: 1, delayMs: Math.max(own.delayMs, Math.min(crawlDelaySeconds, MAX_CRAWL_DELAY_S) * 1000) };
}

export function freshPace(): HostPace {
  return { active: 0, limit: 2, notBefore: 0, refusals: 0, failures: 0 };
}

/** Whether a request may start now. `until: null` waits for one that is under way. */
export function planFetch(pace: HostPace, policy: PacePolicy, now: number): FetchPlan {
  if (now < pace.notBefore) return { action: "wait", until: pace.notBefore };
  if (pace.active >= Math.min(Math.floor(pace.limit), policy.maxConcurrent)) return { action: "wait", until: null };
  return { action: "fetch" };
}

export function afterStart(pace: HostPace, policy: PacePolicy, now: number): HostPace {
  return { ...pace, active: pace.active + 1, notBefore: Math.max(pace.notBefore, now + policy.delayMs) };
}

/** What an answer, or its absence, says about the host. */
export type HostSign =
  | { kind: "answered"; status: number; durationMs: number; retryAfterMs: number | null }
  /** No answer: the connection, the name or the time failed. */
  | { kind: "failed" }
  /** Nothing is learnt, e.g. the crawl was stopped. */
  | { kind: "dropped" };

export function afterEnd(pace: HostPace, policy: PacePolicy, sign: HostSign, now: number): HostPace {
  const ended = { ...pace, active: Math.max(0, pace.active - 1) };
  if (sign.kind === "dropped") return ended;
  if (sign.kind === "failed") {
    const failures = pace.failures + 1;
    const pause = failures >= FAILURES_BEFORE_PAUSE ? doubled(failures - FAILURES_BEFORE_PAUSE) : 0;
    return { ...slower(ended), failures, notBefore: Math.max(pace.notBefore, now + pause) };
  }
  if (sign.status === 429 || sign.status === 503) {
    const refusals = pace.refusals + 1;
    const pause = Math.min(sign.retryAfterMs ?? doubled(refusals - 1), MAX_PAUSE_MS);
    return { ...slower(ended), failures: 0, refusals, notBefore: Math.max(pace.notBefore, now + pause) };
  }
  const isSlow = sign.durationMs > SLOW_MS || sign.status >= 500;
  const paced = isSlow ? slower(ended) : faster(ended, policy);
  return { ...paced, failures: 0, refusals: 0 };
}

/** Whether further requests are pointless: a long row without an answer, or of nothing but requests to stop. */
export function isGivenUp(pace: HostPace): boolean {
  return pace.failures >= MAX_FAILURES || pace.refusals >= MAX_REFUSALS;
}

const MAX_CRAWL_DELAY_S = 30;
const SLOW_MS = 3000;
const FAILURES_BEFORE_PAUSE = 3;
const MAX_FAILURES = 10;
const MAX_REFUSALS = 8;
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 10 * 60_000;

function slower(pace: HostPace): HostPace {
  return { ...pace, limit: Math.max(1, pace.limit / 2) };
}

function faster(pace: HostPace, policy: PacePolicy): HostPace {
  return { ...pace, limit: Math.min(policy.maxConcurrent, pace.limit + 1 / Math.max(1, pace.limit)) };
}

function doubled(times: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** times, MAX_PAUSE_MS);
}
