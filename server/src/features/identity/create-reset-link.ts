import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { isMemberElsewhere } from "../../platform/unscoped/people-queries.ts";
import { makeResetLink, type ResetLink } from "./account-links.ts";
import { assertSameWidth, onlyOwners } from "./assert-role-may-change.ts";
import type { MemberContext } from "./member-context.ts";
import { getMember } from "./member-queries.ts";
import type { MemberPrincipal } from "./principal.ts";

/** Makes a link with which a member sets a new password. */
export async function createResetLink(
  context: MemberContext,
  principal: MemberPrincipal,
  id: string,
): Promise<ResetLink> {
  const { database } = context;
  const member = await database.inWorkspace(principal.workspaceId, async (transaction) => {
    const found = await getMember(transaction, principal.accountId, parseId("member", id));
    assertSameWidth(principal, found);
    if (found.role === "owner" && principal.role !== "owner") throw onlyOwners();
    await recordAudit(transaction, principal, {
      action: "member.reset_link_made",
      target: { kind: "member", id },
    });
    return found;
  });
  if (await database.unscoped((transaction) => isMemberElsewhere(transaction, member.user_id, principal)))
    throw new ConflictError(
      "member_elsewhere",
      "This person belongs to other accounts or workspaces too, so a link can only go to their own address.",
    );
  return makeResetLink(context, member.user_id);
}
