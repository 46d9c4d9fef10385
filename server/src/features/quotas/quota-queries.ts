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
  /** US dollars. */
  spend_per_month: number | null;
  agent_spend_per_month: number | null;
}

export const NO_LIMITS: Limits = {
  sources: null,
  pages: null,
  passages: null,
  upload_bytes: null,
  chats_per_month: null,
  agent_chats_per_month: null,
  spend_per_month: null,
  agent_spend_per_month: null,
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

/** Of the whole workspace, whoever asks: sources that are not deleted, and what answers use of them now. */
export async function countKnowledge(executor: Executor, workspaceId: string): Promise<KnowledgeUse> {
  const [row] = await executor.query<KnowledgeUse>(
    sql`SELECT sources, upload_bytes, pages, passages FROM citedesk_knowledge_use(${workspaceId})`,
  );
  return row!;
}

/** How many more pages and passages the workspace may hold. Without limits nothing is counted. */
export async function findKnowledgeRoom(
  executor: Executor,
  workspaceId: string,
): Promise<{ pages: number; passages: number }> {
  const { pages, passages } = await findLimits(executor, workspaceId);
  if (pages === null && passages === null)
    return { pages: Number.POSITIVE_INFINITY, passages: Number.POSITIVE_INFINITY };
  const used = await countKnowledge(executor, workspaceId);
  return {
    pages: (pages ?? Number.POSITIVE_INFINITY) - used.pages,
    passages: (passages ?? Number.POSITIVE_INFINITY) - used.passages,
  };
}

export interface AgentUse {
  agent_id: string;
  is_deleted: boolean;
  chats: number;
  micros: number;
}

/** Of this calendar month (UTC), by assistant: what a deleted one has used is used all the same. */
export function countChats(executor: Executor, workspaceId: string): Promise<AgentUse[]> {
  return executor.query<AgentUse>(sql`
    SELECT a.id AS agent_id, a.deleted_at IS NOT NULL AS is_deleted,
      (SELECT count(*)::int FROM chats c WHERE c.workspace_id = a.workspace_id AND c.agent_id = a.id
         AND c.created_at >= ${MONTH} AND c.opened_by IS DISTINCT FROM 'import') AS chats,
      (SELECT coalesce(sum(s.micros), 0)::float8 FROM model_spend s WHERE s.workspace_id = a.workspace_id
         AND s.agent_id = a.id AND s.day >= (${MONTH} AT TIME ZONE 'UTC')::date) AS micros
    FROM agents a WHERE a.workspace_id = ${workspaceId} ORDER BY a.id DESC`);
}

/**
 * Which limit the chats of this month have used up. Where one is set, whoever else starts a chat waits until the
 * transaction ends.
 */
export async function findSpentChatLimit(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<{ name: string; limit: number } | undefined> {
  const [row] = await executor.query<{ spent: { name: string; limit: number } | null }>(
    sql`SELECT citedesk_spent_chat_limit(${workspaceId}, ${agentId}) AS spent`,
  );
  return row?.spent ?? undefined;
}

const MONTH = sql`(date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')`;
