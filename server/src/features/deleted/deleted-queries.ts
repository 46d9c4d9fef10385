import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursor.ts";

export const DELETED_KINDS = ["agent", "source", "brand", "chat", "lead", "tool", "webhook"] as const;
export type DeletedKind = (typeof DELETED_KINDS)[number];
export const KEPT_DAYS = 30;

export interface DeletedRow {
  id: string;
  kind: DeletedKind;
  name: string;
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
    SELECT id, kind, name, deleted_at FROM (
      SELECT 'agent' AS kind, id, name, deleted_at FROM agents WHERE workspace_id = ${workspaceId} AND erasing_at IS NULL
      UNION ALL
      SELECT 'source', id, title, deleted_at FROM sources WHERE workspace_id = ${workspaceId} AND erasing_at IS NULL
      UNION ALL
      SELECT 'brand', id, name, deleted_at FROM brands WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'chat', id, title, deleted_at FROM chats WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'lead', id, ${NAME_OF_LEAD}, deleted_at FROM leads WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'tool', id, name, deleted_at FROM tools WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT 'webhook', id, url, deleted_at FROM webhooks WHERE workspace_id = ${workspaceId}
    ) d
    WHERE deleted_at > now() - make_interval(days => ${KEPT_DAYS}) AND kind = ANY(${[...kinds]}::text[])
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

const NAME_OF_LEAD = sql`coalesce(fields ->> 'name', fields ->> 'email', '')`;

/** Undefined: not deleted, too long ago, or not there. A name that was taken meanwhile breaks a unique index. */
export async function restoreRow(
  executor: Executor,
  workspaceId: string,
  kind: DeletedKind,
  id: string,
): Promise<DeletedRow | undefined> {
  const isRestorable = sql`workspace_id = ${workspaceId} AND id = ${id}
    AND deleted_at > now() - make_interval(days => ${KEPT_DAYS})`;
  const [row] = await executor.query<DeletedRow>(
    {
      agent: sql`UPDATE agents SET deleted_at = NULL, updated_at = now() WHERE ${isRestorable} AND erasing_at IS NULL
        RETURNING id, 'agent' AS kind, name, now() AS deleted_at`,
      source: sql`UPDATE sources SET deleted_at = NULL, version = version + 1, updated_at = now()
        WHERE ${isRestorable} AND erasing_at IS NULL
        RETURNING id, 'source' AS kind, title AS name, now() AS deleted_at`,
      brand: sql`UPDATE brands SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING id, 'brand' AS kind, name, now() AS deleted_at`,
      chat: sql`UPDATE chats SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING id, 'chat' AS kind, title AS name, now() AS deleted_at`,
      lead: sql`UPDATE leads SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING id, 'lead' AS kind, ${NAME_OF_LEAD} AS name, now() AS deleted_at`,
      tool: sql`UPDATE tools SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING id, 'tool' AS kind, name, now() AS deleted_at`,
      webhook: sql`UPDATE webhooks SET deleted_at = NULL, version = version + 1, updated_at = now() WHERE ${isRestorable}
        RETURNING id, 'webhook' AS kind, url AS name, now() AS deleted_at`,
    }[kind],
  );
  return row;
}
