import type { PassageAnalyses } from "@citedesk/grounding";
import type { Database } from "../../../platform/database/database.ts";
import type { PassageIndex } from "../../../ports/passage-index.ts";
import type { SnapshotCache } from "../snapshot/snapshot-cache.ts";
import type { PassageCache } from "./passage-cache.ts";

export interface RetrievalContext {
  database: Database;
  index: PassageIndex;
  analyses: PassageAnalyses;
  /** What this process remembers, and compares before it counts. */
  snapshots: SnapshotCache;
  passages: PassageCache;
}
