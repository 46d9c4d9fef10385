import type { Transaction } from "../../platform/database/database.ts";
import { ConflictError, ForbiddenError } from "../../platform/errors/app-error.ts";
import { lockOwners, type MemberRow } from "./member-queries.ts";
import type { Principal, Role } from "./principal.ts";

/** Only owners make or change owners, and the last one stays. `role` undefined: removed. */
export async function assertRoleMayChange(
  transaction: Transaction,
  principal: Principal,
  member: MemberRow,
  role: Role | undefined,
): Promise<void> {
  const concernsOwners = member.role === "owner" || role === "owner";
  if (concernsOwners && !(principal.kind === "member" && principal.role === "owner")) throw onlyOwners();
  if (member.role !== "owner" || role === "owner") return;
  const owners = await lockOwners(transaction, principal.accountId);
  if (owners.every((id) => id === member.id))
    throw new ConflictError("last_owner", "This is the last owner. Make another member an owner first.");
}

export function onlyOwners(): ForbiddenError {
  return new ForbiddenError("Only an owner makes, changes or removes owners.");
}
