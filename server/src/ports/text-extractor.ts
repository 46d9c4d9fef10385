import type { StructuredText } from "@citedesk/grounding";

export interface ExtractionRequest {
  path: string;
  /** The name it was uploaded under, or the last part of its address. */
  fileName: string;
  /** As declared by the client or the server it came from; the content decides. */
  mediaType?: string;
  url?: string;
}

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

/** Bytes → text, in a child process that can be killed. */
export interface TextExtractor {
  /** Throws `ExtractionFailure` for everything that isn't text. */
  extract(request: ExtractionRequest, signal?: AbortSignal): Promise<ExtractedDocument>;
  close(): Promise<void>;
}

export interface ExtractedDocument extends StructuredText {
  /** Detected from the content. */
  mediaType: string;
  /** Absolute addresses in the page, in order, without fragments; for pages only. */
  links: string[];
  canonicalUrl?: string;
  robots?: { noindex: boolean; nofollow: boolean };
  modifiedAt?: string;
  /** Files inside an archive, each a document of its own. */
  entries?: {
    name: string;
    document?: ExtractedDocument;
    failure?: { code: ExtractionFailureCode; message: string };
  }[];
}
