import type { Transaction } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import type { Principal } from "../identity/index.ts";
import type { AgentRow } from "./agent-queries.ts";
import { presentAgent } from "./present-agent.ts";

/** Writes what someone did to an assistant into the audit log. */
export function recordAgent(
  transaction: Transaction,
  principal: Principal,
  action: "created" | "updated" | "published" | "deleted" | "restored",
  rows: { before?: AgentRow; after?: AgentRow },
): Promise<void> {
  const row = (rows.after ?? rows.before)!;
  return recordAudit(transaction, principal, {
    action: `agent.${action}`,
    target: { kind: "agent", id: formatId("agent", row.id) },
    before: rows.before && presentAgent(rows.before),
    after: rows.after && presentAgent(rows.after),
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
