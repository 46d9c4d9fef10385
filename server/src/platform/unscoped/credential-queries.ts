import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";
import type { Reach } from "../database/reach.ts";

/** What a workspace asks of the sign-ins of its members; what is left out asks nothing. */
export interface SignInRules {
  /** Only who signs in with a code may do anything here. */
  require_totp?: boolean;
  /** The longest age of a sign-in. */
  session_hours?: number | null;
  /** The longest time without a request. */
  idle_minutes?: number | null;
}

export interface SessionWorkspace {
  id: string;
  kind: "live" | "test";
  name: string;
  account_id: string;
  account_name: string;
  member_id: string;
  /** Their membership is of all workspaces of the account. */
  all_workspaces: boolean;
  role: string;
  /** Null: the whole account. */
  grants: { agent_ids: string[]; brand_ids: string[] } | null;
  /** What they may do with single assistants: the role by UUID. */
  agent_roles: Readonly<Record<string, string>>;
  sign_in: SignInRules | null;
}

export interface SessionAccess {
  session_id: string;
  user_id: string;
  email: string;
  name: string;
  /** Of what they can edit of themselves. */
  user_version: number;
  /** The account that the sign-in opened. */
  account_id: string;
  is_instance_administrator: boolean;
  has_totp: boolean;
  password_is_initial: boolean;
  chat_mails: boolean;
  opened_at: Date;
  /** True to half a minute. */
  last_used_at: Date;
  workspaces: SessionWorkspace[];
}

/** Who a session is now, and every workspace of theirs: nothing when it was revoked or they are a member nowhere. */
export async function findSessionAccess(executor: Executor, sessionId: string): Promise<SessionAccess | undefined> {
  const [row] = await executor.query<SessionAccess>(sql`
    SELECT s.id AS session_id, u.id AS user_id, u.email, u.name, u.version AS user_version, s.account_id,
      u.is_instance_administrator, u.password_is_initial, u.chat_mails,
      EXISTS (SELECT FROM totp_secrets t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS has_totp,
      s.created_at AS opened_at, s.last_used_at,
      json_agg(json_build_object('id', w.id, 'kind', w.kind, 'name', w.name, 'account_id', a.id,
        'account_name', a.name, 'member_id', m.id, 'all_workspaces', m.workspace_id IS NULL, 'role', m.role, 'grants', m.grants,
        'agent_roles', m.agent_roles,
        'sign_in', w.settings -> 'sign_in')
        ORDER BY (a.id <> s.account_id), w.kind, w.id) AS workspaces
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    JOIN memberships m ON m.user_id = s.user_id
    JOIN accounts a ON a.id = m.account_id
    JOIN workspaces w ON w.account_id = a.id AND (m.workspace_id IS NULL OR m.workspace_id = w.id)
    WHERE s.id = ${sessionId} AND s.revoked_at IS NULL
    GROUP BY s.id, u.id`);
  return row;
}

export interface ApiKeyAccess {
  id: string;
  workspace_id: string;
  workspace_kind: "live" | "test";
  account_id: string;
  name: string;
  kind: "secret" | "publishable";
  scopes: string[];
  agent_id: string | null;
  brand_id: string | null;
  allowed_origins: string[];
  expired: boolean;
  revoked: boolean;
}

/** By the hash of the key, or of the one before it while both work. */
export async function findApiKeyAccess(executor: Executor, hash: string): Promise<ApiKeyAccess | undefined> {
  const [row] = await executor.query<ApiKeyAccess>(sql`
    SELECT k.id, k.workspace_id, w.kind AS workspace_kind, w.account_id, k.name, k.kind, k.scopes, k.agent_id, k.brand_id,
      k.allowed_origins, coalesce(k.expires_at <= now(), false) AS expired,
      coalesce(k.revoked_at <= now(), false) OR (k.key_hash <> ${hash} AND k.previous_until <= now()) AS revoked
    FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id
    WHERE k.key_hash = ${hash} OR k.previous_hash = ${hash}`);
  return row;
}

/** Many keys at once, so that a busy key costs no write a request. */
export async function touchApiKeys(executor: Executor, keyIds: string[]): Promise<void> {
  await executor.query(sql`UPDATE api_keys SET last_used_at = now() WHERE id = ANY(${keyIds}::uuid[])`);
}

export function reachOfKey(key: Pick<ApiKeyAccess, "agent_id" | "brand_id">): Reach | undefined {
  if (key.agent_id !== null) return { agentIds: [key.agent_id], brandIds: [] };
  return key.brand_id === null ? undefined : { agentIds: [], brandIds: [key.brand_id] };
}

export interface PublicAgent {
  id: string;
  workspace_id: string;
  published_version: number | null;
  /** Of the tokens of its visitors: those of an earlier one have ended. */
  visitor_generation: number;
}

/** Which workspace an agent belongs to. */
export async function findPublicAgent(executor: Executor, agentId: string): Promise<PublicAgent | undefined> {
  const [row] = await executor.query<PublicAgent>(
    sql`SELECT id, workspace_id, published_version, visitor_generation FROM agents WHERE id = ${agentId} AND deleted_at IS NULL`,
  );
  return row;
}

/** Which tokens of an assistant's visitors are good. */
export interface VisitorAccess {
  generation: number;
  /** Whom its published version answers; null: none is published. */
  visitors: "all" | "identified" | "members" | null;
}

/** Undefined once the assistant is deleted. */
export async function findVisitorAccess(executor: Executor, agentId: string): Promise<VisitorAccess | undefined> {
  const [row] = await executor.query<VisitorAccess>(sql`
    SELECT visitor_generation AS generation, published_visitors AS visitors FROM agents
    WHERE id = ${agentId} AND deleted_at IS NULL`);
  return row;
}

export interface PublicDeployment extends PublicAgent {
  deployment_id: string;
  kind: "widget" | "embed" | "page";
  enabled: boolean;
}

const DEPLOYED = sql`SELECT a.id, a.workspace_id, a.published_version, a.visitor_generation, d.id AS deployment_id, d.kind, d.enabled
  FROM deployments d JOIN agents a ON a.workspace_id = d.workspace_id AND a.id = d.agent_id
  WHERE d.deleted_at IS NULL AND a.deleted_at IS NULL`;

/** A deployment by its id, also one that is disabled. */
export async function findDeploymentById(executor: Executor, id: string): Promise<PublicDeployment | undefined> {
  const [row] = await executor.query<PublicDeployment>(sql`${DEPLOYED} AND d.id = ${id}`);
  return row;
}

/** What an agent's own address (its id or slug) serves, also where that is disabled. */
export async function findDefaultDeployment(
  executor: Executor,
  kind: PublicDeployment["kind"],
  agentId: string | undefined,
  slug: string,
): Promise<PublicDeployment | undefined> {
  const [row] = await executor.query<PublicDeployment>(sql`
    ${DEPLOYED} AND (a.id = ${agentId ?? null}::uuid OR a.slug = ${slug})
      AND d.is_default AND d.kind = ${kind}`);
  return row;
}
