import sql, { type Sql } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

/** Days; null: for ever. */
export interface RetentionDays {
  chats_days: number | null;
  visitors_days: number | null;
  logs_days: number | null;
}

export async function findRetention(executor: Executor, workspaceId: string): Promise<RetentionDays> {
  const [row] = await executor.query<RetentionDays>(sql`
    SELECT (settings -> 'retention' ->> 'chats_days')::int AS chats_days,
      (settings -> 'retention' ->> 'visitors_days')::int AS visitors_days,
      (settings -> 'retention' ->> 'logs_days')::int AS logs_days
    FROM workspaces WHERE id = ${workspaceId}`);
  return row!;
}

/** By the last message, which `updated_at` follows. */
export async function listOldChats(
  executor: Executor,
  workspaceId: string,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM chats WHERE workspace_id = ${workspaceId} AND updated_at < ${before}
    ORDER BY id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** Nobody whose chat is younger. */
export async function listOldVisitors(
  executor: Executor,
  workspaceId: string,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT v.id FROM visitors v
    WHERE v.workspace_id = ${workspaceId} AND v.last_seen_at < ${before} AND v.erasing_at IS NULL
      AND NOT EXISTS (SELECT FROM chats c WHERE c.workspace_id = v.workspace_id AND c.visitor_id = v.id
        AND c.updated_at >= ${before})
    ORDER BY v.id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

export function deleteOldAuditEvents(executor: Executor, workspaceId: string, before: Date, limit: number) {
  return deleteOld(executor, workspaceId, sql`audit_events`, before, limit);
}

export function deleteOldEvents(executor: Executor, workspaceId: string, before: Date, limit: number) {
  return deleteOld(executor, workspaceId, sql`events`, before, limit);
}

export function deleteOldDeliveries(executor: Executor, workspaceId: string, before: Date, limit: number) {
  return deleteOld(executor, workspaceId, sql`webhook_deliveries`, before, limit);
}

async function deleteOld(
  executor: Executor,
  workspaceId: string,
  table: Sql,
  before: Date,
  limit: number,
): Promise<number> {
  const rows = await executor.query(sql`
    DELETE FROM ${table} WHERE workspace_id = ${workspaceId} AND id IN (
      SELECT id FROM ${table} WHERE workspace_id = ${workspaceId} AND created_at < ${before}
      ORDER BY id LIMIT ${limit})
    RETURNING 1`);
  return rows.length;
}
