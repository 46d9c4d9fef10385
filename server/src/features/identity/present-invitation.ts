import type { Static } from "typebox";
import { formatId } from "../../platform/ids/identifiers.ts";
import { presentGrants } from "./grants.ts";
import type { InvitationRow } from "./invitation-queries.ts";
import type { Invitation } from "./invitation-schemas.ts";

export function presentInvitation(row: InvitationRow): Static<typeof Invitation> {
  return {
    id: formatId("invitation", row.id),
    email: row.email,
    role: row.role,
    all_workspaces: row.workspace_id === null,
    grants: presentGrants(row.grants),
    status: row.status,
    invited_by: row.invited_by,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
