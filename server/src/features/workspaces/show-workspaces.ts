import type { Database } from "../../platform/database/database.ts";
import type { Principal } from "../identity/index.ts";
import { findOwnWorkspace } from "./find-own-workspace.ts";
import { presentWorkspace } from "./present-workspace.ts";
import type { WorkspaceContext } from "./workspace-context.ts";
import { findWorkspaceRow, getOwnWorkspace } from "./workspace-queries.ts";
import type { Workspace } from "./workspace-schemas.ts";

/** Lists workspaces, each read under its own name; one that was erased meanwhile is left out. */
export async function showWorkspaces(
  database: Database,
  own: readonly { id: string; role: Workspace["role"] }[],
): Promise<Workspace[]> {
  const shown: Workspace[] = [];
  for (const { id, role } of own) {
    const row = await database.inWorkspace(id, (transaction) => findWorkspaceRow(transaction, id));
    if (row) shown.push(presentWorkspace(row, role));
  }
  return shown;
}

/** Gets one of one's own workspaces, with one's role there. */
export async function showWorkspace(context: WorkspaceContext, principal: Principal, publicId: string) {
  const { id, role } = await findOwnWorkspace(context, principal, publicId);
  const row = await context.database.inWorkspace(id, (transaction) => getOwnWorkspace(transaction, id));
  return { row, role };
}
