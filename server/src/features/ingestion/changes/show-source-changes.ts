import type { Database } from "../../../platform/database/database.ts";
import type { CursorPosition } from "../../../platform/http/cursors.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import type { Principal } from "../../identity/index.ts";
import { getSource } from "../../sources/index.ts";
import { type ChangeRow, getChange, listChanges } from "./change-queries.ts";

/** Lists what each reading of a source changed, newest first. */
export function showSourceChanges(
  database: Database,
  { workspaceId }: Principal,
  id: string,
  status: "pending" | "applied" | "approved" | "rejected" | undefined,
  after: CursorPosition | undefined,
  limit: number,
): Promise<ChangeRow[]> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const source = await getSource(transaction, workspaceId, parseId("source", id));
    return listChanges(transaction, workspaceId, source.id, status, after, limit);
  });
}

/** Gets a change. */
export function showSourceChange(
  database: Database,
  { workspaceId }: Principal,
  id: string,
  changeId: string,
): Promise<ChangeRow> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const source = await getSource(transaction, workspaceId, parseId("source", id));
    return getChange(transaction, workspaceId, source.id, parseId("change", changeId));
  });
}
