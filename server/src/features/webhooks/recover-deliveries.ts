import type { Database } from "../../platform/database/database.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import { releaseClaims } from "./delivery-queries.ts";

/**
 * For the start of the only process: what the one before had under way is sent at once rather than when its lease runs
 * out.
 */
export async function recoverDeliveries(database: Database): Promise<void> {
  for (const workspaceId of await database.unscoped(listWorkspaceIds))
    await database.inWorkspace(workspaceId, (transaction) => releaseClaims(transaction, workspaceId));
}
