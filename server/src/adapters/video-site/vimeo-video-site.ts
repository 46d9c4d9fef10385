import type { PageFetcher } from "../../ports/page-fetcher.ts";
import { type VideoAddress, VideoFailure, type VideoSite } from "../../ports/video-site.ts";
import { chooseTrack } from "./choose-track.ts";
import { fetchCaptions, fetchJson, noCaptions } from "./site-requests.ts";

/**
 * Vimeo by the configuration that its own player loads (`player.vimeo.com/video/{id}/config`): its title, its text
 * tracks, or why it isn't played. Single videos, unlisted ones with the hash of their address; lists need an account of
 * the site.
 */
export function createVimeoVideoSite(fetcher: PageFetcher): VideoSite {
  return {
    parse: parseAddress,
    watchUrl,
    listVideos: async ({ id }) => [id],

    async readCaptions(videoId, language, signal) {
      const [id, hash] = videoId.split("/");
      const address = new URL(`https://player.vimeo.com/video/${id}/config`);
      if (hash !== undefined) address.searchParams.set("h", hash);
      const options = { signal, headers: { referer: watchUrl(videoId) } };
      const { status, data } = await fetchJson(fetcher, address.href, options);
      const config = (data ?? {}) as PlayerConfig;
      if (status !== 200 || !config.video) throw refusal(status, config.message ?? "");
      const tracks = (config.request?.text_tracks ?? []).flatMap(({ url, lang, kind }) =>
        url && lang && (kind === undefined || kind === "captions" || kind === "subtitles")
          ? [{ url, language: lang.replace(/-x-autogen$/, ""), isAutomatic: lang.endsWith("-x-autogen") }]
          : [],
      );
      const track = chooseTrack(tracks, language);
      if (!track) throw noCaptions();
      const webvtt = await fetchCaptions(fetcher, new URL(track.url, address).href, signal);
      const title = config.video.title?.trim() || id!;
      return { title, url: watchUrl(videoId), language: track.language, webvtt };
    },
  };
}

/** What is read of it. */
interface PlayerConfig {
  message?: string;
  video?: { title?: string };
  request?: { text_tracks?: { url?: string; lang?: string; kind?: string }[] };
}

/** Ids are the number, and behind a `/` the hash of an unlisted video. */
function parseAddress(url: string): VideoAddress | undefined {
  const { hostname, pathname, searchParams } = new URL(url);
  const path = /^(?:www\.)?vimeo\.com$/.test(hostname)
    ? /^(?:\/(?:channels|groups|ondemand|album|showcase)\/[^/]+(?:\/videos?)?)?\/(\d{5,12})(?:\/([0-9a-f]{8,12}))?\/?$/
    : hostname === "player.vimeo.com"
      ? /^\/video\/(\d{5,12})\/?$/
      : undefined;
  const match = path?.exec(pathname);
  if (!match) return undefined;
  const hash = match[2] ?? searchParams.get("h");
  return { kind: "video", id: hash && /^[0-9a-f]{8,12}$/.test(hash) ? `${match[1]}/${hash}` : match[1]! };
}

function watchUrl(videoId: string): string {
  return `https://vimeo.com/${videoId}`;
}

function refusal(status: number, said: string): VideoFailure {
  const quoted = said === "" ? "" : ` The site says: ${said.slice(0, 200)}`;
  if (status === 404 || status === 410)
    return new VideoFailure("video_removed", `This video is not there, or was removed. Check the address.${quoted}`);
  if (status === 401 || /privacy|private|password|log ?in/i.test(said))
    return new VideoFailure("video_private", `This video is private. Make it public or unlisted.${quoted}`);
  return new VideoFailure(
    "video_blocked",
    `This video is not shown to everyone. Upload a transcript instead.${quoted}`,
  );
}
