import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";

/** Replaces what was set aside by what it cost. */
export async function chargeSpend(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  amounts: { reservedMicros: number; costMicros: number },
): Promise<void> {
  const change = amounts.costMicros - amounts.reservedMicros;
  if (change === 0) return;
  await executor.query(sql`
    INSERT INTO model_spend AS s (workspace_id, agent_id, day, micros)
    VALUES (${workspaceId}, ${agentId}, ${TODAY}, ${Math.max(0, change)})
    ON CONFLICT (workspace_id, agent_id, day) DO UPDATE SET micros = greatest(0, s.micros + ${change}::bigint)`);
}

const TODAY = sql`(now() AT TIME ZONE 'UTC')::date`;
