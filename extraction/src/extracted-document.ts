import type { StructuredText } from "@citedesk/grounding";
import type { PageOutline } from "./html/page-outline.ts";
import type { UnitRange } from "./text/document-builder.ts";

export type ExtractionFailureCode =
  | "unsupported_type"
  | "empty"
  | "no_text"
  | "scanned"
  | "encrypted"
  | "broken"
  | "too_large"
  | "archive_bomb"
  | "timeout"
  | "out_of_memory"
  | "needs_scripts"
  | "sign_in_page";

/** `message` is a sentence that says what to do. */
export class ExtractionFailure extends Error {
  readonly code: ExtractionFailureCode;
  constructor(code: ExtractionFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ExtractionFailure";
    this.code = code;
  }
}

/** A file inside an archive or a message: its document, or why there is none. */
export interface ArchiveEntry {
  /** The path inside the archive. */
  name: string;
  document?: ExtractedDocument;
  failure?: { code: ExtractionFailureCode; message: string };
}

export interface ExtractedDocument extends StructuredText {
  units: UnitRange[];
  /** Of web pages, to be compared with others of their site. */
  outline?: PageOutline;
  /** Detected from the content. */
  mediaType: string;
  /** Absolute http(s) addresses in the page, in order, without fragments; for pages only. */
  links: string[];
  canonicalUrl?: string;
  /** A page in other languages, as it names them (`hreflang`), itself among them where it does. */
  alternates?: { url: string; language: string }[];
  robots?: { noindex: boolean; nofollow: boolean };
  /** ISO 8601, as the document itself states it. */
  modifiedAt?: string;
  /** schema.org objects of a page (JSON-LD), flattened, at most 50. */
  structuredData?: Record<string, unknown>[];
  /** Files inside an archive or a message, each a document of its own. */
  entries?: ArchiveEntry[];
}
