import sql from "sql-template-tag";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import { recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { countRows } from "./erasure-queries.ts";

/**
 * Deletes the events that are these resources (public ids), and the transcripts of these chats, with the log of their
 * deliveries. What waits to be delivered is not sent any more.
 */
export async function deleteEventsOf(
  executor: Executor,
  workspaceId: string,
  publicIds: string[],
  transcriptsOfChats: string[] = [],
): Promise<{ events: number; delivery_logs: number }> {
  if (publicIds.length + transcriptsOfChats.length === 0) return { events: 0, delivery_logs: 0 };
  const deleted = await executor.query<{ sequence: string }>(sql`
    DELETE FROM events WHERE workspace_id = ${workspaceId} AND (data ->> 'id' = ANY(${publicIds})
      OR (type = 'handoff.requested' AND data ->> 'chat_id' = ANY(${transcriptsOfChats})))
    RETURNING sequence`);
  const sequences = deleted.map(({ sequence }) => sequence);
  const delivery_logs = await countRows(
    executor,
    sql`DELETE FROM webhook_deliveries WHERE workspace_id = ${workspaceId}
      AND webhook_id = ANY(ARRAY(SELECT id FROM webhooks WHERE workspace_id = ${workspaceId}))
      AND event_sequence = ANY(${sequences}::bigint[]) RETURNING 1`,
  );
  return { events: deleted.length, delivery_logs };
}

/**
 * Kept responses that name one of these. Requests that are under way store theirs later: they are told what it must not
 * name. In one order, so that two erasures don't wait for each other.
 */
export async function deleteResponsesNaming(
  executor: Executor,
  workspaceId: string,
  publicIds: string[],
): Promise<number> {
  await executor.query(sql`
    WITH under_way AS (
      SELECT credential, path, key FROM idempotency_records
      WHERE workspace_id = ${workspaceId} AND response_status IS NULL AND message_id IS NULL
      ORDER BY credential, path, key FOR UPDATE)
    UPDATE idempotency_records r SET erased_ids = r.erased_ids || ${publicIds}::text[] FROM under_way u
    WHERE r.workspace_id = ${workspaceId} AND (r.credential, r.path, r.key) = (u.credential, u.path, u.key)`);
  return countRows(
    executor,
    sql`DELETE FROM idempotency_records r WHERE workspace_id = ${workspaceId}
      AND EXISTS (SELECT FROM unnest(${publicIds}::text[]) public_id WHERE strpos(r.response_body, public_id) > 0) RETURNING 1`,
  );
}

/**
 * The rows of the audit log stay, without what they tell of these; the log says which, so that its chain still proves
 * the rest.
 */
export async function clearAuditDetails(
  transaction: Transaction,
  workspaceId: string,
  publicIds: string[],
): Promise<number> {
  const rows = await transaction.query<{ id: string }>(sql`
    UPDATE audit_events SET before = NULL, after = NULL, address = CASE WHEN actor_kind <> 'visitor' THEN address END
      WHERE workspace_id = ${workspaceId} AND target_id = ANY(${publicIds})
        AND (before IS NOT NULL OR after IS NOT NULL OR (actor_kind = 'visitor' AND address IS NOT NULL)) RETURNING id`);
  if (rows.length === 0) return 0;
  await recordAudit(
    transaction,
    { workspaceId, actor: SYSTEM_ACTOR },
    {
      action: "audit.details_erased",
      target: { kind: "workspace", id: formatId("workspace", workspaceId) },
      after: { event_ids: rows.map(({ id }) => formatId("audit", id)) },
    },
  );
  return rows.length;
}
