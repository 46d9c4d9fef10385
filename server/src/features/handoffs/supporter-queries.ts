import sql, { empty, type Sql } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

/**
 * May `m`, a membership, answer the chats of `g`, an assistant? As `admit` says of `claimHandoff`: by their role as far
 * as it reaches, or by a role on this one.
 */
const MAY_ANSWER = sql`(m.role IN ('owner', 'admin') OR m.agent_roles ->> g.id::text = 'support'
  OR (m.role = 'support' AND (m.grants IS NULL OR m.grants -> 'agent_ids' ? g.id::text
    OR m.grants -> 'brand_ids' ? g.brand_id::text)))`;

const MAX_ON_DESK = 500;

const ACCOUNT = (workspaceId: string) => sql`(SELECT account_id FROM workspaces WHERE id = ${workspaceId})`;

/** There is nobody `holder` who may answer the chats of the assistant `agent`. */
const isNobody = (workspaceId: string, holder: Sql, agent: Sql) => sql`NOT EXISTS (
  SELECT FROM memberships m JOIN agents g ON g.workspace_id = ${workspaceId} AND g.id = ${agent}
  WHERE m.account_id = ${ACCOUNT(workspaceId)} AND m.id = ${holder} AND ${MAY_ANSWER})`;

/** The member, if they may answer chats of the assistant. */
export async function findSupporter(
  executor: Executor,
  workspaceId: string,
  memberId: string,
  agentId: string,
): Promise<{ id: string; name: string } | undefined> {
  const [row] = await executor.query<{ id: string; name: string }>(sql`
    SELECT m.id, coalesce(nullif(u.name, ''), u.email) AS name FROM memberships m JOIN users u ON u.id = m.user_id
    JOIN agents g ON g.workspace_id = ${workspaceId} AND g.id = ${agentId}
    WHERE m.account_id = ${ACCOUNT(workspaceId)} AND m.id = ${memberId} AND ${MAY_ANSWER}`);
  return row;
}

/** Who may answer chats of one of the assistants that the transaction reaches, or of `agentId` alone; by name. */
export function listSupporters(
  executor: Executor,
  workspaceId: string,
  agentId: string | undefined,
): Promise<{ id: string; name: string }[]> {
  return executor.query<{ id: string; name: string }>(sql`
    SELECT m.id, coalesce(nullif(u.name, ''), u.email) AS name FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.account_id = ${ACCOUNT(workspaceId)} AND EXISTS (
      SELECT FROM agents g WHERE g.workspace_id = ${workspaceId} AND g.deleted_at IS NULL
        ${agentId ? sql`AND g.id = ${agentId}` : empty} AND ${MAY_ANSWER})
    ORDER BY name, m.id LIMIT ${MAX_ON_DESK}`);
}

/** The assistants that the transaction reaches, by name. */
export function listDeskAgents(executor: Executor, workspaceId: string): Promise<{ id: string; name: string }[]> {
  return executor.query<{ id: string; name: string }>(sql`
    SELECT id, name FROM agents WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL
    ORDER BY name, id LIMIT ${MAX_ON_DESK}`);
}

/** Who answers the assistant's chats and wants mail of them; where nobody does, who looks after the account. */
export async function findOnDuty(executor: Executor, workspaceId: string, agentId: string): Promise<string[]> {
  const rows = await executor.query<{ email: string; supports: boolean }>(sql`
    SELECT u.email, m.role NOT IN ('owner', 'admin') AS supports FROM memberships m JOIN users u ON u.id = m.user_id
    JOIN agents g ON g.workspace_id = ${workspaceId} AND g.id = ${agentId}
    WHERE m.account_id = ${ACCOUNT(workspaceId)} AND u.chat_mails AND ${MAY_ANSWER} ORDER BY u.email`);
  const supporters = rows.filter(({ supports }) => supports);
  return (supporters.length > 0 ? supporters : rows).map(({ email }) => email);
}

export interface LostHandoff {
  id: string;
  chat_id: string;
  reason: "holder_gone" | "holder_idle";
}

/**
 * Those whose holder may not answer them any more, and those whose visitor has waited too long for a word of theirs:
 * since they have the chat, or since the visitor wrote, whichever came last. `idleMinutes` is what holds where an
 * assistant says nothing.
 */
export function findLostHandoffs(executor: Executor, workspaceId: string, idleMinutes: number): Promise<LostHandoff[]> {
  return executor.query<LostHandoff>(sql`
    SELECT h.id, h.chat_id, CASE WHEN h.is_gone THEN 'holder_gone' ELSE 'holder_idle' END AS reason FROM (
      SELECT h.*, ${isNobody(workspaceId, sql`h.claimed_by`, sql`h.agent_id`)} AS is_gone,
        (SELECT max(created_at) FROM messages m
         WHERE m.workspace_id = h.workspace_id AND m.chat_id = h.chat_id AND m.role = 'user') AS asked_at,
        (SELECT max(created_at) FROM messages m
         WHERE m.workspace_id = h.workspace_id AND m.chat_id = h.chat_id AND m.role = 'member') AS answered_at,
        coalesce((SELECT (coalesce(v.definition -> 'settings', g.settings) -> 'handoff_rules' ->> 'idle_minutes')::integer
          FROM agents g LEFT JOIN agent_versions v ON v.workspace_id = g.workspace_id AND v.agent_id = g.id
            AND v.version = g.published_version
          WHERE g.workspace_id = h.workspace_id AND g.id = h.agent_id), ${idleMinutes}::integer) AS idle_minutes
      FROM handoffs h WHERE h.workspace_id = ${workspaceId} AND h.status = 'claimed') h
    WHERE h.is_gone OR (coalesce(h.answered_at, '-infinity') <= h.asked_at
      AND greatest(h.claimed_at, h.handed_over_at, h.asked_at) < now() - make_interval(mins => h.idle_minutes))`);
}

/** Chats that are marked as somebody's who may not answer them any more. */
export async function findLostAssignments(executor: Executor, workspaceId: string): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT c.id FROM chats c
    WHERE c.workspace_id = ${workspaceId} AND c.assigned_to IS NOT NULL AND c.deleted_at IS NULL
      AND c.status IN ('open', 'waiting_for_human') AND ${isNobody(workspaceId, sql`c.assigned_to`, sql`c.agent_id`)}`);
  return rows.map(({ id }) => id);
}
