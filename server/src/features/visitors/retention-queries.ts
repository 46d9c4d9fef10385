import sql, { type Sql } from "sql-template-tag";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import { recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";

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

/**
 * By the last message, which `updated_at` follows. Locked: whoever asks in one at this moment keeps it, or finds it
 * gone.
 */
export async function listOldChats(
  executor: Executor,
  workspaceId: string,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM chats WHERE workspace_id = ${workspaceId} AND updated_at < ${before}
    ORDER BY id LIMIT ${limit} FOR UPDATE`);
  return rows.map(({ id }) => id);
}

/** Nobody whose chat is younger. Locked: who comes back at this moment waits, and comes as somebody new. */
export async function findOldVisitor(
  executor: Executor,
  workspaceId: string,
  before: Date,
): Promise<string | undefined> {
  const [row] = await executor.query<{ id: string }>(sql`
    SELECT v.id FROM visitors v
    WHERE v.workspace_id = ${workspaceId} AND v.last_seen_at < ${before} AND v.erasing_at IS NULL
      AND NOT EXISTS (SELECT FROM chats c WHERE c.workspace_id = v.workspace_id AND c.visitor_id = v.id
        AND c.updated_at >= ${before})
    ORDER BY v.id LIMIT 1 FOR UPDATE`);
  return row?.id;
}

/** Whether the visitor has asked since then after all; of their chats nobody changes one until the transaction ends. */
export async function hasComeBack(
  executor: Executor,
  workspaceId: string,
  visitorId: string,
  before: Date,
): Promise<boolean> {
  const chats = await executor.query<{ is_young: boolean }>(sql`
    SELECT updated_at >= ${before} AS is_young FROM chats
    WHERE workspace_id = ${workspaceId} AND visitor_id = ${visitorId} ORDER BY id FOR UPDATE`);
  return chats.some(({ is_young: isYoung }) => isYoung);
}

/** The oldest of them, as the chain goes, up to the first that stays; the log says until where. */
export async function deleteOldAuditEvents(transaction: Transaction, workspaceId: string, before: Date, limit: number) {
  const rows = await transaction.query<{ sequence: string }>(sql`
    WITH oldest AS (
      SELECT c.sequence, c.event_id, e.created_at FROM audit_chain c
      JOIN audit_events e ON e.workspace_id = c.workspace_id AND e.id = c.event_id
      WHERE c.workspace_id = ${workspaceId} ORDER BY c.sequence LIMIT ${limit}),
    gone AS (
      DELETE FROM audit_chain c USING oldest o WHERE c.workspace_id = ${workspaceId} AND c.sequence = o.sequence
        AND NOT EXISTS (SELECT FROM oldest y WHERE y.sequence <= o.sequence AND y.created_at >= ${before})
      RETURNING c.sequence, c.event_id)
    DELETE FROM audit_events e USING gone g WHERE e.workspace_id = ${workspaceId} AND e.id = g.event_id
    RETURNING g.sequence`);
  if (rows.length === 0) return 0;
  const through = Math.max(...rows.map(({ sequence }) => Number(sequence)));
  await recordAudit(
    transaction,
    { workspaceId, actor: SYSTEM_ACTOR },
    {
      action: "audit.trimmed",
      target: { kind: "workspace", id: formatId("workspace", workspaceId) },
      after: { through, events: rows.length },
    },
  );
  return rows.length;
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
