import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getTool, listTools, type ToolRow } from "./tool-queries.ts";

/** Lists your own tools, newest first, and then the built-in ones. */
export function showTools(
  database: Database,
  { workspaceId }: Principal,
  filter: { kind: string | undefined; search: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<ToolRow[]> {
  return database.inWorkspace(workspaceId, (transaction) => listTools(transaction, workspaceId, filter, after, limit));
}

/** Gets a tool. */
export function showTool(database: Database, { workspaceId }: Principal, id: string): Promise<ToolRow> {
  return database.inWorkspace(workspaceId, (transaction) => getTool(transaction, workspaceId, parseId("tool", id)));
}
