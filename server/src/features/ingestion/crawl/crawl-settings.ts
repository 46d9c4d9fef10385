import type { CrawlScope } from "@citedesk/crawling";
import { READING_DEFAULTS, type SourceRow } from "../../sources/index.ts";

/** What a `website` or `sitemap` source asks for, as `POST /v2/sources` stored it. */
export interface CrawlSettings {
  url: string;
  /** Of a list of pages that was brought in as a file: JSON, an array of addresses. Nothing else is asked for. */
  listSha256: string | undefined;
  include: string[];
  exclude: string[];
  maxPages: number;
  /** Links from the start; a sitemap's entries are not followed at all. */
  maxDepth: number;
  sameSite: boolean;
  followLinks: boolean;
  /** Lets a browser run the scripts of pages that are empty without them, where one is installed. */
  render: boolean;
}

/** What a single page may cost. Tests make it small. */
export interface CrawlLimits {
  pageBytes: number;
  /** Of a linked file. */
  fileBytes: number;
  pageMilliseconds: number;
  fileMilliseconds: number;
  /** For robots.txt and the start together: a dead site is told at once. */
  startMilliseconds: number;
  /** Shortens the waits between tries; 1 outside of tests. */
  retryFactor: number;
  /** Requests to one host at the same time. */
  perHost: number;
  /** After which a worker lets others go first. */
  sliceMilliseconds: number;
  /** A wait for a host or a page that is not spent on a worker. */
  longestWaitMilliseconds: number;
}

export const CRAWL_LIMITS: CrawlLimits = {
  pageBytes: 8_000_000,
  fileBytes: 50 * 1024 * 1024,
  pageMilliseconds: 20_000,
  fileMilliseconds: 60_000,
  startMilliseconds: 4500,
  retryFactor: 1,
  perHost: 8,
  sliceMilliseconds: 5 * 60_000,
  // Above the longest crawl delay that is kept, so that robots.txt is not asked for again with each page.
  longestWaitMilliseconds: 40_000,
};

/** Product token for robots.txt; the user agent begins with it. */
export const CRAWLER_TOKEN = "CitedeskBot";

export function readCrawlSettings(source: Pick<SourceRow, "type" | "settings">): CrawlSettings {
  const settings = source.settings as Partial<Record<string, unknown>> & { url: string };
  const isSitemap = source.type === "sitemap";
  return {
    url: settings.url,
    listSha256: settings.sha256 as string | undefined,
    include: (settings.include as string[] | undefined) ?? [],
    exclude: (settings.exclude as string[] | undefined) ?? [],
    maxPages: (settings.max_pages as number | undefined) ?? READING_DEFAULTS.max_pages,
    maxDepth: (settings.max_depth as number | undefined) ?? READING_DEFAULTS.max_depth,
    sameSite: (settings.same_site as boolean | undefined) ?? !isSitemap,
    followLinks: !isSitemap,
    render: (settings.render as boolean | undefined) ?? true,
  };
}

/** What belongs to the site, judged from where its start led. */
export function scopeOf(settings: CrawlSettings, start: string): CrawlScope {
  return { start, include: settings.include, exclude: settings.exclude, sameSite: settings.sameSite };
}
