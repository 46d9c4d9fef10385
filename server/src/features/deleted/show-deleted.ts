import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import type { Principal } from "../identity/index.ts";
import { type DeletedKind, type DeletedRow, listDeleted } from "./deleted-queries.ts";

/** Lists what was deleted and can be restored. */
export function showDeleted(
  database: Database,
  { workspaceId }: Principal,
  kinds: readonly DeletedKind[],
  after: CursorPosition | undefined,
  limit: number,
): Promise<DeletedRow[]> {
  return database.inWorkspace(workspaceId, (transaction) => listDeleted(transaction, workspaceId, kinds, after, limit));
}
