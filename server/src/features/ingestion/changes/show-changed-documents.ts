import type { Database } from "../../../platform/database/database.ts";
import type { CursorPosition } from "../../../platform/http/cursors.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import type { Principal } from "../../identity/index.ts";
import { getSource } from "../../sources/index.ts";
import { type ChangedDocumentRow, getChange, listChangedDocuments } from "./change-queries.ts";

/** Lists the documents of a change with the lines that differ. */
export function showChangedDocuments(
  database: Database,
  { workspaceId }: Principal,
  id: string,
  changeId: string,
  after: CursorPosition | undefined,
  limit: number,
): Promise<ChangedDocumentRow[]> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const source = await getSource(transaction, workspaceId, parseId("source", id));
    const change = await getChange(transaction, workspaceId, source.id, parseId("change", changeId));
    return listChangedDocuments(transaction, workspaceId, change.id, after, limit);
  });
}
