import type { Innertube } from "youtubei.js";
import { FetchFailure, type PageFetcher } from "../../ports/page-fetcher.ts";
import { type VideoAddress, VideoFailure, type VideoSite } from "../../ports/video-site.ts";
import { chooseTrack } from "./choose-track.ts";
import { judgePlayability } from "./judge-playability.ts";
import { pageFetcherAsFetch } from "./page-fetcher-as-fetch.ts";
import { fetchCaptions, noCaptions } from "./site-requests.ts";

const LIMITS = { maxBytes: 8_000_000, timeoutMs: 20_000 };
const VIDEO_ID = /^[\w-]{11}$/;
const HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;

/**
 * YouTube by youtubei.js, which knows its protocol. All its requests go through the guarded fetcher; it fetches no
 * player, runs no script of the site and keeps nothing.
 */
export function createYoutubeVideoSite(fetcher: PageFetcher): VideoSite {
  /** A session is made anew for each reading: they are cheap, and none outlives its reader. */
  async function open(signal: AbortSignal): Promise<Innertube> {
    // Large, so it is loaded when a video is read, and in one file: that takes a fifth of the time.
    const { Innertube, Log } = await import("youtubei.js/web.bundle");
    Log.setLevel(Log.Level.NONE);
    return Innertube.create({
      fetch: pageFetcherAsFetch(fetcher, { ...LIMITS, signal }),
      retrieve_player: false,
      retrieve_innertube_config: false,
      generate_session_locally: true,
      enable_session_cache: false,
    });
  }

  return {
    parse: parseAddress,
    watchUrl,

    async listVideos(address, limit, signal) {
      if (address.kind === "video") return [address.id];
      return translate(async () => {
        const site = await open(signal);
        const ids = new Set<string>();
        let feed: VideoFeed = await openFeed(site, address);
        for (;;) {
          const before = ids.size;
          for (const item of feed.videos) for (const id of idOf(item)) ids.add(id);
          // A page that brings nothing new ends the list too: it would go round for ever.
          if (ids.size >= limit || ids.size === before || !feed.has_continuation) return [...ids].slice(0, limit);
          feed = await feed.getContinuation();
        }
      });
    },

    async readCaptions(videoId, language, signal) {
      const { info, track } = await translate(async () => {
        const info = await (await open(signal)).getBasicInfo(videoId);
        judgePlayability(info.playability_status);
        const tracks = (info.captions?.caption_tracks ?? []).map(({ base_url, language_code, kind }) => ({
          url: base_url,
          language: language_code,
          isAutomatic: kind === "asr",
        }));
        return { info, track: chooseTrack(tracks, language) };
      });
      if (!track) throw noCaptions();
      const address = new URL(track.url, "https://www.youtube.com");
      address.searchParams.set("fmt", "vtt");
      const webvtt = await fetchCaptions(fetcher, address.href, signal);
      const title = info.basic_info.title?.trim() || videoId;
      return { title, url: watchUrl(videoId), language: track.language, webvtt };
    },
  };
}

function parseAddress(url: string): VideoAddress | undefined {
  const { hostname, pathname, searchParams } = new URL(url);
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  if (hostname === "youtu.be") return toVideo(first);
  if (!HOSTS.test(hostname)) return undefined;
  const list = searchParams.get("list");
  if (first === "playlist" && list) return { kind: "playlist", id: list };
  if (first === "watch") return toVideo(searchParams.get("v") ?? "");
  if (["embed", "shorts", "live", "v"].includes(first)) return toVideo(second);
  if (first.startsWith("@")) return { kind: "channel", id: `https://www.youtube.com/${first}` };
  if (["channel", "c", "user"].includes(first) && second)
    return { kind: "channel", id: `https://www.youtube.com/${first}/${second}` };
  return undefined;
}

function toVideo(id: string): VideoAddress | undefined {
  return VIDEO_ID.test(id) ? { kind: "video", id } : undefined;
}

function watchUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

/** A page of a playlist or channel. */
interface VideoFeed {
  videos: readonly object[];
  has_continuation: boolean;
  getContinuation(): Promise<VideoFeed>;
}

async function openFeed(site: Innertube, { kind, id }: VideoAddress): Promise<VideoFeed> {
  if (kind === "playlist") return site.getPlaylist(id);
  const channel = await site.getChannel(await channelIdOf(site, id));
  return channel.has_videos ? channel.getVideos() : channel;
}

async function channelIdOf(site: Innertube, url: string): Promise<string> {
  const direct = /\/channel\/(UC[\w-]{22})$/.exec(url)?.[1];
  if (direct) return direct;
  const endpoint = await site.resolveURL(url);
  const id: unknown = endpoint.payload?.browseId;
  if (typeof id === "string") return id;
  throw new VideoFailure("unknown_address", "There is no such channel. Check the address.");
}

/** Lists hold several kinds of items, each with its id in a place of its own. */
function idOf(item: object): string[] {
  const { content_id, video_id, id } = item as Record<string, unknown>;
  const found = [content_id, video_id, id].find((value) => typeof value === "string" && VIDEO_ID.test(value));
  return found === undefined ? [] : [found as string];
}

/** The library's own errors say what the site answered. */
async function translate<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof VideoFailure || error instanceof FetchFailure) throw error;
    const { message, info } = error as Error & { info?: { status?: number | string; reason?: string } };
    // Of a video that is gone the library throws what the site states of it.
    if (typeof info?.status === "string") judgePlayability({ status: info.status, reason: info.reason ?? "" });
    const status = info?.status ?? Number(/status (?:code )?(\d{3})/.exec(message)?.[1]);
    if (status === 403 || status === 429)
      throw new VideoFailure("video_blocked", "The site refused to answer. Try later, or upload a transcript.", {
        cause: error,
      });
    throw new VideoFailure("unknown_address", `The site knows nothing at this address (${message}). Check it.`, {
      cause: error,
    });
  }
}
