import type { Database } from "../../platform/database/database.ts";
import { waitUntilOver } from "../../platform/http/preferred-wait.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { wholeCounts } from "./erasure-counts.ts";
import { type ErasureRow, getErasure } from "./erasure-queries.ts";
import type { Erasure } from "./erasure-schemas.ts";

export function presentErasure(row: ErasureRow): Erasure {
  return {
    id: formatId("receipt", row.id),
    kind: row.kind,
    target_id: row.target_id,
    origin: row.origin,
    status: row.step === "completed" ? "completed" : "running",
    erased: wholeCounts(row.counts),
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

/** The erasure once it is complete, or as it stands when the time is up. */
export function waitForErasure(
  database: Database,
  workspaceId: string,
  row: ErasureRow,
  seconds: number,
): Promise<ErasureRow> {
  const read = () => database.inWorkspace(workspaceId, (transaction) => getErasure(transaction, workspaceId, row.id));
  return waitUntilOver(row, seconds, ({ step }) => step === "completed", read);
}
