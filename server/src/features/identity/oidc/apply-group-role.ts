import type { Database } from "../../../platform/database/database.ts";
import { recordAudit } from "../../../platform/events/record-audit.ts";
import { formatId } from "../../../platform/ids/identifiers.ts";
import { handOver, recordHandOver } from "../hand-over.ts";
import { getMember, lockMember, updateMembership } from "../member-queries.ts";
import type { SignInOrigin } from "../open-session.ts";
import { presentMember } from "../present-member.ts";
import type { Admitted } from "./admit-person.ts";

/**
 * Gives a member the role of their groups, as an admin would; owners are made and unmade here alone. True: it has
 * changed.
 */
export async function applyGroupRole(
  database: Database,
  { accountId, role }: Admitted,
  { address, requestId }: SignInOrigin,
): Promise<boolean> {
  if (!role || role.wanted === "owner") return false;
  const { workspaceId, memberId, wanted } = role;
  const actor = { kind: "system" as const, id: null, name: "Groups of the sign-in provider", address, requestId };
  const who = { accountId, workspaceId, actor };
  return database.inWorkspace(workspaceId, async (transaction) => {
    await lockMember(transaction, accountId, memberId);
    const before = await getMember(transaction, accountId, memberId);
    if (before.role === wanted || before.role === "owner") return false;
    await updateMembership(transaction, accountId, { ...before, role: wanted });
    const after = await getMember(transaction, accountId, memberId);
    const id = formatId("member", memberId);
    const handedOver = await handOver(transaction, who, before, after, { id: undefined, pointer: "" });
    await recordHandOver(transaction, who, id, handedOver);
    await recordAudit(transaction, who, {
      action: "member.updated",
      target: { kind: "member", id },
      before: presentMember(before),
      after: presentMember(after),
    });
    return true;
  });
}
