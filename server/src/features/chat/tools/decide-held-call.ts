import type { Transaction } from "../../../platform/database/database.ts";
import { recordAudit } from "../../../platform/events/record-audit.ts";
import { formatId } from "../../../platform/ids/identifiers.ts";
import type { Principal } from "../../identity/index.ts";
import { type Decision, type HeldCall, takeHeldCall } from "./held-call-queries.ts";

const AUDITED = { running: "tool_call.agreed", declined: "tool_call.declined" } as const;

/**
 * Takes the call that a chat waits with, or the one of a message, out of its wait. Undefined: there is none, or it was
 * decided. A yes and a no are in the audit log, whoever said it: what follows has effects elsewhere.
 */
export async function decideHeldCall(
  transaction: Transaction,
  principal: Principal,
  which: { chatId: string; messageId?: string },
  decision: Decision,
): Promise<HeldCall | undefined> {
  const call = await takeHeldCall(transaction, principal.workspaceId, which, decision);
  if (call && decision !== "dropped")
    await recordAudit(transaction, principal, {
      action: AUDITED[decision],
      target: { kind: "chat", id: formatId("chat", which.chatId) },
      after: { tool: call.name },
    });
  return call;
}
