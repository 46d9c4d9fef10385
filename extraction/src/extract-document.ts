import type { DetectedType } from "./detect-type.ts";
import { type ExtractedDocument, ExtractionFailure } from "./extracted-document.ts";
import type { ImportKind } from "./imports/import-contents.ts";
import type { TypeHints } from "./text/text-kind.ts";

export interface ExtractionOptions extends TypeHints {
  /** Where the bytes came from; base for relative links. */
  url?: string;
  /** Reads what comes from elsewhere (`readImport`) instead of a document. */
  asImport?: { kind?: ImportKind | undefined };
}

/** Archives in archives: how many of them, one in another, are opened. */
const MAX_NESTING = 2;

/**
 * Bytes → canonical text with its headings, pages, times and units. The type comes from the content. Everything that
 * reads loads when first needed, so that a process that only hands files on stays small. Run it where it can be
 * killed: hostile files may take any time and memory. Throws `ExtractionFailure`.
 */
export async function extractDocument(bytes: Uint8Array, options: ExtractionOptions): Promise<ExtractedDocument> {
  return extract(bytes, options, 0);
}

async function extract(bytes: Uint8Array, options: ExtractionOptions, nesting: number): Promise<ExtractedDocument> {
  if (bytes.length === 0) throw new ExtractionFailure("empty", "The file is empty.");
  const { detectType } = await import("./detect-type.ts");
  const document = await read(detectType(bytes, options), bytes, options, nesting);
  // A page without text may still lead to some.
  const leadsOn = options.url !== undefined && document.links.length > 0;
  if (document.text === "" && !leadsOn && (document.entries ?? []).length === 0) {
    throw new ExtractionFailure(
      "no_text",
      "The file holds no text. If it shows pictures of text, add a version with real text.",
    );
  }
  return document;
}

async function read(type: DetectedType, bytes: Uint8Array, options: ExtractionOptions, nesting: number) {
  const readEntry = async (entry: Uint8Array, fileName: string): Promise<ExtractedDocument> => {
    if (nesting >= MAX_NESTING) {
      throw new ExtractionFailure("too_large", "The file lies too deep inside other archives. Upload it by itself.");
    }
    return extract(entry, { fileName }, nesting + 1);
  };
  switch (type.kind) {
    case "pdf":
      return (await import("./pdf/read-pdf.ts")).readPdf(bytes);
    case "docx":
      return (await import("./office/read-docx.ts")).readDocx(type.archive);
    case "pptx":
      return (await import("./office/read-pptx.ts")).readPptx(type.archive);
    case "xlsx":
      return (await import("./office/read-xlsx.ts")).readXlsx(type.archive);
    case "odt":
    case "odp":
    case "ods":
      return (await import("./office/read-open-document.ts")).readOpenDocument(type.archive, type.kind);
    case "epub":
      return (await import("./archive/read-epub.ts")).readEpub(type.archive);
    case "zip":
      return (await import("./archive/read-zip.ts")).readZip(type.archive, readEntry);
    case "html":
      return (await import("./html/read-page.ts")).readPage(type.source, options.url);
    case "markdown":
      return (await import("./text/read-markdown.ts")).readMarkdown(type.source);
    case "plain":
      return (await import("./text/read-plain-text.ts")).readPlainText(type.source);
    case "delimited":
      return (await import("./text/read-delimited.ts")).readDelimited(type.source);
    case "json":
      return (await import("./text/read-json.ts")).readJson(type.source);
    case "json-lines":
      return (await import("./text/read-json.ts")).readJsonLines(type.source);
    case "captions":
      return (await import("./text/read-captions.ts")).readCaptions(type.source);
    case "rtf":
      return (await import("./text/read-rtf.ts")).readRtf(type.source);
    case "mail":
      return (await import("./mail/read-mail.ts")).readMail(bytes, readEntry);
    case "encrypted-office":
      throw new ExtractionFailure(
        "encrypted",
        "The file is protected by a password. Remove it and upload the file again.",
      );
    case "old-office":
      throw new ExtractionFailure(
        "unsupported_type",
        "The file has the format of Office before 2007 (.doc, .xls, .ppt). Open it, save it as .docx, .xlsx, .pptx or PDF, and upload that.",
      );
    case "xml":
    case "binary":
      throw await (await import("./unsupported-type.ts")).unsupportedType(bytes, options.fileName);
  }
}
