import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getInvitation, type InvitationRow, listInvitations } from "./invitation-queries.ts";
import type { MemberPrincipal } from "./principal.ts";

/** Lists invitations, newest first. */
export function showInvitations(
  database: Database,
  principal: MemberPrincipal,
  filter: { status: string | undefined; search: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<InvitationRow[]> {
  return database.inWorkspace(principal.workspaceId, (transaction) =>
    listInvitations(transaction, principal, filter, after, limit),
  );
}

/** Gets an invitation. */
export function showInvitation(database: Database, principal: MemberPrincipal, id: string): Promise<InvitationRow> {
  return database.inWorkspace(principal.workspaceId, (transaction) =>
    getInvitation(transaction, principal, parseId("invitation", id)),
  );
}
