import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertRoleMayChange } from "./assert-role-may-change.ts";
import type { MemberContext } from "./member-context.ts";
import { deleteMembership, MEMBERS } from "./member-queries.ts";
import { presentMember } from "./present-member.ts";
import type { Principal } from "./principal.ts";

/** Removes a member; their sign-ins end at once. */
export async function deleteMember(
  { database, credentials }: MemberContext,
  principal: Principal,
  change: Change,
): Promise<void> {
  const { workspaceId, accountId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, accountId, MEMBERS, change);
    await assertRoleMayChange(transaction, principal, found, undefined);
    await deleteMembership(transaction, accountId, found.id);
    await recordAudit(transaction, principal, {
      action: "member.removed",
      target: { kind: "member", id: change.id },
      before: presentMember(found),
    });
  });
  credentials.forget();
}
