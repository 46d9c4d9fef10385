import type { Database } from "../../platform/database/database.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import { deleteOldDeliveries } from "./delivery-queries.ts";

const KEPT_DAYS = 30;

/** Forgets deliveries that ended a month ago. */
export async function pruneDeliveries(database: Database): Promise<void> {
  for (const workspaceId of await database.unscoped(listWorkspaceIds))
    await database.inWorkspace(workspaceId, (transaction) => deleteOldDeliveries(transaction, workspaceId, KEPT_DAYS));
}
