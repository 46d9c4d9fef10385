import { setImmediate as nextTurn } from "node:timers/promises";
import { readSitemapInTurns, type SitemapEntry, SitemapFailure } from "@citedesk/crawling";
import { FetchFailure, type PageFetcher } from "../../../ports/page-fetcher.ts";

export type SitemapReading =
  | { kind: "entries"; url: string; entries: SitemapEntry[] }
  /** `isTransient`: it may be there again the next time. */
  | {
      kind: "failed";
      url: string;
      status: number | null;
      reason: { code: string; message: string };
      isTransient: boolean;
    }
  /** Nothing is at this address. */
  | { kind: "absent"; url: string };

/** Reads sitemaps and feeds, and the sitemaps that their indexes name, one after the other and each once. */
export async function* readSitemaps(
  fetcher: PageFetcher,
  addresses: readonly string[],
  options: { timeoutMs: number; signal: AbortSignal },
): AsyncGenerator<SitemapReading> {
  const waiting = addresses.map((url) => ({ url, depth: 0 }));
  const seen = new Set(addresses);
  for (let next = waiting.shift(), read = 0; next && read < MAX_SITEMAPS; next = waiting.shift(), read++) {
    const { reading, sitemaps } = await readOne(fetcher, next.url, options);
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
  url: string,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<{ reading: SitemapReading; sitemaps: SitemapEntry[] }> {
  const failed = (
    reason: { code: string; message: string },
    isTransient: boolean,
    status: number | null = null,
  ): { reading: SitemapReading; sitemaps: SitemapEntry[] } => ({
    reading: { kind: "failed", url, status, reason, isTransient },
    sitemaps: [],
  });
  try {
    const { status, body, url: last } = await fetcher.fetch({ url, maxBytes: MAX_BYTES, timeoutMs, signal });
    if (status === 404 || status === 410) return { reading: { kind: "absent", url }, sitemaps: [] };
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
