import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

export async function insertAnonymousVisitor(
  executor: Executor,
  workspaceId: string,
  visitor: { id: string; agentId: string },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${visitor.id}, ${visitor.agentId})`);
}

/** An anonymous visitor who comes back; undefined once erased. */
export async function seeAnonymousVisitor(
  executor: Executor,
  workspaceId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await executor.query<{ id: string }>(sql`
    UPDATE visitors SET last_seen_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${id} AND external_id IS NULL AND erasing_at IS NULL RETURNING id`);
  return row?.id;
}

export interface IdentifiedVisitor {
  id: string;
  /** Which of the facts that were known of them are others now; nothing of a new visitor. */
  changed: string[];
}

/** The visitor whom the assistant's own site knows by `externalId`, new or seen again. */
export async function putIdentifiedVisitor(
  executor: Executor,
  workspaceId: string,
  visitor: {
    id: string;
    agentId: string;
    externalId: string;
    name: string | null;
    email: string | null;
    claims: Record<string, unknown>;
  },
): Promise<IdentifiedVisitor> {
  const [row] = await executor.query<IdentifiedVisitor>(sql`
    WITH before AS (
      SELECT name, email, claims FROM visitors
      WHERE workspace_id = ${workspaceId} AND agent_id = ${visitor.agentId} AND external_id = ${visitor.externalId}
    ), put AS (
      INSERT INTO visitors (workspace_id, id, agent_id, external_id, is_identified, name, email, claims)
      VALUES (${workspaceId}, ${visitor.id}, ${visitor.agentId}, ${visitor.externalId}, true, ${visitor.name},
        ${visitor.email}, ${JSON.stringify(visitor.claims)})
      ON CONFLICT (workspace_id, agent_id, external_id) WHERE external_id IS NOT NULL DO UPDATE SET is_identified = true,
        name = coalesce(excluded.name, visitors.name), email = coalesce(excluded.email, visitors.email),
        claims = excluded.claims, last_seen_at = now()
      RETURNING id, name, email, claims
    )
    SELECT p.id, CASE WHEN b.claims IS NULL THEN '{}' ELSE array_remove(ARRAY[
      CASE WHEN p.name IS DISTINCT FROM b.name THEN 'name' END,
      CASE WHEN p.email IS DISTINCT FROM b.email THEN 'email' END,
      CASE WHEN p.claims <> b.claims THEN 'claims' END], NULL) END AS changed
    FROM put p LEFT JOIN before b ON true`);
  return row!;
}
