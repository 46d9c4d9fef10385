import { type DetectedType, detectType, type TypeHints } from "./detect-type.ts";
import { type ExtractedDocument, ExtractionFailure } from "./extracted-document.ts";
import { readableTypes } from "./readable-types.ts";

export interface ExtractionOptions extends TypeHints {
  /** Where the bytes came from; base for relative links. */
  url?: string;
}

/**
 * Bytes → canonical text with its headings, pages, times and units. The type comes from the content. Readers load when
 * first needed. Run it where it can be killed: hostile files may take any time and memory. Throws `ExtractionFailure`.
 */
export async function extractDocument(bytes: Uint8Array, options: ExtractionOptions): Promise<ExtractedDocument> {
  if (bytes.length === 0) throw new ExtractionFailure("empty", "The file is empty.");
  const type = detectType(bytes, options);
  const document = await read(type, bytes, options);
  const hasEntries = document.entries !== undefined && document.entries.length > 0;
  if (document.text === "" && !hasEntries) {
    throw new ExtractionFailure(
      "no_text",
      "The file holds no text. If it shows pictures of text, add a version with real text.",
    );
  }
  return document;
}

async function read(type: DetectedType, bytes: Uint8Array, options: ExtractionOptions): Promise<ExtractedDocument> {
  switch (type.kind) {
    case "pdf":
      return (await import("./pdf/read-pdf.ts")).readPdf(bytes);
    case "docx":
      return (await import("./office/read-docx.ts")).readDocx(type.archive, bytes);
    case "html":
      return (await import("./html/read-page.ts")).readPage(type.source, options.url);
    case "markdown":
      return (await import("./text/read-markdown.ts")).readMarkdown(type.source);
    case "plain":
      return (await import("./text/read-plain-text.ts")).readPlainText(type.source);
    case "delimited":
      return (await import("./text/read-delimited.ts")).readDelimited(type.source);
    default:
      throw unsupported(options.fileName);
  }
}

function unsupported(fileName: string): ExtractionFailure {
  const names = readableTypes.map((type) => type.name).join(", ");
  return new ExtractionFailure(
    "unsupported_type",
    `${fileName} is of a type that can't be read. Readable are: ${names}.`,
  );
}
