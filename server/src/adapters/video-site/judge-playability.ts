import { VideoFailure } from "../../ports/video-site.ts";

/** Throws the reason why a video can't be watched by everyone, as the site states it. */
export function judgePlayability(playability: { status: string; reason: string } | undefined): void {
  const { status = "OK", reason = "" } = playability ?? {};
  if (status === "OK" || status === "CONTENT_CHECK_REQUIRED") return;
  const said = reason === "" ? "" : ` The site says: ${reason.slice(0, 200)}`;
  if (/private/i.test(reason))
    throw new VideoFailure("video_private", `This video is private. Make it public or unlisted.${said}`);
  if (status === "LIVE_STREAM_OFFLINE")
    throw new VideoFailure("not_started", `This video has not been shown yet. Refresh the source after it.${said}`);
  if (status === "ERROR")
    throw new VideoFailure("video_removed", `This video is not there, or was removed. Check the address.${said}`);
  if (/^AGE_|confirm your age|age-restricted|inappropriate/.test(`${status} ${reason}`))
    throw new VideoFailure("video_age_restricted", `This video asks for the viewer's age. Upload a transcript.${said}`);
  if (/countr(?:y|ies)|region|territor/i.test(reason))
    throw new VideoFailure(
      "video_region_blocked",
      `This video is not shown where this server is. Upload a transcript.${said}`,
    );
  throw new VideoFailure("video_blocked", `This video is not shown to everyone. Upload a transcript instead.${said}`);
}
