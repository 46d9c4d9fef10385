import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { type CursorPosition, readNumberKey } from "../../platform/http/cursors.ts";
import { type EarlierSecret, STILL_SIGNING } from "./webhook-queries.ts";
import type { Delivery } from "./webhook-schemas.ts";

export interface DeliveryRow {
  id: string;
  webhook_id: string;
  event_id: string;
  event_sequence: number;
  event_type: string;
  status: Delivery["status"];
  attempts: number;
  next_attempt_at: Date | null;
  response_status: number | null;
  error_code: string | null;
  error_message: string | null;
  response_body: string | null;
  duration_ms: number | null;
  last_attempt_at: Date | null;
  created_at: Date;
  completed_at: Date | null;
}

const COLUMNS = sql`id, webhook_id, event_id, event_sequence, event_type, status, attempts, next_attempt_at, response_status,
  error_code, error_message, response_body, duration_ms, last_attempt_at, created_at, completed_at`;

export interface DeliveryFilter {
  status: string | undefined;
  eventType: string | undefined;
}

/** Newest event first. */
export function listDeliveries(
  executor: Executor,
  workspaceId: string,
  filter: { webhookId: string } & DeliveryFilter,
  after: CursorPosition | undefined,
  limit: number,
): Promise<DeliveryRow[]> {
  return executor.query<DeliveryRow>(sql`
    SELECT ${COLUMNS} FROM webhook_deliveries
    WHERE workspace_id = ${workspaceId} AND webhook_id = ${filter.webhookId}
      ${filter.status ? sql`AND status = ${filter.status}` : empty}
      ${filter.eventType ? sql`AND event_type = ${filter.eventType}` : empty}
      ${after ? sql`AND event_sequence < ${readNumberKey(after, Number.MAX_SAFE_INTEGER)}` : empty}
    ORDER BY event_sequence DESC LIMIT ${limit + 1}`);
}

/** Throws `NotFoundError`. */
export async function getDelivery(
  executor: Executor,
  workspaceId: string,
  webhookId: string,
  id: string | undefined,
): Promise<DeliveryRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<DeliveryRow>(sql`
          SELECT ${COLUMNS} FROM webhook_deliveries
          WHERE workspace_id = ${workspaceId} AND webhook_id = ${webhookId} AND id = ${id}`);
  if (!row) throw new NotFoundError("delivery");
  return row;
}

/** Waiting again, from its first attempt on. Throws `NotFoundError`. */
export async function restartDelivery(
  executor: Executor,
  workspaceId: string,
  webhookId: string,
  id: string | undefined,
): Promise<DeliveryRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<DeliveryRow>(sql`
          UPDATE webhook_deliveries SET status = 'waiting', attempts = 0, failures = 0, next_attempt_at = now(), lease_id = NULL,
            completed_at = NULL
          WHERE workspace_id = ${workspaceId} AND webhook_id = ${webhookId} AND id = ${id} RETURNING ${COLUMNS}`);
  if (!row) throw new NotFoundError("delivery");
  return row;
}

export interface ClaimedDelivery {
  id: string;
  webhook_id: string;
  event_id: string;
  attempts: number;
  /** Attempts that ended without a receipt. */
  failures: number;
  type: string;
  data: Record<string, unknown>;
  sequence: number;
  happened_at: Date;
  url: string;
  secret: string;
  earlier_secrets: EarlierSecret[];
  /** Sealed. */
  headers: string | null;
}

/**
 * Takes up to `room` due deliveries of each endpoint, the longest due first. They come due again when the lease runs
 * out; until then only the holder of the lease may write their result. Each step goes by key: as one join, the planner
 * may begin at the endpoints and read every delivery that they ever had.
 */
export function claimDeliveries(
  executor: Executor,
  workspaceId: string,
  endpoints: { webhook_id: string; room: number }[],
  lease: { id: string; seconds: number },
): Promise<ClaimedDelivery[]> {
  return executor.query<ClaimedDelivery>(sql`
    WITH due AS MATERIALIZED (
      SELECT d.id FROM jsonb_to_recordset(${JSON.stringify(endpoints)}::jsonb) AS f (webhook_id uuid, room integer)
      CROSS JOIN LATERAL (
        SELECT id FROM webhook_deliveries
        WHERE workspace_id = ${workspaceId} AND webhook_id = f.webhook_id AND status = 'waiting'
          AND next_attempt_at <= now()
        ORDER BY next_attempt_at, event_sequence LIMIT f.room FOR UPDATE SKIP LOCKED) d),
    taken AS (
      UPDATE webhook_deliveries SET lease_id = ${lease.id}, attempts = attempts + 1, last_attempt_at = now(),
        next_attempt_at = now() + make_interval(secs => ${lease.seconds})
      WHERE workspace_id = ${workspaceId} AND id = ANY(ARRAY(SELECT id FROM due))
      RETURNING id, webhook_id, event_id, attempts, failures)
    SELECT t.*, e.*, w.* FROM taken t
    CROSS JOIN LATERAL (
      SELECT type, data, sequence, created_at AS happened_at FROM events
      WHERE workspace_id = ${workspaceId} AND id = t.event_id OFFSET 0) e
    CROSS JOIN LATERAL (
      SELECT url, secret, ${STILL_SIGNING} AS earlier_secrets, headers FROM webhooks
      WHERE workspace_id = ${workspaceId} AND id = t.webhook_id OFFSET 0) w`);
}

