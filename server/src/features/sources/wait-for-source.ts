import type { Database } from "../../platform/database/database.ts";
import { waitUntilOver } from "../../platform/http/preferred-wait.ts";
import { findSource, type SourceRow } from "./source-queries.ts";
import { FINAL_STATUSES } from "./source-schemas.ts";

/** The source once it is at rest, or as it stands when the time is up. Deleted meanwhile: as it was. */
export function waitForSource(
  database: Database,
  workspaceId: string,
  row: SourceRow,
  seconds: number,
): Promise<SourceRow> {
  const read = () => database.inWorkspace(workspaceId, (transaction) => findSource(transaction, workspaceId, row.id));
  return waitUntilOver(row, seconds, ({ status }) => FINAL_STATUSES.includes(status), read);
}
