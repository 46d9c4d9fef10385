import type { Transaction } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";

/**
 * Who began a chat in somebody's name. Of what they said about them the log keeps that they did: what is personal must
 * be erasable.
 */
export async function recordOpenedFor(
  transaction: Transaction,
  principal: Principal,
  chat: { id: string; visitorId: string; given: object },
): Promise<void> {
  await recordAudit(transaction, principal, {
    action: "chat.opened_for_visitor",
    target: { kind: "chat", id: formatId("chat", chat.id) },
    after: { visitor_id: formatId("visitor", chat.visitorId), given: Object.keys(chat.given) },
  });
}
