import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type ErasureRow, getErasure, listErasures } from "./erasure-queries.ts";

/** Lists the receipts of what was erased for good, newest first. */
export function showErasures(
  database: Database,
  { workspaceId }: Principal,
  filter: { kind: string | undefined; status: "running" | "completed" | undefined; targetId: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<ErasureRow[]> {
  return database.inWorkspace(workspaceId, (transaction) =>
    listErasures(transaction, workspaceId, filter, after, limit),
  );
}

/** Gets the receipt of an erasure, with what it has erased so far. */
export function showErasure(database: Database, { workspaceId }: Principal, id: string): Promise<ErasureRow> {
  return database.inWorkspace(workspaceId, (transaction) =>
    getErasure(transaction, workspaceId, parseId("receipt", id)),
  );
}
