import type { Database } from "../../platform/database/database.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { PassageIndex } from "../../ports/passage-index.ts";

/** Merges small segments of every workspace until nothing is left to merge. */
export async function compactIndexes({ database, index }: { database: Database; index: PassageIndex }): Promise<void> {
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    let hasMerged = true;
    while (hasMerged) hasMerged = await index.compact(workspaceId);
  }
}
