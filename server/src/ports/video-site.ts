/** What an address of a video site stands for. */
export interface VideoAddress {
  kind: "video" | "playlist" | "channel";
  /** As the site names it; of a channel its address. */
  id: string;
}

export interface VideoCaptions {
  title: string;
  /** Where the video is watched; `t=` in it opens a second. */
  url: string;
  /** BCP 47. */
  language: string;
  /** WebVTT (https://www.w3.org/TR/webvtt1/). */
  webvtt: Uint8Array;
}

/** A site for sharing videos, with a protocol of its own. */
export interface VideoSite {
  /** Undefined: not an address of this site. */
  parse(url: string): VideoAddress | undefined;
  /** Where a video is watched. */
  watchUrl(videoId: string): string;
  /** Ids of videos, in the order of the playlist or channel, each once. Throws `VideoFailure`, `FetchFailure`. */
  listVideos(address: VideoAddress, limit: number, signal: AbortSignal): Promise<string[]>;
  /** The captions in this language, or those that people wrote, or else the automatic ones. Throws as above. */
  readCaptions(videoId: string, language: string | undefined, signal: AbortSignal): Promise<VideoCaptions>;
}

export type VideoFailureCode =
  | "no_captions"
  | "captions_withheld"
  | "video_private"
  | "video_removed"
  | "video_blocked"
  | "video_region_blocked"
  | "video_age_restricted"
  | "not_started"
  | "unknown_address";

/** Why there is no text of a video. `message` is a sentence that says what to do. */
export class VideoFailure extends Error {
  readonly code: VideoFailureCode;
  constructor(code: VideoFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "VideoFailure";
    this.code = code;
  }
}
