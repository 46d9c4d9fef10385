import type { Transaction } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Principal } from "../identity/index.ts";

/** Past its checks: who decided that, and why, if they said so. */
export function recordForcedPublishing(
  transaction: Transaction,
  principal: Principal,
  agentId: string,
  version: number,
  reason: string | undefined,
): Promise<void> {
  return recordAudit(transaction, principal, {
    action: "agent.published_past_checks",
    target: { kind: "agent", id: agentId },
    after: { version, reason: reason ?? null },
  });
}
