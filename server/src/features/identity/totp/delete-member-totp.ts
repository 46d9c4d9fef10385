import { ConflictError, NotFoundError } from "../../../platform/errors/app-error.ts";
import { recordAudit } from "../../../platform/events/record-audit.ts";
import type { Change } from "../../../platform/http/change.ts";
import { assertMatches, UNEDITED_VERSION } from "../../../platform/http/entity-tag.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import { isMemberElsewhere, revokeSessions } from "../../../platform/unscoped/people-queries.ts";
import { deleteTotp } from "../../../platform/unscoped/totp-queries.ts";
import { assertSameWidth, onlyOwners } from "../assert-role-may-change.ts";
import type { MemberContext } from "../member-context.ts";
import { getMember } from "../member-queries.ts";
import type { MemberPrincipal } from "../principal.ts";

/**
 * For a member who has lost app and recovery codes: their next sign-in takes the password alone, and every one of
 * before ends. Throws 404 without a second step, 409 `member_elsewhere`, 403 for an owner's by an admin.
 */
export async function deleteMemberTotp(
  { database, credentials, notices }: MemberContext,
  principal: MemberPrincipal,
  { id, ifMatch }: Change,
): Promise<void> {
  const member = await database.inWorkspace(principal.workspaceId, async (transaction) => {
    const found = await getMember(transaction, principal.accountId, parseId("member", id));
    assertSameWidth(principal, found);
    if (found.role === "owner" && principal.role !== "owner") throw onlyOwners();
    if (!found.has_totp) throw new NotFoundError("second step of this member");
    return found;
  });
  await database.unscoped(async (transaction) => {
    if (await isMemberElsewhere(transaction, member.user_id, principal))
      throw new ConflictError(
        "member_elsewhere",
        "This person belongs to other accounts or workspaces too, so only they themselves can remove their second step.",
      );
    // Another request may have removed it meanwhile.
    if (!(await deleteTotp(transaction, member.user_id))) throw new NotFoundError("second step of this member");
    assertMatches(ifMatch, UNEDITED_VERSION);
    await recordAudit(transaction, principal, {
      action: "member.totp_removed",
      target: { kind: "member", id },
    });
    await revokeSessions(transaction, member.user_id, null);
  });
  credentials.forget();
  notices.send({ kind: "second_step_removed", to: member.email });
}
