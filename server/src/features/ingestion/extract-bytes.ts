import { guessFileKind } from "@citedesk/crawling";
import type { ExtractedDocument } from "../../ports/text-extractor.ts";
import type { IngestionContext } from "./ingestion-context.ts";

/** The text of bytes that are not kept. Throws `ExtractionFailure`. */
export function extractBytes(
  { extractor }: Pick<IngestionContext, "extractor">,
  bytes: Uint8Array,
  mediaType: string | undefined,
  url: string,
  signal: AbortSignal,
): Promise<ExtractedDocument> {
  const hints = { fileName: fileNameOf(url), url, ...(mediaType === undefined ? {} : { mediaType }) };
  return extractor.extract({ ...hints, bytes }, signal);
}

function fileNameOf(url: string): string {
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  return guessFileKind(url) === "document" ? last : `${last || "index"}.html`;
}
