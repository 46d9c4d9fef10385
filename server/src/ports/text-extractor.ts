import type { ExtractedDocument, ImportContents, ImportKind } from "@citedesk/extraction";

export type { ArchiveEntry, ExtractedDocument, ExtractionFailureCode, ImportContents } from "@citedesk/extraction";
export { ExtractionFailure } from "@citedesk/extraction";

export type ExtractionRequest = ExtractionHints & ({ path: string } | { bytes: Uint8Array });

export interface ImportRequest {
  path: string;
  fileName: string;
  /** Otherwise it is told from the content. */
  kind: ImportKind | undefined;
}

interface ExtractionHints {
  /** The name it was uploaded under, or the last part of its address. */
  fileName: string;
  /** As declared by the client or the server it came from; the content decides. */
  mediaType?: string;
  url?: string;
}

/** Bytes, or the file that holds them, → text, in a child process that can be killed. */
export interface TextExtractor {
  /** Throws `ExtractionFailure` for everything that isn't text. */
  extract(request: ExtractionRequest, signal?: AbortSignal): Promise<ExtractedDocument>;
  /** What a file brings that comes from elsewhere. Throws `ExtractionFailure` when it is not of its kind. */
  readImport(request: ImportRequest): Promise<ImportContents>;
  close(): Promise<void>;
}
