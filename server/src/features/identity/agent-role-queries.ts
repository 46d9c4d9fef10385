import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { GrantedRole, StoredAgentRoles, StoredGrants } from "./grants.ts";
import type { Role } from "./principal.ts";

export interface AgentGrantRow {
  agent_id: string;
  member_id: string;
  /** Never one of those that reach everything. */
  role: GrantedRole;
}

// Owners and admins reach every assistant anyway: no grant of theirs has an effect, and none is shown.
const IS_LIMITABLE = sql`m.role NOT IN ('owner', 'admin')`;

/** Who was given one of these assistants by name, and what they may do with it. */
export function listAgentGrants(executor: Executor, workspaceId: string, agentIds: string[]): Promise<AgentGrantRow[]> {
  return executor.query<AgentGrantRow>(sql`
    SELECT wanted.id AS agent_id, m.id AS member_id, coalesce(m.agent_roles->>wanted.id::text, m.role) AS role
    FROM unnest(${agentIds}::uuid[]) wanted (id)
    JOIN memberships m ON m.account_id = (SELECT account_id FROM workspaces WHERE id = ${workspaceId}) AND ${IS_LIMITABLE}
      AND (m.agent_roles ? wanted.id::text OR m.grants->'agent_ids' ? wanted.id::text)
    ORDER BY m.id`);
}

export interface MemberGrantsRow {
  id: string;
  role: Role;
  grants: StoredGrants | null;
  agent_roles: StoredAgentRoles;
}

/** These members, and all who were given the assistant; locked, so that two changes don't lose one another. */
export function lockMemberGrants(
  executor: Executor,
  accountId: string,
  agentId: string,
  memberIds: string[],
): Promise<MemberGrantsRow[]> {
  return executor.query<MemberGrantsRow>(sql`
    SELECT m.id, m.role, m.grants, m.agent_roles FROM memberships m
    WHERE m.account_id = ${accountId} AND (m.id = ANY(${memberIds}::uuid[])
      OR (${IS_LIMITABLE} AND (m.agent_roles ? ${agentId} OR m.grants->'agent_ids' ? ${agentId})))
    ORDER BY m.id FOR UPDATE`);
}

export async function updateMemberGrants(
  executor: Executor,
  accountId: string,
  member: Omit<MemberGrantsRow, "role">,
): Promise<void> {
  await executor.query(sql`
    UPDATE memberships SET grants = ${member.grants && JSON.stringify(member.grants)},
      agent_roles = ${JSON.stringify(member.agent_roles)}, version = version + 1, updated_at = now()
    WHERE account_id = ${accountId} AND id = ${member.id}`);
}
