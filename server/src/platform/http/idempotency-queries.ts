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
}

/** True: the key is this request's now. A record of a day ago, or held by a process that died, counts as none. */
export async function claimKey(executor: Executor, workspaceId: string, key: IdempotencyKey): Promise<boolean> {
  const [row] = await executor.query<{ claimed: boolean }>(sql`
    SELECT citedesk_claim_key(${workspaceId}, ${key.credential}, ${key.path}, ${key.key}, ${key.requestHash}, NULL) AS claimed`);
  return row?.claimed ?? false;
}

export async function findRecord(
  executor: Executor,
  workspaceId: string,
  key: IdempotencyKey,
): Promise<IdempotencyRecord | undefined> {
  const [row] = await executor.query<IdempotencyRecord>(sql`
    SELECT request_hash, response_status, response_headers, response_body, had_secret
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
