import type { Database } from "../../platform/database/database.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import { collectGaps } from "./collect-gaps.ts";

export async function collectAllGaps(database: Database, minimum: number): Promise<void> {
  for (const workspaceId of await database.unscoped(listWorkspaceIds))
    await collectGaps(database, workspaceId, minimum);
}
