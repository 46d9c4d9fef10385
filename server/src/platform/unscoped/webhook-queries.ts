import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

export interface DueEndpoint {
  workspace_id: string;
  id: string;
  is_failing: boolean;
}

/** Of any workspace. */
export async function hasActiveEndpoint(executor: Executor): Promise<boolean> {
  const [row] = await executor.query<{ found: boolean }>(sql`
    SELECT EXISTS (SELECT FROM webhooks WHERE status = 'active' AND deleted_at IS NULL) AS found`);
  return row!.found;
}

/** Active endpoints, of every workspace, with a delivery that may start now. */
export function findDueEndpoints(executor: Executor): Promise<DueEndpoint[]> {
  return executor.query<DueEndpoint>(sql`
    SELECT w.workspace_id, w.id, w.failing_since IS NOT NULL AS is_failing FROM webhooks w
    WHERE w.status = 'active' AND w.deleted_at IS NULL AND EXISTS (
      SELECT FROM webhook_deliveries d
      WHERE d.workspace_id = w.workspace_id AND d.webhook_id = w.id AND d.status = 'waiting'
        AND d.next_attempt_at <= now())`);
}
