import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

export async function insertAnonymousVisitor(
  executor: Executor,
  workspaceId: string,
  visitor: { id: string; agentId: string; publishableKeyId?: string | undefined },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO visitors (workspace_id, id, agent_id, publishable_key_id)
    VALUES (${workspaceId}, ${visitor.id}, ${visitor.agentId}, ${visitor.publishableKeyId ?? null})`);
}

/** Whose chat it is, if it was begun with this very key. */
export async function findVisitorOfKeyedChat(
  executor: Executor,
  workspaceId: string,
  chatId: string,
  publishableKeyId: string,
): Promise<string | undefined> {
  const [row] = await executor.query<{ id: string }>(sql`
    SELECT v.id FROM chats c JOIN visitors v ON v.workspace_id = c.workspace_id AND v.id = c.visitor_id
    WHERE c.workspace_id = ${workspaceId} AND c.id = ${chatId} AND c.deleted_at IS NULL
      AND v.publishable_key_id = ${publishableKeyId}`);
  return row?.id;
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
): Promise<string> {
  const [row] = await executor.query<{ id: string }>(sql`
    INSERT INTO visitors (workspace_id, id, agent_id, external_id, name, email, claims)
    VALUES (${workspaceId}, ${visitor.id}, ${visitor.agentId}, ${visitor.externalId}, ${visitor.name}, ${visitor.email},
      ${JSON.stringify(visitor.claims)})
    ON CONFLICT (workspace_id, agent_id, external_id) WHERE external_id IS NOT NULL DO UPDATE SET
      name = coalesce(excluded.name, visitors.name), email = coalesce(excluded.email, visitors.email),
      claims = excluded.claims, last_seen_at = now()
    RETURNING id`);
  return row!.id;
}
