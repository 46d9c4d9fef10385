import type { PageFetcher } from "../../ports/page-fetcher.ts";
import { type VideoAddress, VideoFailure, type VideoSite } from "../../ports/video-site.ts";
import { chooseTrack } from "./choose-track.ts";
import { fetchCaptions, fetchJson, noCaptions } from "./site-requests.ts";

/**
 * Sites that run PeerTube, on whatever host, by its public API (`/api/v1`, docs.joinpeertube.org). An address is taken
 * for one by its path alone: `/w/…`, `/videos/watch/…`, and playlists and channels as the program writes them.
 */
export function createPeertubeVideoSite(fetcher: PageFetcher): VideoSite {
  return {
    parse: parseAddress,
    watchUrl,

    async listVideos({ kind, id }, limit, signal) {
      if (kind === "video") return [id];
      const { origin, name } = splitId(id);
      const list = kind === "playlist" ? `video-playlists/${name}/videos` : `video-channels/${name}/videos`;
      const ids = new Set<string>();
      for (let start = 0; ids.size < limit; start += PAGE) {
        const address = `${origin}/api/v1/${list}?start=${start}&count=${PAGE}`;
        const { total = 0, data = [] } = (await ask(fetcher, address, signal)) as VideoList;
        for (const row of data) {
          const video = row.video === undefined ? row : row.video;
          if (video?.uuid) ids.add(`${origin}/${video.uuid}`);
        }
        if (data.length === 0 || start + PAGE >= total) break;
      }
      return [...ids].slice(0, limit);
    },

    async readCaptions(videoId, language, signal) {
      const { origin, name } = splitId(videoId);
      const video = (await ask(fetcher, `${origin}/api/v1/videos/${name}`, signal)) as { name?: string };
      const list = (await ask(fetcher, `${origin}/api/v1/videos/${name}/captions`, signal)) as CaptionList;
      const tracks = (list.data ?? []).flatMap(({ language: spoken, captionPath, fileUrl, automaticallyGenerated }) => {
        const url = fileUrl ?? (captionPath ? new URL(captionPath, origin).href : undefined);
        return url && spoken?.id ? [{ url, language: spoken.id, isAutomatic: automaticallyGenerated === true }] : [];
      });
      const track = chooseTrack(tracks, language);
      if (!track) throw noCaptions();
      const webvtt = await fetchCaptions(fetcher, track.url, signal);
      return { title: video.name?.trim() || name, url: watchUrl(videoId), language: track.language, webvtt };
    },
  };
}

const PAGE = 100;

/** What is read of the answers. A playlist's rows hold the video, which is null where it is gone. */
interface VideoList {
  total?: number;
  data?: { uuid?: string; video?: { uuid?: string } | null }[];
}

interface CaptionList {
  data?: {
    language?: { id?: string };
    captionPath?: string;
    /** Since version 7.1. */
    fileUrl?: string;
    automaticallyGenerated?: boolean;
  }[];
}

/** A UUID, or its short form in base 58. */
const NAME = "([1-9A-HJ-NP-Za-km-z]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";
const VIDEO = new RegExp(`^/(?:w|videos/(?:watch|embed))/${NAME}/?$`);
const PLAYLIST = new RegExp(`^/(?:w/p|videos/watch/playlist|video-playlists/embed)/${NAME}/?$`);
const CHANNEL = /^\/c\/([\w.@:-]{1,120})\/videos\/?$/;

/** Ids are the origin and the name, as one address. */
function parseAddress(url: string): VideoAddress | undefined {
  const { origin, pathname } = new URL(url);
  for (const [kind, pattern] of [
    ["video", VIDEO],
    ["playlist", PLAYLIST],
    ["channel", CHANNEL],
  ] as const) {
    const name = pattern.exec(pathname)?.[1];
    if (name !== undefined) return { kind, id: `${origin}/${name}` };
  }
  return undefined;
}

function splitId(id: string): { origin: string; name: string } {
  const slash = id.lastIndexOf("/");
  return { origin: id.slice(0, slash), name: id.slice(slash + 1) };
}

/** `start` is where the player begins; a citation sets its second there. */
function watchUrl(videoId: string): string {
  const { origin, name } = splitId(videoId);
  return `${origin}/w/${name}?start=0`;
}

/** An answer of the API; its refusals are problems as in RFC 9457. */
async function ask(fetcher: PageFetcher, url: string, signal: AbortSignal): Promise<object> {
  const { status, data } = await fetchJson(fetcher, url, { signal });
  if (status === 200 && typeof data === "object" && data !== null) return data;
  const { detail = "" } = (data ?? {}) as { detail?: string };
  const said = detail === "" ? "" : ` The site says: ${detail.slice(0, 200)}`;
  if (status === 404 || status === 410)
    throw new VideoFailure("video_removed", `This video is not there, or was removed. Check the address.${said}`);
  if (status === 401 || status === 403)
    throw new VideoFailure("video_private", `This video is private. Make it public or unlisted.${said}`);
  if (status === 200)
    throw new VideoFailure(
      "unknown_address",
      "This address looks like one of PeerTube, but the site is none. Check it.",
    );
  throw new VideoFailure("video_blocked", `The site answered with status ${status}. Try later.${said}`);
}
