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
  const path = join(scratchFolder, randomUUID());
  try {
    await writeFile(path, body);
    const request = { path, fileName: fileNameOf(url), url, ...(mediaType === undefined ? {} : { mediaType }) };
    return await extractor.extract(request, signal);
  } finally {
    await rm(path, { force: true });
  }
}

function fileNameOf(url: string): string {
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  return guessFileKind(url) === "document" ? last : `${last || "index"}.html`;
}
