import type { StructuredText } from "@citedesk/grounding";
import type { ExtractedDocument } from "../../ports/text-extractor.ts";
import type { StoredPassage } from "./cut-passages.ts";

export interface ReadDocument {
  documentId: string;
  title: string;
  url: string | null;
  fileSha256: string | null;
  content: StructuredText & Pick<ExtractedDocument, "pageCount" | "picturePages">;
  /** Found with every passage, besides the headings that the text has itself. */
  headingPath?: string[];
}

export interface PreparedVersion {
  document: ReadDocument;
  versionId: string;
  digest: string;
  passages: StoredPassage[];
}
