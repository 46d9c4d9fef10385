import { classifyOutcome, crawlDelaySeconds, sitemapAddresses } from "@citedesk/crawling";
import { FetchFailure } from "../../../ports/page-fetcher.ts";
import type { SourceRow } from "../../sources/index.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import type { SourcePreview } from "./crawl-schemas.ts";
import { CRAWLER_TOKEN, readCrawlSettings } from "./crawl-settings.ts";
import { explainRefusal, findPlainAddress, lacksHttps } from "./find-plain-address.ts";
import { Frontier, frontierAddress } from "./frontier.ts";
import type { FoundPage } from "./frontier-queries.ts";
import { readPage } from "./read-page.ts";
import { readSitemaps } from "./read-sitemaps.ts";
import { isAllowedBy, RobotsReader } from "./robots-reader.ts";

/** Shows within seconds what a crawl would take, by its start, robots.txt and sitemaps. Stores nothing. */
export async function previewSite(
  context: IngestionContext,
  source: Pick<SourceRow, "type" | "settings">,
  { isSchemeOpen }: { isSchemeOpen: boolean },
): Promise<SourcePreview> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const settings = readCrawlSettings(source);
  const { startMilliseconds, retryFactor, perHost } = context.crawlLimits;
  const robots = new RobotsReader(context.fetcher, { clock: context.clock, timeoutMs: startMilliseconds, retryFactor });
  const url = await chooseAddress(robots, frontierAddress(settings.url), isSchemeOpen, signal);
  const year = new Date(context.clock.now()).getUTCFullYear();
  const frontier = new Frontier({ settings, robots, startUrl: url, year });
  const rules = await robots.of(url, signal);
  const found: FoundPage[] = [];
  const preview: SourcePreview = {
    url,
    title: null,
    robots: { status: rules.state, crawl_delay_seconds: crawlDelaySeconds(rules.rules, CRAWLER_TOKEN) },
    sitemaps: [],
    pages: 0,
    is_complete: true,
    skipped: [],
    estimated_seconds: 0,
    samples: [],
    text: null,
  };
  if (rules.failure) return withStartFailure(preview, await explainRefusal(robots, rules.failure, url, signal));
  if (settings.followLinks) found.push(...(await lookAtStart(context, { url, robots, frontier, preview }, signal)));
  try {
    const addresses = settings.followLinks ? sitemapAddresses(frontier.startUrl, rules.rules.sitemaps) : [url];
    const named = settings.followLinks && rules.rules.sitemaps.length === 0 ? [] : addresses;
    const limits = { timeoutMs: startMilliseconds, signal };
    for await (const reading of readSitemaps(context.fetcher, addresses, named, limits)) {
      if (reading.kind === "entries") {
        found.push(...reading.entries.flatMap((entry) => frontier.consider(entry.url, reading.url, 1) ?? []));
        preview.sitemaps.push({ url: reading.url, pages: reading.entries.length, error: null });
      } else if (reading.kind === "failed" && reading.isNamed) {
        preview.is_complete = false;
        preview.sitemaps.push({ url: reading.url, pages: 0, error: reading.reason });
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    preview.is_complete = false;
  }
  return summarise(preview, found, perHost);
}

/** Of an address without a scheme: by https, or by http where nothing speaks https; both are asked at the same time. */
async function chooseAddress(robots: RobotsReader, url: string, isSchemeOpen: boolean, signal: AbortSignal) {
  if (!isSchemeOpen) return url;
  const [{ failure }, plain] = await Promise.all([robots.of(url, signal), findPlainAddress(robots, url, signal)]);
  return failure && lacksHttps(failure) && plain ? plain : url;
}

/** The start and what it links to. */
async function lookAtStart(
  context: IngestionContext,
  { url, robots, frontier, preview }: { url: string; robots: RobotsReader; frontier: Frontier; preview: SourcePreview },
  signal: AbortSignal,
): Promise<FoundPage[]> {
  const start = frontier.addStart(url);
  const rules = await robots.of(url, signal);
  if (rules.state === "unreachable") {
    const event = { kind: "robots_unreachable", ...(rules.status === null ? {} : { status: rules.status }) } as const;
    return [{ ...start, reason: reasonOf(event, url), state: "done" }];
  }
  if (!isAllowedBy(rules, url)) return [{ ...start, reason: reasonOf({ kind: "robots" }, url), state: "done" }];
  try {
    const { pageBytes, startMilliseconds } = context.crawlLimits;
    const page = await context.fetcher.fetch({ url, maxBytes: pageBytes, timeoutMs: startMilliseconds, signal });
    frontier.moveStart(frontierAddress(page.url));
    preview.url = frontier.startUrl;
    if (page.status < 200 || page.status >= 300) {
      const event = { kind: "response", status: page.status, retryAfterMs: null } as const;
      return [{ ...start, reason: reasonOf(event, url), state: "done" }];
    }
    const options = { url: frontier.startUrl, knownSha256: null, render: false, signal };
    const { event, content, links } = await readPage(context, page, options);
    preview.title = content?.title ?? null;
    preview.text = content?.text.slice(0, TEXT_SHOWN) ?? null;
    const linked = (links ?? []).flatMap((link) => frontier.consider(link, frontier.startUrl, 1) ?? []);
    const reason = reasonOf(event, url);
    return [{ ...start, reason, state: reason ? "done" : "waiting" }, ...linked];
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return [{ ...start, reason: { code: error.code, message: error.message }, state: "done" }];
  }
}

function summarise(preview: SourcePreview, found: FoundPage[], perHost: number): SourcePreview {
  const read = found.filter((page) => page.state === "waiting");
  const skipped = Map.groupBy(
    found.filter((page) => page.reason !== null),
    (page) => page.reason!.code,
  );
  const delay = preview.robots.crawl_delay_seconds;
  const secondsAPage = delay === null || delay <= 0 ? TYPICAL_ANSWER_SECONDS / perHost : Math.min(delay, 30);
  const shown = [...read.slice(0, SAMPLES), ...found.filter((page) => page.reason !== null).slice(0, SAMPLES)];
  return {
    ...preview,
    pages: read.length,
    skipped: [...skipped].map(([code, pages]) => ({ code, pages: pages.length })),
    estimated_seconds: Math.ceil(read.length * secondsAPage),
    samples: shown.map(({ url, reason }) => ({ url, status: reason === null ? "read" : "skipped", reason })),
  };
}

function withStartFailure(preview: SourcePreview, failure: FetchFailure): SourcePreview {
  const reason = { code: failure.code, message: failure.message };
  return { ...preview, samples: [{ url: preview.url, status: "failed", reason }] };
}

function reasonOf(event: Parameters<typeof classifyOutcome>[0], url: string) {
  return classifyOutcome(event, { url, attempt: 3 }).reason;
}

const LIMIT_MS = 8000;
const SAMPLES = 20;
const TEXT_SHOWN = 500;
const TYPICAL_ANSWER_SECONDS = 0.4;
