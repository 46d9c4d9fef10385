import type { Static } from "typebox";
import { formatId } from "../../platform/ids/identifiers.ts";
import { presentAgentRoles, presentGrants } from "./grants.ts";
import type { MemberRow } from "./member-queries.ts";
import type { Member } from "./member-schemas.ts";

export function presentMember(row: MemberRow): Static<typeof Member> {
  return {
    id: formatId("member", row.id),
    name: row.name,
    email: row.email,
    role: row.role,
    all_workspaces: row.workspace_id === null,
    grants: presentGrants(row.grants),
    agent_roles: presentAgentRoles(row.agent_roles),
    totp_enabled: row.has_totp,
    created_at: row.created_at.toISOString(),
  };
}
