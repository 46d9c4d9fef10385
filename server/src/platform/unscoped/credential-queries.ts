import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

export interface SessionAccess {
  session_id: string;
  user_id: string;
  member_id: string;
  email: string;
  name: string;
  account_id: string;
  role: string;
  workspaces: { id: string; kind: "live" | "test" }[];
}

/** Who a session is now: nothing when it was revoked or the person is no longer a member. */
export async function findSessionAccess(executor: Executor, sessionId: string): Promise<SessionAccess | undefined> {
  const [row] = await executor.query<SessionAccess>(sql`
    SELECT s.id AS session_id, u.id AS user_id, m.id AS member_id, u.email, u.name, s.account_id, m.role,
      (SELECT json_agg(json_build_object('id', w.id, 'kind', w.kind) ORDER BY w.kind)
       FROM workspaces w WHERE w.account_id = s.account_id) AS workspaces
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    JOIN memberships m ON m.user_id = s.user_id AND m.account_id = s.account_id
    WHERE s.id = ${sessionId} AND s.revoked_at IS NULL`);
  return row;
}

export interface ApiKeyAccess {
  id: string;
  workspace_id: string;
  account_id: string;
  name: string;
  kind: "secret" | "publishable";
  scopes: string[];
  agent_id: string | null;
  brand_id: string | null;
  expired: boolean;
  revoked: boolean;
}

export async function findApiKeyAccess(executor: Executor, hash: string): Promise<ApiKeyAccess | undefined> {
  const [row] = await executor.query<ApiKeyAccess>(sql`
    SELECT k.id, k.workspace_id, w.account_id, k.name, k.kind, k.scopes, k.agent_id, k.brand_id,
      coalesce(k.expires_at <= now(), false) AS expired, coalesce(k.revoked_at <= now(), false) AS revoked
    FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id
    WHERE k.key_hash = ${hash}`);
  return row;
}

/** Which workspace a public address of an agent (its id or slug) belongs to. */
export async function findPublicAgent(executor: Executor, agentId: string | undefined, slug: string) {
  const [row] = await executor.query<{ id: string; workspace_id: string; published_version: number | null }>(sql`
    SELECT id, workspace_id, published_version FROM agents
    WHERE deleted_at IS NULL AND (id = ${agentId ?? null}::uuid OR slug = ${slug})`);
  return row;
}
