import { ConflictError, NotFoundError } from "../../../platform/errors/app-error.ts";
import { recordAudit } from "../../../platform/events/record-audit.ts";
import type { Change } from "../../../platform/http/change.ts";
import { assertMatches, UNEDITED_VERSION } from "../../../platform/http/entity-tag.ts";
import { formatId, parseId } from "../../../platform/ids/identifiers.ts";
import { isMemberElsewhere, listAccountSessions, revokeOwnSession } from "../../../platform/unscoped/people-queries.ts";
import { assertSameWidth, onlyOwners } from "../assert-role-may-change.ts";
import type { Session } from "../identity-schemas.ts";
import type { MemberContext } from "../member-context.ts";
import { getMember, type MemberRow } from "../member-queries.ts";
import { REFRESH_TOKEN_SECONDS } from "../open-session.ts";
import type { MemberPrincipal } from "../principal.ts";
import { presentSession } from "./show-sessions.ts";

/** The open sign-ins of a member that were begun for this account, newest first (at most 100). Throws 404, 403, 409. */
export async function showMemberSessions(
  { database }: MemberContext,
  principal: MemberPrincipal,
  memberId: string,
): Promise<Session[]> {
  const member = await findMember({ database }, principal, memberId);
  const rows = await database.unscoped((transaction) =>
    listAccountSessions(transaction, principal.accountId, member.user_id, REFRESH_TOKEN_SECONDS),
  );
  return rows.map((row) => presentSession(row, principal.sessionId));
}

/** Ends one of them. Throws 404; 403 for an owner's by an admin. */
export async function deleteMemberSession(
  { database, credentials }: MemberContext,
  principal: MemberPrincipal,
  { memberId, id, ifMatch }: Pick<Change, "id" | "ifMatch"> & { memberId: string },
): Promise<void> {
  const member = await findMember({ database }, principal, memberId);
  if (member.role === "owner" && principal.role !== "owner") throw onlyOwners();
  const sessionId = parseId("session", id);
  await database.unscoped(async (transaction) => {
    const open = await listAccountSessions(transaction, principal.accountId, member.user_id, REFRESH_TOKEN_SECONDS);
    const found = open.find((session) => session.id === sessionId);
    if (!found || !(await revokeOwnSession(transaction, member.user_id, found.id))) throw new NotFoundError("sign-in");
    assertMatches(ifMatch, UNEDITED_VERSION);
    await recordAudit(transaction, principal, {
      action: "session.ended",
      target: { kind: "session", id },
      after: { member_id: formatId("member", member.id) },
    });
  });
  credentials.forget();
}

/** A sign-in is to all that a person belongs to: an admin of one workspace learns nothing of the others by it. */
async function findMember(
  { database }: Pick<MemberContext, "database">,
  principal: MemberPrincipal,
  id: string,
): Promise<MemberRow> {
  const { workspaceId, accountId, accountWide } = principal;
  const member = await database.inWorkspace(workspaceId, (transaction) =>
    getMember(transaction, accountId, parseId("member", id)),
  );
  assertSameWidth(principal, member);
  if (accountWide) return member;
  if (await database.unscoped((transaction) => isMemberElsewhere(transaction, member.user_id, principal)))
    throw new ConflictError(
      "member_elsewhere",
      "This person belongs to other accounts or workspaces too, so only they themselves see their sign-ins.",
    );
  return member;
}
