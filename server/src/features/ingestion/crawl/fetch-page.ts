import { guessFileKind, type HostSign, outOfScopeReason, type PageEvent, readRetryAfter } from "@citedesk/crawling";
import { type FetchedPage, FetchFailure } from "../../../ports/page-fetcher.ts";
import type { ExtractedDocument } from "../../../ports/text-extractor.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import type { CrawlSettings } from "./crawl-settings.ts";
import { explainRefusal } from "./find-plain-address.ts";
import { type Frontier, frontierAddress, START_PLACE } from "./frontier.ts";
import type { ClaimedPage } from "./frontier-queries.ts";
import { readPage } from "./read-page.ts";
import { isAllowedBy, type KnownRobots, type RobotsReader } from "./robots-reader.ts";
import type { SettledPage } from "./settle-queries.ts";

/** What came of one request for one page. */
export interface PageReading {
  page: ClaimedPage;
  event: PageEvent;
  /** Where redirects led: what was read there is a page of its own. */
  movedTo: string | null;
  response: SettledPage["response"];
  content: ExtractedDocument | null;
  /** null: nothing was learnt, so those of the last reading stay. */
  links: string[] | null;
}

/** Of its text: what it takes in memory. */
export function charactersOf({ content }: PageReading): number {
  return content?.text.length ?? 0;
}

export interface CrawlReader {
  context: IngestionContext;
  settings: CrawlSettings;
  frontier: Frontier;
  robots: RobotsReader;
  /** `performance.now()` when this worker began. */
  startedAt: number;
}

/** The request alone: its answer, or why there is none, and what that says about the host. */
export interface PageAnswer {
  page: ClaimedPage;
  sign: HostSign;
  result: { kind: "answered"; fetched: FetchedPage; movedTo: string | null } | { kind: "ended"; event: PageEvent };
}

/**
 * Asks for a page under robots.txt, the scope and the limits, each again at every redirect. Throws only what is no
 * answer.
 */
