import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";

export interface UnsummarisedHandoff {
  id: string;
  chat_id: string;
  agent_id: string;
  /** Of the version that visitors talk to. */
  model: string;
}

/** The oldest open handoff whose assistant has a model, and whose summary nobody has tried to write until now. */
export async function takeUnsummarised(
  executor: Executor,
  workspaceId: string,
): Promise<UnsummarisedHandoff | undefined> {
  const [row] = await executor.query<UnsummarisedHandoff>(sql`
    WITH next AS (
      SELECT h.id, coalesce(v.definition ->> 'model', g.model) AS model FROM handoffs h
      JOIN agents g ON g.workspace_id = h.workspace_id AND g.id = h.agent_id
      LEFT JOIN agent_versions v ON v.workspace_id = g.workspace_id AND v.agent_id = g.id AND v.version = g.published_version
      WHERE h.workspace_id = ${workspaceId} AND h.summary_tried_at IS NULL AND h.status IN ('waiting', 'claimed')
        AND coalesce(v.definition ->> 'model', g.model) <> 'extractive'
      ORDER BY h.id LIMIT 1 FOR UPDATE OF h SKIP LOCKED)
    UPDATE handoffs h SET summary_tried_at = now() FROM next n
    WHERE h.workspace_id = ${workspaceId} AND h.id = n.id RETURNING h.id, h.chat_id, h.agent_id, n.model`);
  return row;
}

export async function storeSummary(
  executor: Executor,
  workspaceId: string,
  handoffId: string,
  summary: { text: string; model: string },
): Promise<void> {
  await executor.query(sql`UPDATE handoffs SET written_summary = ${JSON.stringify(summary)}::jsonb
    WHERE workspace_id = ${workspaceId} AND id = ${handoffId}`);
}

/** Sets aside what it may cost at most; null: the day's, or the month's, budget has no room for it. */
export async function setMoneyAside(
  executor: Executor,
  workspaceId: string,
  money: { agentId: string; highestMicros: number; dayLimitMicros: number | undefined },
): Promise<number | null> {
  const [row] = await executor.query<{ micros: string | null }>(sql`
    SELECT citedesk_set_money_aside(${workspaceId}, ${money.agentId}, ${money.highestMicros}, ${money.dayLimitMicros ?? null}) AS micros`);
  return row!.micros === null ? null : Number(row!.micros);
}
