import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { ExtractedDocument } from "../extracted-document.ts";
import { DocumentBuilder } from "../text/document-builder.ts";

export async function readPdf(bytes: Uint8Array): Promise<ExtractedDocument> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const builder = new DocumentBuilder();
  for (const page of document.pages()) {
    builder.startPage(page.number + 1);
    builder.paragraph(page.getText().replace(/\uFFFE\r?\n?/g, ""));
  }
  return builder.build({ mediaType: "application/pdf" });
}
