import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { wholeCounts } from "./erasure-counts.ts";
import { type ErasureRow, getErasure } from "./erasure-queries.ts";
import type { Erasure } from "./erasure-schemas.ts";

const POLL_MS = 50;

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
export async function waitForErasure(
  database: Database,
  workspaceId: string,
  row: ErasureRow,
  seconds: number,
): Promise<ErasureRow> {
  const deadline = performance.now() + seconds * 1000;
  let current = row;
  while (current.step !== "completed" && performance.now() < deadline) {
    await sleep(POLL_MS);
    current = await database.inWorkspace(workspaceId, (transaction) => getErasure(transaction, workspaceId, row.id));
  }
  return current;
}
