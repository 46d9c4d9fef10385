import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { recordForPerson } from "./open-session.ts";
import type { MemberPrincipal } from "./principal.ts";

/** A change of one's own account, in the audit log of each account that one belongs to. */
export function recordOwn(
  transaction: Transaction,
  member: MemberPrincipal,
  action: string,
  changed: { before?: object; after?: object } = {},
): Promise<void> {
  const user = { id: member.userId, name: member.name };
  return recordForPerson(transaction, user, member.actor, action, formatId("user", member.userId), changed);
}