export interface DeliveryResult {
  id: string;
  webhook_id: string;
  lease_id: string;
  status: "waiting" | "delivered" | "failed";
  /** Seconds; null unless waiting. */
  retry_in: number | null;
  response_status: number | null;
  error_code: string | null;
  error_message: string | null;
  response_body: string | null;
  duration_ms: number;
}

/**
 * What a process that died had claimed comes due at once. Only where no other process can hold a lease: on the embedded
 * database, at the start.
 */
export async function releaseClaims(executor: Executor, workspaceId: string): Promise<void> {
  await executor.query(sql`
    UPDATE webhook_deliveries SET lease_id = NULL, next_attempt_at = now()
    WHERE workspace_id = ${workspaceId} AND status = 'waiting' AND lease_id IS NOT NULL`);
}

/** Ids of those that were still held. */
export async function storeResults(
  executor: Executor,
  workspaceId: string,
  results: DeliveryResult[],
): Promise<Set<string>> {
  const rows = await executor.query<{ id: string }>(sql`
    UPDATE webhook_deliveries d SET status = r.status, lease_id = NULL,
      failures = failures + CASE WHEN r.status = 'delivered' THEN 0 ELSE 1 END, response_status = r.response_status,
      error_code = r.error_code, error_message = r.error_message, response_body = r.response_body, duration_ms = r.duration_ms,
      next_attempt_at = now() + make_interval(secs => r.retry_in),
      completed_at = CASE WHEN r.status = 'waiting' THEN NULL ELSE now() END
    FROM jsonb_to_recordset(${JSON.stringify(results)}::jsonb) AS r (id uuid, lease_id uuid, status text,
      retry_in double precision, response_status integer, error_code text, error_message text, response_body text, duration_ms integer)
    WHERE d.workspace_id = ${workspaceId} AND d.id = r.id AND d.lease_id = r.lease_id
    RETURNING d.id`);
  return new Set(rows.map(({ id }) => id));
}

export async function noteEndpointHealth(
  executor: Executor,
  workspaceId: string,
  received: string[],
  refused: string[],
): Promise<void> {
  if (received.length > 0)
    await executor.query(sql`
      UPDATE webhooks SET failing_since = NULL
      WHERE workspace_id = ${workspaceId} AND id = ANY(${received}::uuid[]) AND failing_since IS NOT NULL`);
  if (refused.length > 0)
    await executor.query(sql`
      UPDATE webhooks SET failing_since = now()
      WHERE workspace_id = ${workspaceId} AND id = ANY(${refused}::uuid[]) AND failing_since IS NULL`);
}

/** Of these endpoints, those that were active and have received nothing for `days`; now switched off. */
export async function disableEndpoints(
  executor: Executor,
  workspaceId: string,
  ids: string[],
  reason: "failing" | "gone",
  days: number,
): Promise<{ id: string; url: string }[]> {
  return executor.query<{ id: string; url: string }>(sql`
    UPDATE webhooks SET status = 'disabled', disabled_reason = ${reason}, version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[]) AND status = 'active'
      AND (${days}::double precision = 0 OR failing_since <= now() - make_interval(secs => ${days} * 86400))
    RETURNING id, url`);
}

/**
 * The earliest events since then that the webhook wants, waiting to be sent again. Those that wait for their next try
 * are sent now as well; those that are due or under way stay as they are.
 */
export async function restartDeliveries(
  executor: Executor,
  workspaceId: string,
  webhookId: string,
  { since, types, limit }: { since: string; types: string[] | null; limit: number },
): Promise<{ queued: number; found: number; until: Date | null }> {
  const [row] = await executor.query<{ queued: number; found: number; until: Date | null }>(sql`
    WITH wanted AS MATERIALIZED (
      SELECT e.id, e.sequence, e.type, e.created_at FROM events e JOIN webhooks w ON w.workspace_id = e.workspace_id
        AND w.id = ${webhookId}
      WHERE e.workspace_id = ${workspaceId} AND e.created_at >= ${since}
        AND citedesk_wants_event(w.events, w.agent_ids, w.brand_ids, e.workspace_id, e.type, e.data)
        AND (${types}::text[] IS NULL OR citedesk_wants_event(${types}::text[], '{}', '{}', e.workspace_id, e.type, e.data))
      ORDER BY e.sequence LIMIT ${limit + 1}),
    taken AS (SELECT * FROM wanted ORDER BY sequence LIMIT ${limit}),
    queued AS (
      INSERT INTO webhook_deliveries AS d (workspace_id, id, webhook_id, event_id, event_sequence, event_type)
      SELECT ${workspaceId}, gen_random_uuid(), ${webhookId}, t.id, t.sequence, t.type FROM taken t
      ON CONFLICT (workspace_id, webhook_id, event_sequence) DO UPDATE SET status = 'waiting', attempts = 0, failures = 0,
        next_attempt_at = now(), lease_id = NULL, completed_at = NULL
        WHERE d.status <> 'waiting' OR (d.lease_id IS NULL AND d.next_attempt_at > now())
      RETURNING 1)
    SELECT (SELECT count(*)::integer FROM queued) AS queued, (SELECT count(*)::integer FROM wanted) AS found,
      (SELECT max(created_at) FROM taken) AS until`);
  return row!;
}

/** Those that ended before; what waits stays. */
export async function deleteOldDeliveries(executor: Executor, workspaceId: string, days: number): Promise<void> {
  await executor.query(sql`
    DELETE FROM webhook_deliveries
    WHERE workspace_id = ${workspaceId} AND status <> 'waiting' AND completed_at < now() - make_interval(days => ${days})`);
}
