import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";

export interface ApiKeyRow {
  id: string;
  name: string;
  hint: string;
  kind: "secret" | "publishable";
  scopes: string[];
  agent_id: string | null;
  brand_id: string | null;
  allowed_origins: string[];
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  previous_until: Date | null;
  /** The member who made it, or has it now. */
  created_by: string | null;
  version: number;
}

const COLUMNS = sql`id, name, hint, kind, scopes, agent_id, brand_id, allowed_origins, created_at, expires_at,
  last_used_at, CASE WHEN previous_until > now() THEN previous_until END AS previous_until,
  created_by, version`;

export function listApiKeys(
  executor: Executor,
  workspaceId: string,
  filter: { kind?: string | undefined; search?: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<ApiKeyRow[]> {
  return executor.query<ApiKeyRow>(sql`
    SELECT ${COLUMNS} FROM api_keys
    WHERE workspace_id = ${workspaceId} AND revoked_at IS NULL
      ${filter.kind ? sql`AND kind = ${filter.kind}` : empty}
      ${filter.search ? sql`AND name ILIKE ${containsPattern(filter.search)}` : empty}
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

/** Throws `NotFoundError`. */
export async function getApiKey(executor: Executor, workspaceId: string, id: string | undefined): Promise<ApiKeyRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<ApiKeyRow>(sql`
          SELECT ${COLUMNS} FROM api_keys
          WHERE workspace_id = ${workspaceId} AND id = ${id} AND revoked_at IS NULL`);
  if (!row) throw new NotFoundError("API key");
  return row;
}

export interface NewApiKey {
  id: string;
  name: string;
  keyHash: string;
  hint: string;
  kind: "secret" | "publishable";
  scopes: string[];
  agentId: string | null;
  brandId: string | null;
  allowedOrigins: string[];
  expiresAt: string | null;
  createdBy: string | null;
}

export async function insertApiKey(executor: Executor, workspaceId: string, key: NewApiKey): Promise<ApiKeyRow> {
  const [row] = await executor.query<ApiKeyRow>(sql`
    INSERT INTO api_keys (workspace_id, id, name, key_hash, hint, kind, scopes, agent_id, brand_id, allowed_origins,
      expires_at, created_by)
    VALUES (${workspaceId}, ${key.id}, ${key.name}, ${key.keyHash}, ${key.hint}, ${key.kind}, ${key.scopes},
      ${key.agentId}, ${key.brandId}, ${key.allowedOrigins}, ${key.expiresAt}, ${key.createdBy})
    RETURNING ${COLUMNS}`);
  return row!;
}

export async function updateApiKeyRow(
  executor: Executor,
  workspaceId: string,
  key: Pick<ApiKeyRow, "id" | "name" | "scopes" | "allowed_origins"> & { expiresAt: Date | string | null },
): Promise<ApiKeyRow> {
  const [row] = await executor.query<ApiKeyRow>(sql`
    UPDATE api_keys SET name = ${key.name}, scopes = ${key.scopes}, allowed_origins = ${key.allowed_origins},
      expires_at = ${key.expiresAt}, version = version + 1
    WHERE workspace_id = ${workspaceId} AND id = ${key.id} RETURNING ${COLUMNS}`);
  return row!;
}

/** The key before works on for `overlapSeconds`. */
export async function rotateApiKeyRow(
  executor: Executor,
  workspaceId: string,
  key: { id: string; keyHash: string; hint: string; overlapSeconds: number },
): Promise<ApiKeyRow> {
  const [row] = await executor.query<ApiKeyRow>(sql`
    UPDATE api_keys SET previous_hash = key_hash, previous_until = now() + make_interval(secs => ${key.overlapSeconds}),
      key_hash = ${key.keyHash}, hint = ${key.hint}, version = version + 1
    WHERE workspace_id = ${workspaceId} AND id = ${key.id} RETURNING ${COLUMNS}`);
  return row!;
}

export async function markApiKeyRevoked(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE api_keys SET revoked_at = now(), version = version + 1 WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

/** A member's keys in all workspaces of the account end, or pass to `heirId`. Their ids. */
export async function handOverKeys(executor: Executor, memberId: string, heirId: string | null): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    sql`SELECT id FROM citedesk_hand_over_keys(${memberId}, ${heirId})`,
  );
  return rows.map(({ id }) => id);
}

export const API_KEYS = { prefix: "key", lock: lockRowOf(sql`api_keys`), get: getApiKey } as const;
