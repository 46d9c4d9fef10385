import { hashText } from "../hash-text.ts";
import { refusedStatus, sentenceFor } from "./outcome-sentences.ts";
import type { PageEvent } from "./page-event.ts";

export type PageOutcome = "read" | "unchanged" | "duplicate" | "skipped" | "empty" | "failed";

export interface Classified {
  outcome: PageOutcome;
  /** Null for `read` and `unchanged`. `message` says what happened and what to do, in at most 160 characters. */
  reason: { code: string; message: string } | null;
  /** Try again after this many milliseconds; null ends it. */
  retry: { afterMs: number } | null;
  /** The page is known to be gone, so that what was read of it earlier must go too. */
  isGone: boolean;
}

/**
 * Decides what a page's event is to its source: the outcome to show and count, the reason, and whether to try again.
 * `attempt` is 1 for the first. Only what may pass by itself is tried again (time, connection, DNS, 408, 425, 429,
 * 5xx), twice, after 5 s and 30 s and a spread; a longer `Retry-After` is kept up to 15 minutes.
 */
export function classifyOutcome(event: PageEvent, page: { url: string; attempt: number }): Classified {
  const message = (code: string) => sentenceFor(code, page.url, event);
  const ended = (outcome: PageOutcome, code: string, text = message(code)): Classified => ({
    outcome,
    reason: { code, message: text },
    retry: null,
    isGone: false,
  });

  switch (event.kind) {
    case "read":
      return { outcome: "read", reason: null, retry: null, isGone: false };
    case "duplicate":
      return ended("duplicate", "duplicate");
    case "redirected":
      return ended("duplicate", "redirected");
    case "response":
      return classifyStatus(event, page, message);
    case "fetch_failure":
      return classifyFetchFailure(event, page, ended);
    case "extraction_failure": {
      if (event.code === "unsupported_type" || event.code === "too_large")
        return ended("skipped", event.code, event.message);
      return ended(EMPTY_CODES.has(event.code) ? "empty" : "failed", event.code, event.message);
    }
    case "soft_not_found":
      return { ...ended("failed", "not_found"), isGone: true };
    case "sign_in_page":
      return ended("empty", event.kind);
    case "challenge":
      return ended("failed", event.kind);
    case "robots_unreachable":
      return { ...ended("failed", event.kind), retry: retryAfter(page, event.retryAfterMs ?? null) };
    case "noindex":
      return { ...ended("skipped", "noindex"), isGone: true };
    case "robots":
    case "leads_on":
    case "trap":
    case "out_of_scope":
      return ended("skipped", event.kind);
    case "type":
      return ended("skipped", "unsupported_type");
    case "limit":
      return ended("skipped", event.limit);
  }
}

function classifyStatus(
  { status, retryAfterMs }: { status: number; retryAfterMs: number | null },
  page: { url: string; attempt: number },
  message: (code: string) => string,
): Classified {
  if (status === 304) return { outcome: "unchanged", reason: null, retry: null, isGone: false };
  if (status === 204 || status === 205) {
    return { outcome: "empty", reason: { code: "no_text", message: message("no_text") }, retry: null, isGone: false };
  }
  if (status >= 200 && status < 300) return { outcome: "read", reason: null, retry: null, isGone: false };
  const code = refusedStatus(status);
  return {
    outcome: "failed",
    reason: { code, message: message(code) },
    retry: RETRIED_STATUS.has(status) || status >= 500 ? retryAfter(page, retryAfterMs) : null,
    isGone: code === "not_found",
  };
}

function classifyFetchFailure(
  event: { code: string; message: string },
  page: { url: string; attempt: number },
  ended: (outcome: PageOutcome, code: string, text?: string) => Classified,
): Classified {
  if (event.code === "too_large") return ended("skipped", "too_large", event.message);
  if (event.code === "redirect_refused") return ended("skipped", "out_of_scope", event.message);
  const classified = ended("failed", event.code, event.message);
  return RETRIED_FAILURES.has(event.code) ? { ...classified, retry: retryAfter(page, null) } : classified;
}

function retryAfter(page: { url: string; attempt: number }, askedMs: number | null): { afterMs: number } | null {
  const usual = RETRY_DELAYS_MS[page.attempt - 1];
  if (usual === undefined) return null;
  if (askedMs !== null && askedMs > MAX_RETRY_AFTER_MS) return null;
  // Pages that failed together are not tried again together: up to a quarter more, the same for a page each time.
  const spread = (hashText(page.url, page.attempt) / 2 ** 32) * 0.25;
  return { afterMs: Math.round(Math.max(usual, askedMs ?? 0) * (1 + spread)) };
}

const RETRY_DELAYS_MS = [5000, 30_000];
const MAX_RETRY_AFTER_MS = 15 * 60_000;
const RETRIED_STATUS = new Set([408, 425, 429]);
const RETRIED_FAILURES = new Set(["dns_failed", "connection_failed", "timeout", "invalid_response", "aborted"]);
const EMPTY_CODES = new Set(["empty", "no_text", "scanned", "needs_scripts", "sign_in_page"]);
