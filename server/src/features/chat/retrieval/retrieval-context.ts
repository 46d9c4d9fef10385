import type { PassageAnalyses } from "@citedesk/grounding";
import type { Database } from "../../../platform/database/database.ts";
import type { PassageIndex } from "../../../ports/passage-index.ts";
import type { KnownLibrary } from "./known-library.ts";

export interface RetrievalContext {
  database: Database;
  index: PassageIndex;
  analyses: PassageAnalyses;
  library: KnownLibrary;
}
