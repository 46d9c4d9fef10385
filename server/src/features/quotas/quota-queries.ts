import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

/** What a workspace may hold or use; null: no limit. */
export interface Limits {
  sources: number | null;
  pages: number | null;
  passages: number | null;
  upload_bytes: number | null;
  chats_per_month: number | null;
  agent_chats_per_month: number | null;
}

export const NO_LIMITS: Limits = {
  sources: null,
  pages: null,
  passages: null,
  upload_bytes: null,
  chats_per_month: null,
  agent_chats_per_month: null,
};

export async function findLimits(executor: Executor, workspaceId: string): Promise<Limits> {
  const [row] = await executor.query<{ limits: Partial<Limits> | null }>(
    sql`SELECT settings -> 'limits' AS limits FROM workspaces WHERE id = ${workspaceId}`,
  );
  return { ...NO_LIMITS, ...row?.limits };
}

export interface KnowledgeUse {
  sources: number;
  pages: number;
  passages: number;
  upload_bytes: number;
}

export async function countKnowledge(executor: Executor, workspaceId: string): Promise<KnowledgeUse> {
  const [row] = await executor.query<KnowledgeUse>(sql`
    SELECT count(*)::int AS sources, coalesce(sum(fetched), 0)::int AS pages, coalesce(sum(passages), 0)::int AS passages,
      coalesce(sum((settings ->> 'size')::bigint), 0)::float8 AS upload_bytes
    FROM sources WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL`);
  return row!;
}

export interface AgentUse {
  agent_id: string;
  chats: number;
  micros: number;
}

/** Of this calendar month (UTC), by assistant. */
export function countChats(executor: Executor, workspaceId: string): Promise<AgentUse[]> {
  return executor.query<AgentUse>(sql`
    SELECT a.id AS agent_id,
      (SELECT count(*)::int FROM chats c WHERE c.workspace_id = a.workspace_id AND c.agent_id = a.id
         AND c.created_at >= ${MONTH}) AS chats,
      (SELECT coalesce(sum(s.micros), 0)::float8 FROM model_spend s WHERE s.workspace_id = a.workspace_id
         AND s.agent_id = a.id AND s.day >= (${MONTH})::date) AS micros
    FROM agents a WHERE a.workspace_id = ${workspaceId} AND a.deleted_at IS NULL ORDER BY a.id DESC`);
}

/** One look where no limit is set, so that a question costs next to nothing. */
export async function findSpentChatLimit(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<{ name: string; limit: number } | undefined> {
  const [row] = await executor.query<{ name: string; limit: number }>(sql`
    SELECT l.name, l.most AS limit
    FROM workspaces w,
      LATERAL (VALUES ('chats_per_month', (w.settings -> 'limits' ->> 'chats_per_month')::int, NULL::uuid),
        ('agent_chats_per_month', (w.settings -> 'limits' ->> 'agent_chats_per_month')::int, ${agentId}::uuid))
        AS l (name, most, agent_id)
    WHERE w.id = ${workspaceId} AND l.most IS NOT NULL AND l.most <= (
      SELECT count(*) FROM chats c WHERE c.workspace_id = w.id AND c.created_at >= ${MONTH}
        AND (l.agent_id IS NULL OR c.agent_id = l.agent_id))
    LIMIT 1`);
  return row;
}

const MONTH = sql`(date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')`;
