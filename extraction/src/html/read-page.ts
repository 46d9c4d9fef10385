import { Readability } from "@mozilla/readability";
import type { ExtractedDocument } from "../extracted-document.ts";
import { decodeText } from "../text/decode-text.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { appendBlocks } from "./page-blocks.ts";
import { parseHtml } from "./parse-html.ts";

export function readPage(bytes: Uint8Array): ExtractedDocument {
  const document = parseHtml(decodeText(bytes));
  const title = document.title;
  const language = document.documentElement?.getAttribute("lang");
  const builder = new DocumentBuilder();
  const article = new Readability<Element>(document, { serializer: (node) => node as Element }).parse();
  appendBlocks(builder, article?.content ?? document.body);
  return builder.build({ mediaType: "text/html", title, language });
}
