import type { Transaction } from "../../platform/database/database.ts";
import { ForbiddenError } from "../../platform/errors/app-error.ts";
import { holdMember } from "./member-queries.ts";
import { mayAdminister } from "./permissions.ts";
import type { Principal } from "./principal.ts";

/**
 * Who is removed or demoted while they make a key or an invitation leaves none behind: their removal ends those that it
 * finds. Throws 403.
 */
export async function assertStillMember(transaction: Transaction, principal: Principal): Promise<void> {
  if (principal.kind !== "member") return;
  const now = await holdMember(transaction, principal.accountId, principal.memberId);
  const isSame = now?.role === principal.role && (now.workspace_id === null) === principal.accountWide;
  if (!isSame || !mayAdminister(now)) throw new ForbiddenError();
}
