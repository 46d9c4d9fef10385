import { setImmediate as nextTurn } from "node:timers/promises";
import { readSitemapInTurns, type SitemapEntry, SitemapFailure } from "@citedesk/crawling";
import { FetchFailure, type PageFetcher } from "../../../ports/page-fetcher.ts";

export type SitemapReading =
  | { kind: "entries"; url: string; entries: SitemapEntry[] }
  | SitemapReadingFailure
  /** Nothing is at this address, where nobody said that there is. */
  | { kind: "absent"; url: string };

export interface SitemapReadingFailure {
  kind: "failed";
  url: string;
  status: number | null;
  reason: { code: string; message: string };
  /** It may be there again the next time. */
  isTransient: boolean;
  /** An index or robots.txt names it, or it is the one that was asked for. */
  isNamed: boolean;
}

/**
 * Reads sitemaps and feeds, and the sitemaps that their indexes name, one after the other and each once. `named`: which
 * of the addresses somebody has named; the others are only looked at.
 */
export async function* readSitemaps(
  fetcher: PageFetcher,
  addresses: readonly string[],
  named: readonly string[],
  options: { timeoutMs: number; signal: AbortSignal },
): AsyncGenerator<SitemapReading> {
  const waiting = addresses.map((url) => ({ url, depth: 0 }));
  const seen = new Set(addresses);
  for (let next = waiting.shift(), read = 0; next && read < MAX_SITEMAPS; next = waiting.shift(), read++) {
    const isNamed = next.depth > 0 || named.includes(next.url);
    const { reading, sitemaps } = await readOne(fetcher, { url: next.url, isNamed }, options);
    for (const { url } of sitemaps) {
      if (seen.has(url) || next.depth >= MAX_NESTING) continue;
      seen.add(url);
      waiting.push({ url, depth: next.depth + 1 });
    }
    yield reading;
  }
}

async function readOne(
  fetcher: PageFetcher,
  { url, isNamed }: { url: string; isNamed: boolean },
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<{ reading: SitemapReading; sitemaps: SitemapEntry[] }> {
  const failed = (
    reason: { code: string; message: string },
    isTransient: boolean,
    status: number | null = null,
  ): { reading: SitemapReading; sitemaps: SitemapEntry[] } => ({
    reading: { kind: "failed", url, status, reason, isTransient, isNamed },
    sitemaps: [],
  });
  try {
    const { status, body, url: last } = await fetcher.fetch({ url, maxBytes: MAX_BYTES, timeoutMs, signal });
    if (status === 404 || status === 410) {
      if (!isNamed) return { reading: { kind: "absent", url }, sitemaps: [] };
      const message = `No sitemap is at this address (${status}). Check how it is spelled.`;
      return failed({ code: "not_found", message }, false, status);
    }
    if (status < 200 || status >= 300) {
      const message = `The sitemap could not be read: the site answered ${status}. Check that it is public.`;
      return failed({ code: status >= 500 ? "server_error" : "bad_status", message }, true, status);
    }
    const { pages, sitemaps } = await readSitemapInTurns(body, last, () => nextTurn());
    return { reading: { kind: "entries", url, entries: pages }, sitemaps };
  } catch (error) {
    if (error instanceof SitemapFailure) return failed({ code: error.code, message: error.message }, false, 200);
    if (!(error instanceof FetchFailure)) throw error;
    if (signal.aborted) throw signal.reason;
    return failed({ code: error.code, message: error.message }, true);
  }
}

/** As sitemaps.org has it for one file, unpacked or not. */
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_SITEMAPS = 200;
/** An index of indexes is already more than the protocol knows. */
const MAX_NESTING = 2;
