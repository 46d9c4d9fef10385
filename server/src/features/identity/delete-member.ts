import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertRoleMayChange, assertSameWidth } from "./assert-role-may-change.ts";
import { handOver, recordHandOver } from "./hand-over.ts";
import type { MemberContext } from "./member-context.ts";
import { deleteMembership, MEMBERS } from "./member-queries.ts";
import { presentMember } from "./present-member.ts";
import type { Principal } from "./principal.ts";

/**
 * Removes a member; their sign-ins end at once, and so do their keys and open invitations unless somebody takes them
 * over. Throws 422.
 */
export async function deleteMember(
  { database, credentials, reach }: MemberContext,
  principal: Principal,
  change: Change,
  handOverTo: string | undefined,
): Promise<void> {
  const { workspaceId, accountId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, accountId, MEMBERS, change);
    assertSameWidth(principal, found);
    await assertRoleMayChange(transaction, principal, found, undefined);
    const heir = { id: handOverTo, pointer: "?hand_over_to" };
    await recordHandOver(
      transaction,
      principal,
      change.id,
      await handOver(transaction, principal, found, undefined, heir),
    );
    await deleteMembership(transaction, accountId, found.id);
    await recordAudit(transaction, principal, {
      action: "member.removed",
      target: { kind: "member", id: change.id },
      before: presentMember(found),
    });
  });
  credentials.forget();
  await reach.reachChanged(workspaceId);
}
