import type { StructuredText, TextRange } from "@citedesk/grounding";

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
  | "sign_in_page"
  | "draft"
  | "unsafe_path";

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
  /** Where people read it. */
  url?: string;
  document?: ExtractedDocument;
  failure?: { code: ExtractionFailureCode; message: string };
}

/** A range that must not be cut, and what it is where that is known. */
export interface UnitRange extends TextRange {
  kind?: "item" | "definition" | "row" | "code";
}

/**
 * What pages of one site are compared by, to tell the site's template from a page's own words. Hashes are 32-bit
 * integers over the words of a block.
 */
export interface PageOutline {
  /** The page declares its main part, so that all of its text is likely its own. */
  hasMain: boolean;
  /** All words on the page, links and frame with them. */
  words: string;
  /** Blocks of the text that may be the site's: those at its beginning and end, and lines of links. */
  blocks: OutlineBlock[];
  /** What was left out of the text, without lines of links: `[hash, characters]`, in two ways. */
  leftOut: {
    /** As the frame of the site. */
    frame: [number, number][];
    /** Beside an article. */
    aside: [number, number][];
  };
}

export interface OutlineBlock {
  start: number;
  end: number;
  hash: number;
  /** `fixed`: code, rows, items and definitions. */
  kind: "text" | "links" | "heading" | "fixed";
  /** It tells a visitor something: a sentence, a figure, a way to reach someone. */
  says?: boolean;
  /** A link of one word: what stands beside the text of other pages is not counted for such. */
  isLabel?: boolean;
}

export interface ExtractedDocument extends StructuredText {
  units: UnitRange[];
  /** Of web pages, to be compared with others of their site. */
  outline?: PageOutline;
  /** Detected from the content. */
  mediaType: string;
  /** Of a file of pages: all of them, those without text among them. */
  pageCount?: number;
  /** The numbers of those pages that show pictures and hold no text. */
  picturePages?: number[];
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
  /** Pictures and the like inside an archive, which are no documents. */
  leftOut?: string[];
}
