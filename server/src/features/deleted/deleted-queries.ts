import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";

export const DELETED_KINDS = [
  "agent",
  "source",
  "brand",
  "chat",
  "lead",
  "tool",
  "reply",
  "webhook",
  "deployment",
  "domain",
  "check",
] as const;
export type DeletedKind = (typeof DELETED_KINDS)[number];
export const KEPT_DAYS = 30;

export interface DeletedRow {
  id: string;
  kind: DeletedKind;
  name: string;
  /** Of what is found below an assistant. */
  agent_id: string | null;
  deleted_at: Date;
}

/** What can still be restored, newest first by id. What is being erased can't. */
export function listDeleted(
  executor: Executor,
  workspaceId: string,
  kinds: readonly DeletedKind[],
  after: CursorPosition | undefined,
  limit: number,
): Promise<DeletedRow[]> {
  return executor.query<DeletedRow>(sql`
    SELECT id, kind, name, agent_id, deleted_at FROM (
      SELECT 'agent' AS kind, id, name, NULL::uuid AS agent_id, deleted_at FROM agents WHERE workspace_id = ${workspaceId} AND erasing_at IS NULL
      UNION ALL
      SELECT 'source', id, title, NULL, deleted_at FROM sources WHERE workspace_id = ${workspaceId} AND erasing_at IS NULL
      UNION ALL
      SELECT 'brand', id, name, NULL, deleted_at FROM brands WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'chat', id, coalesce(own_title, title), NULL, deleted_at FROM chats WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'lead', id, ${NAME_OF_LEAD}, NULL, deleted_at FROM leads WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'tool', id, name, NULL, deleted_at FROM tools WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'reply', id, title, NULL, deleted_at FROM replies WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'webhook', id, url, NULL, deleted_at FROM webhooks WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'domain', id, hostname, NULL, deleted_at FROM domains WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'deployment', id, name, agent_id, deleted_at FROM deployments d
      WHERE workspace_id = ${workspaceId} AND ${HAS_AGENT}
      UNION ALL
      SELECT 'check', id, question, agent_id, deleted_at FROM agent_checks d
      WHERE workspace_id = ${workspaceId} AND ${HAS_AGENT}
    ) d
    WHERE deleted_at > now() - make_interval(days => ${KEPT_DAYS}) AND kind = ANY(${[...kinds]}::text[])
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

// Below a deleted assistant they come back once it has.
const HAS_AGENT = sql`EXISTS (
  SELECT FROM agents a WHERE a.workspace_id = d.workspace_id AND a.id = d.agent_id AND a.deleted_at IS NULL)`;
const NAME_OF_LEAD = sql`coalesce(fields ->> 'name', fields ->> 'email', '')`;

/**
 * Brings one back and answers its name. `agentId`: of the assistant that it must be below. Undefined: not deleted, too
 * long ago, or not there. A name that was taken meanwhile breaks a unique index.
 */
export async function restoreRow(
  executor: Executor,
  workspaceId: string,
  kind: Exclude<DeletedKind, "domain">,
  { id, agentId }: { id: string; agentId: string | undefined },
): Promise<{ name: string } | undefined> {
  const isRestorable = sql`workspace_id = ${workspaceId} AND id = ${id}
    AND deleted_at > now() - make_interval(days => ${KEPT_DAYS}) ${agentId ? sql`AND agent_id = ${agentId}` : empty}`;
  const [row] = await executor.query<{ name: string }>(
    {
      agent: sql`UPDATE agents SET deleted_at = NULL, updated_at = now() WHERE ${isRestorable} AND erasing_at IS NULL
        RETURNING name`,
      source: sql`UPDATE sources SET deleted_at = NULL, version = version + 1, updated_at = now()
        WHERE ${isRestorable} AND erasing_at IS NULL
        RETURNING title AS name`,
      brand: sql`UPDATE brands SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING name`,
      chat: sql`UPDATE chats SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING coalesce(own_title, title) AS name`,
      lead: sql`UPDATE leads SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING ${NAME_OF_LEAD} AS name`,
      tool: sql`UPDATE tools SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING name`,
      reply: sql`UPDATE replies SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING title AS name`,
      webhook: sql`UPDATE webhooks SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING url AS name`,
      deployment: sql`UPDATE deployments SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING name`,
      check: sql`UPDATE agent_checks SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING question AS name`,
    }[kind],
  );
  return row;
}
