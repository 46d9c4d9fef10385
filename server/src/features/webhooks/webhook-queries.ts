import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import type { Webhook } from "./webhook-schemas.ts";

/** A secret that was replaced and signs until its end. */
export interface EarlierSecret {
  id: string;
  /** Sealed. */
  secret: string;
  valid_until: string;
}

export interface WebhookRow {
  id: string;
  url: string;
  events: Webhook["events"];
  description: string;
  agent_ids: string[];
  brand_ids: string[];
  /** Sealed; null: none. */
  headers: string | null;
  header_names: string[];
  status: Webhook["status"];
  disabled_reason: Webhook["disabled_reason"];
  /** Sealed. */
  secret: string;
  secret_id: string;
  /** Newest first; those that still sign. */
  earlier_secrets: EarlierSecret[];
  failing_since: Date | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** Of replaced secrets those that haven't ended, newest first. */
export const STILL_SIGNING = sql`(SELECT coalesce(jsonb_agg(e.value ORDER BY e.ordinality), '[]')
  FROM jsonb_array_elements(earlier_secrets) WITH ORDINALITY e WHERE (e.value ->> 'valid_until')::timestamptz > now())`;

const COLUMNS = sql`id, url, events, description, agent_ids, brand_ids, headers, header_names, status, disabled_reason, secret, secret_id,
  ${STILL_SIGNING} AS earlier_secrets, failing_since, version, created_at, updated_at`;

/** Throws `NotFoundError`. */
export async function getWebhook(executor: Executor, workspaceId: string, id: string | undefined): Promise<WebhookRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<WebhookRow>(sql`
          SELECT ${COLUMNS} FROM webhooks WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL`);
  if (!row) throw new NotFoundError("webhook");
  return row;
}

export function listWebhooks(
  executor: Executor,
  workspaceId: string,
  filter: { status: string | undefined; search: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<WebhookRow[]> {
  const pattern = filter.search && containsPattern(filter.search);
  return executor.query<WebhookRow>(sql`
    SELECT ${COLUMNS} FROM webhooks
    WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL ${filter.status ? sql`AND status = ${filter.status}` : empty}
      ${pattern ? sql`AND (url ILIKE ${pattern} OR description ILIKE ${pattern})` : empty} ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

/** What its owner chooses. */
export type ChosenWebhook = Pick<
  WebhookRow,
  "id" | "url" | "events" | "description" | "status" | "agent_ids" | "brand_ids" | "headers" | "header_names"
>;

export async function insertWebhook(
  executor: Executor,
  workspaceId: string,
  webhook: Omit<ChosenWebhook, "status"> & Pick<WebhookRow, "secret">,
): Promise<WebhookRow> {
  const [row] = await executor.query<WebhookRow>(sql`
    INSERT INTO webhooks (workspace_id, id, url, events, description, agent_ids, brand_ids, headers, header_names, secret)
    VALUES (${workspaceId}, ${webhook.id}, ${webhook.url}, ${webhook.events}, ${webhook.description}, ${webhook.agent_ids}::uuid[],
      ${webhook.brand_ids}::uuid[], ${webhook.headers}, ${webhook.header_names}, ${webhook.secret})
    RETURNING ${COLUMNS}`);
  return row!;
}

export async function updateWebhookRow(
  executor: Executor,
  workspaceId: string,
  webhook: ChosenWebhook,
): Promise<WebhookRow> {
  const [row] = await executor.query<WebhookRow>(sql`
    UPDATE webhooks SET url = ${webhook.url}, events = ${webhook.events}, description = ${webhook.description},
      agent_ids = ${webhook.agent_ids}::uuid[], brand_ids = ${webhook.brand_ids}::uuid[], headers = ${webhook.headers},
      header_names = ${webhook.header_names}, failing_since = CASE WHEN status = ${webhook.status} AND url = ${webhook.url} THEN failing_since END,
      disabled_reason = CASE WHEN ${webhook.status} = 'active' THEN NULL ELSE coalesce(disabled_reason, 'by_request') END,
      status = ${webhook.status}, version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${webhook.id} RETURNING ${COLUMNS}`);
  return row!;
}

/** The secret before goes on signing for a day; those before it as long as they had; those that are lost no more. */
export async function replaceWebhookSecret(
  executor: Executor,
  workspaceId: string,
  id: string,
  secret: string,
  lostIds: readonly string[],
): Promise<WebhookRow> {
  const [row] = await executor.query<WebhookRow>(sql`
    UPDATE webhooks w SET secret = ${secret}, secret_id = gen_random_uuid(),
      earlier_secrets = (SELECT coalesce(jsonb_agg(b.value ORDER BY b.ordinality), '[]')
        FROM jsonb_array_elements(jsonb_build_array(jsonb_build_object('id', w.secret_id, 'secret', w.secret,
          'valid_until', now() + interval '24 hours')) || ${STILL_SIGNING}) WITH ORDINALITY b
        WHERE b.value ->> 'id' <> ALL (${lostIds}::text[])),
      version = version + 1, updated_at = now()
    WHERE w.workspace_id = ${workspaceId} AND w.id = ${id} RETURNING ${COLUMNS}`);
  return row!;
}

/** What could not be signed or sent with its headers, as their key was lost, is tried again now. */
export async function bringLostDue(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE webhook_deliveries SET next_attempt_at = now()
    WHERE workspace_id = ${workspaceId} AND webhook_id = ${id} AND status = 'waiting' AND error_code = 'secret_lost'
      AND lease_id IS NULL`);
}

export async function markWebhookDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE webhooks SET deleted_at = now(), status = 'disabled' WHERE workspace_id = ${workspaceId} AND id = ${id}`);
  await cancelWaiting(executor, workspaceId, [id]);
}

/** What waits for an endpoint that is switched off is not sent later, all at once; each can be retried by hand. */
export async function cancelWaiting(executor: Executor, workspaceId: string, webhookIds: string[]): Promise<void> {
  await executor.query(sql`
    UPDATE webhook_deliveries SET status = 'cancelled', completed_at = now(), next_attempt_at = NULL, lease_id = NULL
    WHERE workspace_id = ${workspaceId} AND webhook_id = ANY(${webhookIds}::uuid[]) AND status = 'waiting'`);
}

export const WEBHOOKS = { prefix: "webhook", lock: lockRowOf(sql`webhooks`), get: getWebhook } as const;
