import { lockForChange } from "../../platform/database/lock-for-change.ts";
import type { Principal } from "../identity/index.ts";
import { assertServesOnlyReach } from "./assert-serves-only-reach.ts";
import { startReading } from "./put-source.ts";
import type { ReadingContext } from "./reading-context.ts";
import { recordSource } from "./record-source.ts";
import { SOURCES, type SourceRow } from "./source-queries.ts";

/** Reads a source again. Throws 409 `source_shared`. */
export function refreshSource(
  { database, queue }: ReadingContext,
  principal: Principal,
  id: string,
): Promise<SourceRow> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, SOURCES, { id });
    await assertServesOnlyReach(transaction, found);
    const refreshed = await startReading(transaction, queue, workspaceId, found);
    await recordSource(transaction, principal, "refreshed", { before: found, after: refreshed });
    return refreshed;
  });
}
