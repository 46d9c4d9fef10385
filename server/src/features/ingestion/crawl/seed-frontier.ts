import { type SitemapEntry, sitemapAddresses } from "@citedesk/crawling";
import type { CrawlSettings } from "./crawl-settings.ts";
import type { FoundPage } from "./frontier-queries.ts";
import { markSeeded } from "./frontier-queries.ts";
import { holdLease } from "./lease-queries.ts";
import { readSitemaps, type SitemapReadingFailure } from "./read-sitemaps.ts";
import type { RobotsReader } from "./robots-reader.ts";
import { changeCounts, countAs, NOTHING_LEARNT, noChange, settlePages } from "./settle-queries.ts";
import { addFoundPages, type StoringCrawl } from "./store-fetched-pages.ts";

interface SeedingCrawl extends StoringCrawl {
  settings: CrawlSettings;
  robots: RobotsReader;
}

/**
 * Puts what the sitemaps name into the frontier: those of robots.txt or at the usual places for a website, the given
 * one for a `sitemap` source. `exclusively` keeps it apart from the other writer. Why the given one could not be read.
 */
export async function seedFrontier(
  crawl: SeedingCrawl,
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>,
  signal: AbortSignal,
): Promise<{ failure: { code: string; message: string } | null; isWhole: boolean }> {
  const { context, settings, frontier } = crawl;
  if (settings.listSha256 !== undefined) return seedFromList(crawl, settings.listSha256, exclusively);
  const isWebsite = settings.followLinks;
  const named = isWebsite ? (await crawl.robots.of(frontier.startUrl, signal)).rules.sitemaps : [];
  const addresses = isWebsite ? sitemapAddresses(frontier.startUrl, named) : [settings.url];
  const given = isWebsite && named.length === 0 ? [] : addresses;
  const timeoutMs = context.crawlLimits.fileMilliseconds;
  let failure: { code: string; message: string } | null = null;
  let isWhole = true;
  for await (const reading of readSitemaps(context.fetcher, addresses, given, { timeoutMs, signal })) {
    if (reading.kind === "entries") {
      await addEntries(crawl, reading, exclusively);
      continue;
    }
    if (reading.kind === "absent") continue;
    if (reading.isTransient) isWhole = false;
    if (!isWebsite && reading.url === settings.url) failure = reading.reason;
    else if (isWorthShowing(reading)) await exclusively(() => showFailure(crawl, reading));
  }
  await exclusively(() => markWhole(crawl, isWhole));
  return { failure, isWhole };
}

/** The pages of a list, and no others. */
async function seedFromList(
  crawl: SeedingCrawl,
  sha256: string,
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Promise<{ failure: null; isWhole: true }> {
  const urls = JSON.parse(Buffer.from(await crawl.context.files.read(sha256)).toString("utf8")) as string[];
  const entries = urls.map((url) => ({ url, language: null }));
  await addEntries(crawl, { url: crawl.settings.url, entries }, exclusively);
  await exclusively(() => markWhole(crawl, true));
  return { failure: null, isWhole: true };
}

function markWhole({ context, lease }: SeedingCrawl, isWhole: boolean): Promise<void> {
  return context.database.inWorkspace(lease.workspaceId, async (transaction) => {
    await holdLease(transaction, lease);
    await markSeeded(transaction, lease, isWhole);
  });
}

async function addEntries(
  crawl: SeedingCrawl,
  { url, entries }: { url: string; entries: readonly Pick<SitemapEntry, "url" | "language">[] },
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Promise<void> {
  for (let start = 0; start < entries.length; start += ENTRIES_A_TRANSACTION) {
    await exclusively(async () => {
      const found = entries.slice(start, start + ENTRIES_A_TRANSACTION).flatMap((entry): FoundPage[] => {
        const page = crawl.frontier.consider(entry.url, url, SITEMAP_DEPTH);
        return page ? [{ ...page, language: entry.language }] : [];
      });
      await addFoundPages(crawl, found);
    });
  }
}

/** A site that answers every address with a page has no sitemap; that is no failure. */
function isWorthShowing({ isNamed, reason, isTransient }: SitemapReadingFailure): boolean {
  return isNamed || (reason.code !== "not_a_sitemap" && !isTransient);
}

async function showFailure(crawl: SeedingCrawl, { url, status, reason }: SitemapReadingFailure): Promise<void> {
  const found = crawl.frontier.addMoved(url, 0);
  if (!found) return;
  const ids = await addFoundPages(crawl, [found]);
  await crawl.context.database.inWorkspace(crawl.lease.workspaceId, async (transaction) => {
    await holdLease(transaction, crawl.lease);
    const page = { documentId: ids.get(url)!.id, status: "failed" as const, reason };
    const empty = { isKept: false, ...NOTHING_LEARNT };
    const response = status === null ? null : { ...NO_RESPONSE, status };
    await settlePages(transaction, crawl.lease.workspaceId, [{ ...page, ...empty, response }]);
    const change = noChange();
    countAs(change, "failed", 1);
    await changeCounts(transaction, crawl.lease, change);
  });
}

const NO_RESPONSE = { etag: null, lastModified: null, durationMs: 0, bytes: null, sha256: null, mediaType: null };
const ENTRIES_A_TRANSACTION = 200;
/** As if the start linked to them. */
const SITEMAP_DEPTH = 1;
