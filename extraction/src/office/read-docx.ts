import mammoth from "mammoth";
import type { ZipArchive } from "../archive/zip-archive.ts";
import { type ExtractedDocument, ExtractionFailure } from "../extracted-document.ts";
import { appendBlocks } from "../html/page-blocks.ts";
import { firstHeading, parsePage } from "../html/page-tree.ts";
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
  const document = parsePage(html);
  const builder = new DocumentBuilder();
  appendBlocks(builder, document);
  return builder.build({
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    title: firstHeading(document),
  });
}
