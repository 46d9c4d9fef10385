import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../ports/file-store.ts";
import type { PassageIndex } from "../../ports/passage-index.ts";
import type { TextExtractor } from "../../ports/text-extractor.ts";

/** What reading sources needs from outside. */
export interface IngestionContext {
  database: Database;
  files: FileStore;
  index: PassageIndex;
  extractor: TextExtractor;
}
