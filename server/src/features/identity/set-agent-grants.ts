import { isDeepStrictEqual } from "node:util";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import { ForbiddenError, InvalidError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { listAgentGrants, lockMemberGrants, type MemberGrantsRow, updateMemberGrants } from "./agent-role-queries.ts";
import type { CredentialCache } from "./credential-cache.ts";
import { type GrantedRole, presentAgentRoles, presentGrants } from "./grants.ts";
import type { Principal } from "./principal.ts";

/** A member as an assistant names them: with a public id. */
export interface AgentGrant {
  member_id: string;
  role: GrantedRole;
}

/** The members whom each assistant (by UUID) was given to; without an entry: nobody. */
export async function findAgentGrants(
  executor: Executor,
  workspaceId: string,
  agentIds: string[],
): Promise<Map<string, AgentGrant[]>> {
  const grants = new Map<string, AgentGrant[]>();
  for (const { agent_id, member_id, role } of await listAgentGrants(executor, workspaceId, agentIds)) {
    const listed = grants.get(agent_id) ?? [];
    grants.set(agent_id, [...listed, { member_id: formatId("member", member_id), role }]);
  }
  return grants;
}

/**
 * Gives an assistant to these members and to no others: what each member's own `grants` and `agent_roles` say
 * afterwards. Who is not limited keeps reaching it with their own role. Throws 403 for whoever may not change members,
 * 422 that names a wrong one.
 */
export async function setAgentGrants(
  transaction: Transaction,
  { principal, credentials }: { principal: Principal; credentials: CredentialCache },
  agentId: string,
  wanted: readonly AgentGrant[],
): Promise<void> {
  const { accountId, workspaceId } = principal;
  const roles = readWanted(wanted);
  const current = (await findAgentGrants(transaction, workspaceId, [agentId])).get(agentId) ?? [];
  if (isDeepStrictEqual(new Set(current), new Set(wanted))) return;
  if (principal.kind !== "member" || !["owner", "admin"].includes(principal.role))
    throw new ForbiddenError("Only an owner or admin who is signed in decides who may use an assistant.");
  const members = await lockMemberGrants(transaction, accountId, agentId, [...roles.keys()]);
  for (const [index, [memberId]] of [...roles].entries()) assertGrantable(members, memberId, index);
  for (const member of members) {
    const changed = withGrant(member, agentId, roles.get(member.id));
    if (isDeepStrictEqual(changed, member)) continue;
    await updateMemberGrants(transaction, accountId, changed);
    await recordAudit(transaction, principal, {
      action: "member.updated",
      target: { kind: "member", id: formatId("member", member.id) },
      before: presentLimits(member),
      after: presentLimits(changed),
    });
  }
  transaction.afterCommit(() => credentials.forget());
}

/** By the member's UUID, in the order of the list. */
function readWanted(wanted: readonly AgentGrant[]): Map<string, GrantedRole> {
  const roles = new Map<string, GrantedRole>();
  for (const [index, { member_id, role }] of wanted.entries()) {
    const id = parseId("member", member_id);
    if (id === undefined) throw invalidMember(index, "is not the id of a member.");
    if (roles.has(id)) throw invalidMember(index, "is named twice.");
    roles.set(id, role);
  }
  return roles;
}

function assertGrantable(members: MemberGrantsRow[], id: string, index: number): void {
  const member = members.find((candidate) => candidate.id === id);
  if (!member) throw invalidMember(index, "is not a member of this account.");
  if (member.role === "owner" || member.role === "admin")
    throw invalidMember(index, `reaches every assistant as ${member.role}.`);
}

function withGrant(member: MemberGrantsRow, agentId: string, role: GrantedRole | undefined): MemberGrantsRow {
  const { [agentId]: before, ...others } = member.agent_roles;
  const listed = member.grants?.agent_ids.includes(agentId) ?? false;
  // Listed without a role of its own: the member's role holds, which may be the wanted one.
  if (listed && before === undefined && role === member.role) return member;
  const grants = member.grants && {
    ...member.grants,
    agent_ids: member.grants.agent_ids.filter((id) => id !== agentId),
  };
  return { ...member, grants, agent_roles: role === undefined ? others : { ...others, [agentId]: role } };
}

function presentLimits({ grants, agent_roles }: MemberGrantsRow) {
  return { grants: presentGrants(grants), agent_roles: presentAgentRoles(agent_roles) };
}

function invalidMember(index: number, message: string): InvalidError {
  return new InvalidError([{ pointer: `/access/grants/${index}/member_id`, message }]);
}
