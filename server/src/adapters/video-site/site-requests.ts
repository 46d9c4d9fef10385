import type { PageFetcher } from "../../ports/page-fetcher.ts";
import { VideoFailure } from "../../ports/video-site.ts";

const LIMITS = { maxBytes: 8_000_000, timeoutMs: 20_000 };

/** What the site's own pages load as JSON; `data` is null where the answer is none. Throws `FetchFailure`. */
export async function fetchJson(
  fetcher: PageFetcher,
  url: string,
  options: { signal: AbortSignal; headers?: Record<string, string> },
): Promise<{ status: number; data: unknown }> {
  const headers = { accept: "application/json", ...options.headers };
  const { status, body } = await fetcher.fetch({ url, ...LIMITS, signal: options.signal, headers });
  try {
    return { status, data: JSON.parse(new TextDecoder().decode(body)) as unknown };
  } catch {
    return { status, data: null };
  }
}

/** A file of captions that the site has named. Throws `VideoFailure` (`captions_withheld`) and `FetchFailure`. */
export async function fetchCaptions(fetcher: PageFetcher, url: string, signal: AbortSignal): Promise<Uint8Array> {
  const { status, body } = await fetcher.fetch({ url, ...LIMITS, signal });
  if (status === 200 && body.byteLength > 0) return body;
  throw new VideoFailure(
    "captions_withheld",
    "The site names captions for this video but did not hand them out. Try later, or upload a transcript.",
  );
}

export function noCaptions(): VideoFailure {
  return new VideoFailure("no_captions", "This video has no captions. Upload a transcript (WebVTT or SubRip) instead.");
}
