import type { Transaction } from "../../platform/database/database.ts";
import { ConflictError, ForbiddenError } from "../../platform/errors/app-error.ts";
import { lockOwners, type MemberRow } from "./member-queries.ts";
import type { Principal } from "./principal.ts";

/**
 * Only owners make or change owners, and the last one of the whole account stays. `after` undefined: removed. Throws
 * 403, 409.
 */
export async function assertRoleMayChange(
  transaction: Transaction,
  principal: Principal,
  member: MemberRow,
  after: Pick<MemberRow, "role" | "workspace_id"> | undefined,
): Promise<void> {
  const concernsOwners = member.role === "owner" || after?.role === "owner";
  if (concernsOwners && !(principal.kind === "member" && principal.role === "owner")) throw onlyOwners();
  const isOwnerOfAll = (row: Pick<MemberRow, "role" | "workspace_id">) =>
    row.role === "owner" && row.workspace_id === null;
  if (!isOwnerOfAll(member) || (after && isOwnerOfAll(after))) return;
  const owners = await lockOwners(transaction, principal.accountId);
  if (owners.every((id) => id === member.id))
    throw new ConflictError(
      "last_owner",
      "This is the last owner of the account. Make another member an owner of all its workspaces first.",
    );
}

/** Who looks after one workspace changes nobody who looks after all of them. Throws 403. */
export function assertSameWidth(principal: Principal, member: Pick<MemberRow, "workspace_id">): void {
  if (member.workspace_id !== null || (principal.kind === "member" && principal.accountWide)) return;
  throw new ForbiddenError("This person belongs to all workspaces of the account: ask an owner or admin who does too.");
}

export function onlyAccountWide(): ForbiddenError {
  return new ForbiddenError("This concerns the account: ask an owner or admin who belongs to all of its workspaces.");
}

export function onlyOwners(): ForbiddenError {
  return new ForbiddenError("Only an owner makes, changes or removes owners.");
}
