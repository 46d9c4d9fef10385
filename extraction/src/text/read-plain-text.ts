import type { ExtractedDocument } from "../extracted-document.ts";
import { canonicalText } from "./canonical-text.ts";
import { DocumentBuilder } from "./document-builder.ts";

/**
 * Paragraphs are what blank lines part; lines inside are kept. A first short line followed by a blank one is the title.
 */
export function readPlainText(source: string): ExtractedDocument {
  const builder = new DocumentBuilder();
  const paragraphs = canonicalText(source).split(/\n(?:[^\S\n]*\n)+/u);
  let title: string | null = null;
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index === 0 && paragraphs.length > 1 && paragraph.length <= 120 && !paragraph.includes("\n")) {
      title = paragraph.trim();
    }
    builder.paragraph(paragraph);
  }
  return builder.build({ mediaType: "text/plain", title });
}
