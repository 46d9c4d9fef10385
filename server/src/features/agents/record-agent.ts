import type { Transaction } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Principal } from "../identity/index.ts";
import type { Agent } from "./agent-schemas.ts";

/** Writes what someone did to an assistant into the audit log. */
export function recordAgent(
  transaction: Transaction,
  principal: Principal,
  action: "created" | "updated" | "published" | "deleted" | "restored",
  { before, after }: { before?: Agent; after?: Agent },
): Promise<void> {
  return recordAudit(transaction, principal, {
    action: `agent.${action}`,
    target: { kind: "agent", id: (after ?? before)!.id },
    before,
    after,
  });
}

/** Past its checks: who decided that, and why. */
export function recordForcedPublishing(
  transaction: Transaction,
  principal: Principal,
  agentId: string,
  version: number,
  reason: string,
): Promise<void> {
  return recordAudit(transaction, principal, {
    action: "agent.published_past_checks",
    target: { kind: "agent", id: agentId },
    after: { version, reason },
  });
}
