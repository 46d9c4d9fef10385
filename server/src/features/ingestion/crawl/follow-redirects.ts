import type { DocumentStatus } from "../../sources/index.ts";

interface Reason {
  code: string;
  message: string;
}

/** A page that leads on to another one of its source. */
export interface Redirect {
  documentId: string;
  url: string;
  to: string;
  /** It has a text in answers. */
  hasText: boolean;
  isRemovalRefused: boolean;
  /** An earlier reading saw it lead there already. */
  isSeenBefore: boolean;
  /** What became of the page that it leads to; null: nothing, it is not there. */
  end: { status: DocumentStatus; reason: Reason | null } | null;
}

/** What a redirect is whose other end is not kept. */
export interface RedirectEnd {
  documentId: string;
  status: DocumentStatus;
  reason: Reason;
  /** Its text leaves the answers now. */
  isGone: boolean;
}

/**
 * What redirects are that lead to no kept page, by what is at their end:
 *
 *   round in a circle                      failed: redirect_loop
 *   a page that is not there               as that: removed where it had a text
 *   one that is not to be read (robots …)  as that
 *   one that failed, or has no text        failed as that one; it keeps its last text
 *   one without a text, again              as that; a second reading confirms it
 */
export function followRedirects(redirects: Redirect[]): RedirectEnd[] {
  const byUrl = new Map(redirects.map((redirect) => [redirect.url, redirect]));
  return redirects.flatMap((redirect) => {
    const last = findLast(redirect, byUrl);
    const outcome = last === "circle" ? circleOf(redirect) : judge(redirect, last.end);
    return outcome ? [{ documentId: redirect.documentId, ...outcome }] : [];
  });
}

function findLast(first: Redirect, byUrl: ReadonlyMap<string, Redirect>): Redirect | "circle" {
  const seen = new Set<Redirect>();
  for (let current = first; ; ) {
    if (seen.has(current)) return "circle";
    seen.add(current);
    const next = byUrl.get(current.to);
    if (!next) return current;
    current = next;
  }
}

function circleOf({ url }: Redirect): Omit<RedirectEnd, "documentId"> {
  const message = `${new URL(url).host} leads round in a circle. Check the site's redirects.`;
  return { status: "failed", reason: { code: "redirect_loop", message }, isGone: false };
}

function judge(redirect: Redirect, end: Redirect["end"]): Omit<RedirectEnd, "documentId"> | undefined {
  if (end === null) return unread(redirect, "redirected");
  const { status, reason } = end;
  if (reason === null || status === "ready" || status === "unchanged" || status === "duplicate") return undefined;
  if (reason.code === "not_found" && !redirect.isRemovalRefused)
    return { status: redirect.hasText ? "removed" : "failed", reason, isGone: true };
  if (status === "skipped") return { status, reason, isGone: true };
  if (status === "empty" && (!redirect.hasText || redirect.isSeenBefore)) return { status, reason, isGone: false };
  return unread(redirect, reason.code);
}

function unread({ to, hasText }: Redirect, code: string): Omit<RedirectEnd, "documentId"> {
  const what = `Leads on to ${to.length <= 60 ? to : `${to.slice(0, 59)}…`}, which could not be read.`;
  const message = hasText ? `${what} Its last text stays. Check that page, then read it again.` : what;
  return { status: "failed", reason: { code, message }, isGone: false };
}
