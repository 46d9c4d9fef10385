import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

export interface IdempotencyKey {
  credential: string;
  path: string;
  key: string;
  requestHash: string;
}

export interface IdempotencyRecord {
  request_hash: string;
  response_status: number | null;
  response_headers: Record<string, string> | null;
  response_body: string | null;
  had_secret: boolean;
  message_id: string | null;
}

/** Longer than any request takes (`Prefer: wait` ends after 60 s); then whoever held the key is dead. */
const HELD_SECONDS = 120;

/** True: the key is this request's now. A record of a day ago, or held by a process that died, counts as none. */
export async function claimKey(executor: Executor, workspaceId: string, key: IdempotencyKey): Promise<boolean> {
  const rows = await executor.query(sql`
    INSERT INTO idempotency_records AS r (workspace_id, credential, path, key, request_hash, held_until)
    VALUES (${workspaceId}, ${key.credential}, ${key.path}, ${key.key}, ${key.requestHash},
      now() + make_interval(secs => ${HELD_SECONDS}))
    ON CONFLICT (workspace_id, credential, path, key) DO UPDATE SET request_hash = excluded.request_hash,
      held_until = excluded.held_until, created_at = now(), response_status = NULL, response_headers = NULL,
      response_body = NULL, had_secret = false, message_id = NULL,
      erased_ids = '{}'
    WHERE r.created_at < now() - interval '24 hours'
      OR (r.response_status IS NULL AND r.message_id IS NULL AND r.held_until < now())
    RETURNING key`);
  return rows.length > 0;
}

export async function findRecord(
  executor: Executor,
  workspaceId: string,
  key: IdempotencyKey,
): Promise<IdempotencyRecord | undefined> {
  const [row] = await executor.query<IdempotencyRecord>(sql`
    SELECT request_hash, response_status, response_headers, response_body, had_secret, message_id
    FROM idempotency_records WHERE ${isRecord(workspaceId, key)}`);
  return row;
}

/** A response that names what was erased while it was made isn't kept: a repeat is a first request again. */
export async function storeResponse(
  executor: Executor,
  workspaceId: string,
  key: IdempotencyKey,
  response: { status: number; headers: object; body: string | null; hadSecret: boolean },
): Promise<void> {
  const namesErased = sql`EXISTS (SELECT FROM unnest(erased_ids) erased_id WHERE strpos(given.body, erased_id) > 0)`;
  await executor.query(sql`
    UPDATE idempotency_records SET
      response_status = CASE WHEN ${namesErased} THEN NULL ELSE ${response.status}::integer END,
      held_until = CASE WHEN ${namesErased} THEN '-infinity'::timestamptz END,
      response_headers = CASE WHEN ${namesErased} THEN NULL ELSE ${JSON.stringify(response.headers)}::jsonb END,
      response_body = CASE WHEN ${namesErased} THEN NULL ELSE given.body END,
      had_secret = ${response.hadSecret}
    FROM (SELECT ${response.body}::text AS body) given
    WHERE ${isRecord(workspaceId, key)}`);
}

/** What was begun under the key: a repeat joins it. */
export async function storeMessageId(
  executor: Executor,
  workspaceId: string,
  key: IdempotencyKey,
  messageId: string,
): Promise<void> {
  await executor.query(
    sql`UPDATE idempotency_records SET message_id = ${messageId} WHERE ${isRecord(workspaceId, key)}`,
  );
}

/** After a failure of ours: the next try is a first one. */
export async function releaseKey(executor: Executor, workspaceId: string, key: IdempotencyKey): Promise<void> {
  await executor.query(sql`DELETE FROM idempotency_records WHERE ${isRecord(workspaceId, key)}`);
}

export async function deleteOldRecords(executor: Executor, workspaceId: string): Promise<void> {
  await executor.query(sql`
    DELETE FROM idempotency_records
    WHERE workspace_id = ${workspaceId} AND created_at < now() - interval '24 hours'`);
}

function isRecord(workspaceId: string, key: IdempotencyKey) {
  return sql`workspace_id = ${workspaceId} AND credential = ${key.credential} AND path = ${key.path} AND key = ${key.key}`;
}
