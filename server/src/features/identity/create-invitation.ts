import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { countLiveWorkspaces } from "../../platform/unscoped/workspace-queries.ts";
import { onlyAccountWide, onlyOwners } from "./assert-role-may-change.ts";
import { assertStillMember } from "./assert-still-member.ts";
import { resolveGrants } from "./grants.ts";
import { type InvitationRow, insertInvitation, isMemberAddress } from "./invitation-queries.ts";
import type { CreateInvitationBody } from "./invitation-schemas.ts";
import { hashToken, randomToken } from "./open-session.ts";
import { presentInvitation } from "./present-invitation.ts";
import type { MemberPrincipal } from "./principal.ts";

const LIFETIME_SECONDS = 14 * 24 * 3600;

/**
 * Invites someone to the workspace, or to all of the account; the link is mailed where a mail server is set. Throws
 * 403, 409, 422.
 */
export async function createInvitation(
  database: Database,
  principal: MemberPrincipal,
  body: Static<typeof CreateInvitationBody>,
): Promise<{ token: string; row: InvitationRow }> {
  const { workspaceId, accountId } = principal;
  const { email, role, grants } = body;
  if (role === "owner" && principal.role !== "owner") throw onlyOwners();
  const toAll = body.all_workspaces ?? (await isOnlyClient(database, principal));
  if (toAll && !principal.accountWide) throw onlyAccountWide();
  const token = randomToken("cite_invitation_");
  const row = await database.inWorkspace(workspaceId, async (transaction) => {
    await assertStillMember(transaction, principal);
    if (await isMemberAddress(transaction, accountId, email))
      throw new ConflictError("already_member", "This address belongs to a member already.");
    const inserted = await insertInvitation(transaction, accountId, {
      id: newId(),
      email: email.toLowerCase(),
      role,
      workspaceId: toAll ? null : workspaceId,
      grants: await resolveGrants(transaction, workspaceId, grants),
      tokenHash: hashToken(token),
      invitedBy: principal.actor.name,
      invitedById: principal.memberId,
      lifetimeSeconds: LIFETIME_SECONDS,
    });
    const invitation = presentInvitation(inserted);
    await recordAudit(transaction, principal, {
      action: "invitation.created",
      target: { kind: "invitation", id: invitation.id },
      after: invitation,
    });
    return inserted;
  });
  return { token, row };
}

/** While an account has one live workspace, who joins it joins the account; of several clients', only the one. */
async function isOnlyClient(database: Database, { accountId, accountWide }: MemberPrincipal): Promise<boolean> {
  return accountWide && (await database.unscoped((transaction) => countLiveWorkspaces(transaction, accountId))) === 1;
}
