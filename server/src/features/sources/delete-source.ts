import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import type { Change } from "../../platform/http/change.ts";
import type { Principal } from "../identity/index.ts";
import { assertServesOnlyReach } from "./assert-serves-only-reach.ts";
import { recordSource } from "./record-source.ts";
import { markSourceDeleted, raiseRevision, SOURCES } from "./source-queries.ts";

/** Deletes a source; answers stop using it at once. */
export async function deleteSource(database: Database, principal: Principal, change: Change): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, SOURCES, change);
    await assertServesOnlyReach(transaction, found);
    await markSourceDeleted(transaction, workspaceId, found.id);
    await raiseRevision(transaction, workspaceId);
    await recordSource(transaction, principal, "deleted", { before: found });
  });
}
