import { classifyOutcome, outOfScopeReason, type PageEvent } from "@citedesk/crawling";
import type { Transaction } from "../../../platform/database/database.ts";
import { FetchFailure } from "../../../ports/page-fetcher.ts";
import { ExtractionFailure } from "../../../ports/text-extractor.ts";
import { VideoFailure } from "../../../ports/video-site.ts";
import { READING_DEFAULTS, type SourceRow } from "../../sources/index.ts";
import { extractBytes } from "../extract-bytes.ts";
import type { RunResult } from "../finish-reading.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import type { ReadDocument } from "../prepared-version.ts";
import { publishVersions } from "../publish-versions.ts";
import { holdRun, type Run } from "../run-queries.ts";
import { markDocumentFailed, putDocument } from "../version-queries.ts";
import { withdrawOthers, withdrawTexts } from "../withdraw-texts.ts";
import { findPageCaptions } from "./find-page-captions.ts";

/** One video to read: where it is watched, and how its captions are come by. */
interface Video {
  key: string;
  url: string;
  /** Why it is not to be read. */
  refusal?: { code: string; message: string } | undefined;
  read(): Promise<{ title: string; webvtt: Uint8Array; url: string; mediaType?: string }>;
}

/** Then its text leaves the answers; after any other failure the old text goes on. */
const GONE_CODES = new Set(["video_private", "video_removed", "no_captions"]);

/** Reads the captions of a video, of each video of a playlist or channel, or of the one on a page. */
export async function readVideo(
  context: IngestionContext,
  run: Run,
  source: SourceRow,
  signal: AbortSignal,
): Promise<RunResult | undefined> {
  let videos: Video[];
  try {
    videos = await listVideos(context, source, signal);
  } catch (error) {
    return { error: reasonOf(error) };
  }
  let firstFailure: RunResult["error"] = null;
  let published = 0;
  const met: string[] = [];
  for (const video of videos) {
    const id = await putVideo(context, run, video);
    met.push(id);
    if (video.refusal) {
      // It may have been read before the patterns left it out.
      const outcome = { status: "skipped", ...video.refusal, isGone: true } as const;
      if (!(await markVideo(context, run, id, outcome))) return undefined;
      continue;
    }
    try {
      const document = await readOne(context, id, video, signal);
      if (!(await publishVersions(context, run, [document]))) return undefined;
      published += 1;
    } catch (error) {
      const reason = reasonOf(error);
      firstFailure ??= reason;
      if (!(await failVideo(context, run, id, reason))) return undefined;
    }
  }
  const isHeld = await whileHeld(context, run, (transaction) => withdrawOthers(transaction, run, met));
  if (!isHeld) return undefined;
  if (published > 0) return { error: null };
  return { error: firstFailure ?? (videos.length > 0 ? NONE_FITS : NONE_FOUND) };
}

const NONE_FOUND = { code: "nothing_read", message: "No video was found here. Check the address." };
const NONE_FITS = {
  code: "nothing_read",
  message: "`include`, `exclude` or `max_depth` leaves out every video. Change them.",
};

interface VideoSettings {
  url: string;
  language?: string;
  include?: string[];
  exclude?: string[];
  max_pages?: number;
  max_depth?: number;
}

async function listVideos(context: IngestionContext, source: SourceRow, signal: AbortSignal): Promise<Video[]> {
  const settings = source.settings as unknown as VideoSettings;
  const { url, language, max_pages: limit = READING_DEFAULTS.max_pages } = settings;
  const site = context.videoSite;
  const address = site.parse(url);
  if (!address)
    return [
      { key: "video", url, read: () => findPageCaptions(context, { url, language, title: source.title }, signal) },
    ];
  const isNamed = address.kind === "video";
  const ids = await site.listVideos(address, limit, signal);
  return ids.map((id) => ({
    key: `video:${id}`,
    url: site.watchUrl(id),
    refusal: isNamed ? undefined : refusalOf(site.watchUrl(id), settings),
    read: () => site.readCaptions(id, language, signal),
  }));
}

/** The videos of a list are one link away from it. */
function refusalOf(
  url: string,
  { url: start, include = [], exclude = [], max_depth: value = READING_DEFAULTS.max_depth }: VideoSettings,
): Video["refusal"] {
  const why = outOfScopeReason(url, { start, include, exclude, sameSite: false });
  let event: PageEvent | undefined;
  if (why) event = { kind: "out_of_scope", why };
  else if (value < 1) event = { kind: "limit", limit: "max_depth", value };
  return event && (classifyOutcome(event, { url, attempt: 1 }).reason ?? undefined);
}

async function readOne(
  context: IngestionContext,
  id: string,
  video: Video,
  signal: AbortSignal,
): Promise<ReadDocument> {
  const { title, webvtt, url, mediaType = "text/vtt" } = await video.read();
  // The address only names the kind of the bytes here.
  const name = new URL(mediaType === "text/vtt" ? "captions.vtt" : "captions.srt", url).href;
  const content = await extractBytes(context, webvtt, mediaType, name, signal);
  return { documentId: id, title, url, fileSha256: null, content };
}

function putVideo(context: IngestionContext, run: Run, video: Video): Promise<string> {
  return context.database.inWorkspace(run.workspaceId, async (transaction) => {
    const row = await putDocument(transaction, run.workspaceId, {
      sourceId: run.sourceId,
      key: video.key,
      title: null,
      url: video.url,
      filename: null,
      mediaType: "text/vtt",
      sha256: null,
      bytes: null,
    });
    return row.id;
  });
}

/** False: a newer run has taken over. What the video said before goes on being answered, unless it `isGone`. */
function markVideo(
  context: IngestionContext,
  run: Run,
  documentId: string,
  { isGone, ...outcome }: Parameters<typeof markDocumentFailed>[3] & { isGone: boolean },
): Promise<boolean> {
  return whileHeld(context, run, async (transaction) => {
    if (isGone) await withdrawTexts(transaction, run.workspaceId, [documentId]);
    await markDocumentFailed(transaction, run.workspaceId, documentId, outcome);
  });
}

function failVideo(
  context: IngestionContext,
  run: Run,
  documentId: string,
  reason: { code: string; message: string },
): Promise<boolean> {
  const status = reason.code === "no_captions" ? "empty" : "failed";
  return markVideo(context, run, documentId, { status, ...reason, isGone: GONE_CODES.has(reason.code) });
}

function whileHeld(
  { database }: IngestionContext,
  run: Run,
  work: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  return database.inWorkspace(run.workspaceId, async (transaction) => {
    if (!(await holdRun(transaction, run))) return false;
    await work(transaction);
    return true;
  });
}

function reasonOf(error: unknown): { code: string; message: string } {
  if (error instanceof VideoFailure || error instanceof FetchFailure || error instanceof ExtractionFailure)
    return { code: error.code, message: error.message };
  throw error;
}
