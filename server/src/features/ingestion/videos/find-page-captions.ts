import { type FetchedPage, FetchFailure } from "../../../ports/page-fetcher.ts";
import { VideoFailure } from "../../../ports/video-site.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import { type CaptionTrack, findTracks } from "./find-tracks.ts";

const LIMITS = { maxBytes: 8_000_000, timeoutMs: 20_000 };
const MEDIA = /\.(?:mp4|m4v|webm|ogv|mov|mkv|mp3|m4a|ogg|oga|wav|flac)$/i;

export interface PageCaptions {
  title: string;
  url: string;
  webvtt: Uint8Array;
  mediaType: string;
}

/**
 * The captions of a page with a `<track>` or a linked WebVTT or SubRip file, of a media file with one beside it under
 * the same name, or a file of captions itself. Throws `VideoFailure`, `FetchFailure`.
 */
export async function findPageCaptions(
  { fetcher }: Pick<IngestionContext, "fetcher">,
  { url, language, title }: { url: string; language?: string | undefined; title: string },
  signal: AbortSignal,
): Promise<PageCaptions> {
  const { pathname } = new URL(url);
  const fetchIt = (address: string) => fetcher.fetch({ url: address, ...LIMITS, signal });
  if (MEDIA.test(pathname)) {
    const beside = [".vtt", ".srt"].map((extension) => ({ url: withExtension(url, extension), language: null }));
    return readFirst(fetchIt, beside, { title, url });
  }
  const page = await fetchIt(url);
  if (page.status !== 200) throw statusFailure(page.status);
  const own = captionsType(page);
  if (own) return { title, url, webvtt: page.body, mediaType: own };
  const html = new TextDecoder().decode(page.body);
  const tracks = findTracks(html, page.url);
  const wanted = tracks.filter((track) => language && track.language?.toLowerCase().startsWith(language.toLowerCase()));
  return readFirst(fetchIt, [...wanted, ...tracks], { title: titleOf(html) ?? title, url: page.url });
}

async function readFirst(
  fetchIt: (url: string) => Promise<FetchedPage>,
  tracks: readonly CaptionTrack[],
  video: { title: string; url: string },
): Promise<PageCaptions> {
  for (const track of tracks) {
    const page = await fetchIt(track.url).catch((error) => {
      // The next one may be there; none of them is an error of its own below.
      if (error instanceof FetchFailure && error.code !== "aborted") return undefined;
      throw error;
    });
    const mediaType = page?.status === 200 ? captionsType(page) : undefined;
    if (page && mediaType) return { ...video, webvtt: page.body, mediaType };
  }
  const message = "No captions were found here. Add a WebVTT file to the page, or upload a transcript.";
  throw new VideoFailure("no_captions", message);
}

/** By its first characters: servers often give captions the wrong type. */
function captionsType({ body }: FetchedPage): string | undefined {
  const start = new TextDecoder()
    .decode(body.subarray(0, 400))
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (/^WEBVTT(?:\s|$)/.test(start)) return "text/vtt";
  return /^\d+\r?\n\d{1,2}:\d{2}:\d{2}[,.]\d{1,3} --> /.test(start) ? "application/x-subrip" : undefined;
}

function statusFailure(status: number): VideoFailure {
  if (status === 404 || status === 410)
    return new VideoFailure("video_removed", `The page answered with status ${status}: it is gone. Check the address.`);
  return new VideoFailure("video_blocked", `The page answered with status ${status}, so it was not read. Try later.`);
}

function withExtension(url: string, extension: string): string {
  const address = new URL(url);
  address.pathname = address.pathname.replace(MEDIA, extension);
  return address.href;
}

function titleOf(html: string): string | undefined {
  const title = /<title[^>]{0,200}>([^<]{1,300})</i.exec(html)?.[1];
  return title?.replaceAll(/\s+/g, " ").trim() || undefined;
}
