import { Marked } from "marked";
import type { ExtractedDocument } from "../extracted-document.ts";
import { appendBlocks } from "../html/append-blocks.ts";
import { firstHeading, parsePage } from "../html/page-node.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { markdownFootnotes } from "./markdown-footnotes.ts";
import { readPlainText } from "./read-plain-text.ts";

/** CommonMark with tables. Front matter gives title and language and is left out of the text. */
export function readMarkdown(source: string): ExtractedDocument {
  const { facts, body } = splitFrontMatter(source);
  const html = toHtml(body);
  if (html === undefined) return readPlainText(body);
  const document = parsePage(html);
  const builder = new DocumentBuilder();
  appendBlocks(builder, document);
  const heading = firstHeading(document);
  return builder.build({
    mediaType: "text/markdown",
    title: facts.get("title") ?? heading,
    language: facts.get("lang") ?? facts.get("language") ?? null,
  });
}

/** Undefined when quotes or lists are nested deeper than the parser's stack. */
function toHtml(source: string): string | undefined {
  try {
    return new Marked({ gfm: true, renderer: { checkbox } }, markdownFootnotes(source)).parse(source, { async: false });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether a task is done is said as it is written. */
function checkbox({ checked }: { checked: boolean }): string {
  return checked ? "[x] " : "[ ] ";
}

function splitFrontMatter(source: string): { facts: Map<string, string>; body: string } {
  const facts = new Map<string, string>();
  const match = /^\uFEFF?---[^\S\n]*\r?\n([\s\S]{0,20000}?)\r?\n---[^\S\n]*(?:\r?\n|$)/u.exec(source);
  if (!match) return { facts, body: source };
  for (const line of match[1]!.split(/\r?\n/u)) {
    const pair = /^([\w-]+):\s*(.+)$/u.exec(line);
    if (pair) facts.set(pair[1]!.toLowerCase(), pair[2]!.trim().replace(/^(["'])(.*)\1$/u, "$2"));
  }
  return { facts, body: source.slice(match[0].length) };
}