export async function fetchPage(reader: CrawlReader, page: ClaimedPage, signal: AbortSignal): Promise<PageAnswer> {
  const { context, robots } = reader;
  const limits = context.crawlLimits;
  const rules = await robots.of(page.url, signal);
  if (rules.state === "unreachable") {
    const isDead = isFirstTry(page) && rules.failure !== null;
    const event = isDead
      ? failureEvent(await explainRefusal(robots, rules.failure as FetchFailure, page.url, signal))
      : unreachableEvent(rules, page.url);
    return ended(page, event, { kind: "failed" });
  }
  if (!isAllowedBy(rules, page.url)) return ended(page, { kind: "robots" }, { kind: "dropped" });
  const isFile = guessFileKind(page.url) === "document";
  let refusal: PageEvent | undefined;
  let movedTo: string | null = null;
  try {
    const fetched = await context.fetcher.fetch({
      url: page.url,
      etag: mayBeUnchanged(page) ? page.etag : null,
      lastModified: mayBeUnchanged(page) ? page.lastModified : null,
      maxBytes: isFile ? limits.fileBytes : limits.pageBytes,
      timeoutMs: timeLimit(reader, page, isFile),
      headers: { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" },
      mayFollow: async (url) => {
        const target = frontierAddress(url);
        refusal = await judgeRedirect(reader, page, target, signal);
        if (refusal !== undefined) return false;
        if (target !== page.url) {
          movedTo = target;
          reader.frontier.reserve(target, page.url);
        }
        return true;
      },
      signal,
    });
    const retryAfterMs = readRetryAfter(fetched.headers["retry-after"], context.clock.now());
    const sign: HostSign = { kind: "answered", status: fetched.status, durationMs: fetched.durationMs, retryAfterMs };
    if (frontierAddress(fetched.url) === page.url) movedTo = null;
    return { page, sign, result: { kind: "answered", fetched, movedTo } };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    if (error.code === "aborted" && signal.aborted) throw signal.reason;
    // Its robots.txt came.
    const slow = error.code === "timeout" ? ({ isSlow: true } as const) : {};
    const event = refusal ?? { ...failureEvent(error), ...slow };
    return ended(page, event, { kind: UNANSWERED.has(error.code) ? "failed" : "dropped" });
  }
}

/** From the answer to what the page is to its source. */
export async function readAnswer(
  reader: CrawlReader,
  { page, result }: PageAnswer,
  signal: AbortSignal,
): Promise<PageReading> {
  if (result.kind === "ended")
    return { page, event: result.event, movedTo: null, response: null, content: null, links: null };
  const { fetched, movedTo } = result;
  const retryAfterMs = readRetryAfter(fetched.headers["retry-after"], reader.context.clock.now());
  const response = {
    status: fetched.status,
    etag: fetched.headers.etag ?? null,
    lastModified: fetched.headers["last-modified"] ?? null,
    durationMs: fetched.durationMs,
    bytes: fetched.status === 304 ? null : fetched.body.byteLength,
    sha256: null,
    mediaType: fetched.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() || null,
  };
  if (fetched.status < 200 || fetched.status >= 300 || fetched.status === 204 || fetched.status === 205) {
    const event: PageEvent = { kind: "response", status: fetched.status, retryAfterMs };
    return { page, event, movedTo: null, response, content: null, links: null };
  }
  const { event, content, links, sha256 } = await readPage(reader.context, fetched, {
    url: movedTo ?? page.url,
    knownSha256: mayBeUnchanged(page) ? page.sha256 : null,
    render: reader.settings.render,
    signal,
  });
  const isRead = event.kind === "read";
  return { page, event, movedTo: isRead ? movedTo : null, response: { ...response, sha256 }, content, links };
}

/** Why a redirect is not followed; undefined follows it. */
async function judgeRedirect(
  { frontier, robots }: CrawlReader,
  page: ClaimedPage,
  target: string,
  signal: AbortSignal,
): Promise<PageEvent | undefined> {
  if (target === page.url) return undefined;
  // The start may lead anywhere: the site is where it ends.
  const isStart = page.place === START_PLACE;
  if (!isStart && outOfScopeReason(target, frontier.scope) !== null) return { kind: "out_of_scope", why: "redirect" };
  const rules = await robots.of(target, signal);
  if (rules.state === "unreachable") return unreachableEvent(rules, target);
  if (!isAllowedBy(rules, target)) return { kind: "robots" };
  if (frontier.has(target)) return { kind: "redirected", to: target };
  return undefined;
}

/** What has no text in answers now must be read even if it did not change, and so must what an earlier version read. */
function mayBeUnchanged(page: ClaimedPage): boolean {
  return page.currentVersionId !== null && page.isReadAlike;
}

function ended(page: ClaimedPage, event: PageEvent, sign: HostSign): PageAnswer {
  return { page, sign, result: { kind: "ended", event } };
}

function unreachableEvent({ status, retryAfterMs }: KnownRobots, url: string): PageEvent {
  const { host } = new URL(url);
  return { kind: "robots_unreachable", host, retryAfterMs, ...(status === null ? {} : { status }) };
}

function failureEvent(failure: FetchFailure): Extract<PageEvent, { kind: "fetch_failure" }> {
  return { kind: "fetch_failure", code: failure.code, message: failure.message };
}

/** Of the start: whoever waits for it is told at once that nobody answers. */
function isFirstTry(page: ClaimedPage): boolean {
  return page.place === START_PLACE && page.attempt === 1;
}

function timeLimit(reader: CrawlReader, page: ClaimedPage, isFile: boolean): number {
  const limits = reader.context.crawlLimits;
  const left = limits.startMilliseconds - (performance.now() - reader.startedAt);
  if (isFirstTry(page)) return Math.max(LEAST_START_MS, left);
  return isFile ? limits.fileMilliseconds : limits.pageMilliseconds;
}

/** For a start whose robots.txt came late, as on a busy machine: the site does answer. */
const LEAST_START_MS = 2000;
const UNANSWERED = new Set(["dns_failed", "connection_failed", "tls_failed", "timeout", "invalid_response"]);
