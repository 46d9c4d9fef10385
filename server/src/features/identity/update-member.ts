import type { Static } from "typebox";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertRoleMayChange, assertSameWidth } from "./assert-role-may-change.ts";
import { resolveAgentRoles, resolveGrants } from "./grants.ts";
import { handOver, recordHandOver } from "./hand-over.ts";
import type { MemberContext } from "./member-context.ts";
import { getMember, MEMBERS, type MemberRow, updateMembership } from "./member-queries.ts";
import type { UpdateMemberBody } from "./member-schemas.ts";
import { presentMember } from "./present-member.ts";
import type { Principal } from "./principal.ts";

/**
 * Changes a member's role or what they are limited to. Who may make no keys and invitations any more keeps none. Throws
 * 403, 409, 422.
 */
export async function updateMember(
  { database, credentials, reach }: MemberContext,
  principal: Principal,
  change: Change<Static<typeof UpdateMemberBody>>,
): Promise<MemberRow> {
  const { workspaceId, accountId } = principal;
  const { body } = change;
  const row = await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, accountId, MEMBERS, change);
    assertSameWidth(principal, found);
    const { role = found.role, grants, agent_roles } = body;
    const workspace_id = body.all_workspaces === false ? (found.workspace_id ?? workspaceId) : found.workspace_id;
    const isNarrowed = workspace_id !== found.workspace_id;
    if (role !== found.role || isNarrowed || found.role === "owner")
      await assertRoleMayChange(transaction, principal, found, { role, workspace_id });
    await updateMembership(transaction, accountId, {
      id: found.id,
      workspace_id,
      role,
      grants: grants === undefined ? found.grants : await resolveGrants(transaction, workspaceId, grants),
      agent_roles:
        agent_roles === undefined
          ? found.agent_roles
          : await resolveAgentRoles(transaction, workspaceId, agent_roles, found.agent_roles),
    });
    const updated = await getMember(transaction, accountId, found.id);
    const heir = { id: body.hand_over_to, pointer: "/hand_over_to" };
    await recordHandOver(
      transaction,
      principal,
      change.id,
      // In the workspaces that they leave they may make none any more: what they had made ends, or passes on.
      await handOver(transaction, principal, found, isNarrowed ? undefined : updated, heir),
    );
    await recordAudit(transaction, principal, {
      action: "member.updated",
      target: { kind: "member", id: change.id },
      before: presentMember(found),
      after: presentMember(updated),
    });
    return updated;
  });
  credentials.forget();
  await reach.reachChanged(workspaceId);
  return row;
}
