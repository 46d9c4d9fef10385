import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../platform/database/database.ts";
import { findSource, type SourceRow } from "./source-queries.ts";
import { FINAL_STATUSES } from "./source-schemas.ts";

const POLL_MS = 50;

/** The source once it is at rest, or as it stands when the time is up. Deleted meanwhile: as it was. */
export async function waitForSource(
  database: Database,
  workspaceId: string,
  row: SourceRow,
  seconds: number,
): Promise<SourceRow> {
  const deadline = performance.now() + seconds * 1000;
  let current = row;
  while (!FINAL_STATUSES.includes(current.status) && performance.now() < deadline) {
    await sleep(POLL_MS);
    const found = await database.inWorkspace(workspaceId, (transaction) =>
      findSource(transaction, workspaceId, row.id),
    );
    if (!found) return current;
    current = found;
  }
  return current;
}
