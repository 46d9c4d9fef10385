import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { type ApiKeyRow, getApiKey, listApiKeys } from "./api-key-queries.ts";
import type { Principal } from "./principal.ts";

/** Lists the keys of this workspace, newest first. */
export function showApiKeys(
  database: Database,
  { workspaceId }: Principal,
  filter: { kind?: string | undefined; search?: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<ApiKeyRow[]> {
  return database.inWorkspace(workspaceId, (transaction) =>
    listApiKeys(transaction, workspaceId, filter, after, limit),
  );
}

/** Gets a key, without the key itself. */
export function showApiKey(database: Database, { workspaceId }: Principal, id: string): Promise<ApiKeyRow> {
  return database.inWorkspace(workspaceId, (transaction) => getApiKey(transaction, workspaceId, parseId("key", id)));
}
