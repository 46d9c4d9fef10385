import mammoth from "mammoth";
import type { ZipArchive } from "../archive/zip-archive.ts";
import { type ExtractedDocument, ExtractionFailure } from "../extracted-document.ts";
import { appendBlocks } from "../html/page-blocks.ts";
import { parseHtml } from "../html/parse-html.ts";
import { DocumentBuilder } from "../text/document-builder.ts";

export async function readDocx(_archive: ZipArchive, bytes: Uint8Array): Promise<ExtractedDocument> {
  let html: string;
  try {
    ({ value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }));
  } catch (error) {
    throw new ExtractionFailure(
      "broken",
      "The Word file is damaged. Open it in Word, save it again and upload the copy.",
      {
        cause: error,
      },
    );
  }
  const document = parseHtml(`<!doctype html><html><body>${html}</body></html>`);
  const builder = new DocumentBuilder();
  appendBlocks(builder, document.body);
  return builder.build({
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    title: document.querySelector("h1")?.textContent ?? null,
  });
}
