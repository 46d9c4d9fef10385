import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getInvitation, type InvitationRow, listInvitations } from "./invitation-queries.ts";
import type { Principal } from "./principal.ts";

/** Lists invitations, newest first. */
export function showInvitations(
  database: Database,
  { workspaceId, accountId }: Principal,
  filter: { status: string | undefined; search: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<InvitationRow[]> {
  return database.inWorkspace(workspaceId, (transaction) =>
    listInvitations(transaction, accountId, filter, after, limit),
  );
}

/** Gets an invitation. */
export function showInvitation(
  database: Database,
  { workspaceId, accountId }: Principal,
  id: string,
): Promise<InvitationRow> {
  return database.inWorkspace(workspaceId, (transaction) =>
    getInvitation(transaction, accountId, parseId("invitation", id)),
  );
}
