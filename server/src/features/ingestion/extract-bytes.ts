import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { guessFileKind } from "@citedesk/crawling";
import type { ExtractedDocument } from "../../ports/text-extractor.ts";
import type { IngestionContext } from "./ingestion-context.ts";

/** The text of bytes that are not kept. Throws `ExtractionFailure`. */
export async function extractBytes(
  { extractor, scratchFolder }: Pick<IngestionContext, "extractor" | "scratchFolder">,
  body: Uint8Array,
  mediaType: string | undefined,
  url: string,
  signal: AbortSignal,
): Promise<ExtractedDocument> {
  const hints = { fileName: fileNameOf(url), url, ...(mediaType === undefined ? {} : { mediaType }) };
  if (body.byteLength <= MAX_SENT_BYTES) return extractor.extract({ ...hints, bytes: body }, signal);
  const path = join(scratchFolder, randomUUID());
  try {
    await writeFile(path, body);
    return await extractor.extract({ ...hints, path }, signal);
  } finally {
    await rm(path, { force: true });
  }
}

function fileNameOf(url: string): string {
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  return guessFileKind(url) === "document" ? last : `${last || "index"}.html`;
}

/** Up to here it costs less to hand bytes over than to write them to a file. */
const MAX_SENT_BYTES = 512 * 1024;
