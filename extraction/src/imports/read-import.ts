import { extractDocument } from "../extract-document.ts";
import { type ExtractedDocument, ExtractionFailure } from "../extracted-document.ts";
import { decodeText, looksLikeText } from "../text/decode-text.ts";
import { textKind } from "../text/text-kind.ts";
import type { ImportContents, ImportedDocument, ImportKind } from "./import-contents.ts";
import { LeftOutList } from "./left-out-list.ts";
import { readChatLines } from "./read-chat-lines.ts";
import { PAGE_COLUMNS, readPageList } from "./read-page-list.ts";
import { QUESTION_COLUMNS, readQuestions } from "./read-questions.ts";
import { findColumns, readRows } from "./read-rows.ts";

export interface ImportHints {
  fileName: string;
  /** Otherwise it is told from the content. */
  kind?: ImportKind | undefined;
}

const BEGINNING = 300;

/**
 * What a file brings that comes from elsewhere, and what of it stays out. Throws `ExtractionFailure`, with the line
 * where there is one, when the file is not of its kind. Run it where it can be killed.
 */
export async function readImport(bytes: Uint8Array, { fileName, kind }: ImportHints): Promise<ImportContents> {
  if (bytes.length === 0) throw new ExtractionFailure("empty", "The file is empty.");
  if (isZip(bytes)) {
    assertKind(kind, "documents", "a ZIP file");
    return toDocuments("documents", await extractDocument(bytes, { fileName }));
  }
  if (!looksLikeText(bytes))
    throw new ExtractionFailure("unsupported_type", "Use CSV, JSON, JSON lines, a sitemap or a ZIP of Markdown files.");
  const source = decodeText(bytes);
  const told = kind ?? tellKind(source, fileName);
  switch (told) {
    case "questions":
      return readQuestions(source);
    case "pages":
      return readPageList(source);
    case "chats":
      return readChatLines(source);
    case "help_center":
      return readHelpCenter(source);
    case "documents":
      throw new ExtractionFailure("broken", "This is no ZIP file. Documents come as a ZIP of Markdown or HTML files.");
  }
}

/** By the content; a list of addresses is what has nothing else's signs. */
function tellKind(source: string, fileName: string): ImportKind {
  const kind = textKind(source, { fileName });
  if (kind === "xml") return "pages";
  if (kind === "json") return /"messages"\s*:/.test(source.slice(0, 20_000)) ? "chats" : "help_center";
  if (kind === "json-lines" || /\.(?:jsonl|ndjson)$/i.test(fileName)) return "chats";
  const [first = ""] = source.replace(/^\uFEFF/u, "").split(/\r?\n/u, 1);
  const [names] = readRows(`${first.replaceAll('"', "")}\n`, 1);
  const questions = findColumns(names, QUESTION_COLUMNS);
  if (questions.question !== undefined || questions.answer !== undefined) return "questions";
  if (findColumns(names, PAGE_COLUMNS).url !== undefined || /^\S*[^\s.]\.\S{2,}$/.test(first.trim())) return "pages";
  throw new ExtractionFailure(
    "unsupported_type",
    "Line 1 does not tell what this is. Questions begin with the columns question and answer, a list of pages with the column url.",
  );
}

async function readHelpCenter(source: string): Promise<ImportContents> {
  const { readArticles } = await import("../text/read-articles.ts");
  const document = readArticles(parseJson(source));
  if (!document)
    throw new ExtractionFailure(
      "broken",
      "No articles are in it. A help centre's export has `articles`, each with title, body and locale or state.",
    );
  return toDocuments("help_center", document);
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/u, ""));
  } catch (error) {
    const place = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? Number.NaN);
    const where = Number.isNaN(place) ? "The file" : `Line ${source.slice(0, place).split("\n").length}`;
    throw new ExtractionFailure("broken", `${where} is no JSON. Export it again, or correct it.`, { cause: error });
  }
}

function toDocuments(kind: "documents" | "help_center", document: ExtractedDocument): ImportContents {
  const leftOut = new LeftOutList();
  const items: ImportedDocument[] = [];
  for (const { name, url, document: inside, failure } of document.entries ?? []) {
    if (inside)
      items.push({
        name,
        title: inside.title?.trim() || name,
        url: url ?? null,
        beginning: inside.text.slice(0, BEGINNING),
      });
    else leftOut.add(failure?.code ?? "broken", failure?.message ?? "It can't be read.", { name });
  }
  for (const name of document.leftOut ?? [])
    leftOut.add("no_document", "Pictures, sounds and styles are not read.", { name });
  return { kind, items, leftOut: leftOut.reasons };
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

function assertKind(kind: ImportKind | undefined, own: ImportKind, what: string): void {
  if (kind !== undefined && kind !== own)
    throw new ExtractionFailure("broken", `This is ${what}, which is of the kind \`${own}\`, not \`${kind}\`.`);
}
