import sql, { empty, join, type Sql } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { Topic } from "./live-topics.ts";
import type { Snapshot } from "./parse-snapshot.ts";

export interface Change {
  kind: "chat" | "message" | "lead" | "source";
  id: string;
  /** Of its chat; of a lead its own. */
  visitor_id: string | null;
  /** Deleted: nothing but the id may be told. */
  gone: boolean;
}

export interface Changes {
  /** The moment up to which these are all. */
  snapshot: Snapshot;
  /** False: `since` is not of this database. */
  is_known: boolean;
  /** Chats, then messages, leads and sources; of each the longest ago first. */
  changes: Change[];
}

export interface ChangeFilter {
  /** Undefined: only the present moment is asked for. */
  since: Snapshot | undefined;
  topics: ReadonlySet<Topic>;
  /** Of these visitors' chats alone. */
  visitorId?: string | undefined;
  /** Of this chat alone. */
  chatId?: string | undefined;
  /** Rows of each kind, and one more to tell that there are more. */
  limit: number;
}

/**
 * What was committed after the moment `since` in what the transaction may see, whatever the order of commits: rows
 * whose last writer that snapshot does not show. Rows out of a dump may carry numbers that this server has yet to give
 * out; they count as seen.
 */
export async function findChanges(
  executor: Executor,
  workspaceId: string,
  { since, topics, visitorId, chatId, limit }: ChangeFilter,
): Promise<Changes> {
  const isUnseen = (table: Sql) => sql`${table}.changed_by >= pg_snapshot_xmin(${since ?? null}::pg_snapshot)
    AND ${table}.changed_by < pg_snapshot_xmax(pg_current_snapshot())
    AND NOT pg_visible_in_snapshot(${table}.changed_by, ${since ?? null}::pg_snapshot)`;
  const ofChat = chatId === undefined ? empty : sql`AND c.id = ${chatId}`;
  const ofVisitor = visitorId === undefined ? empty : sql`AND c.visitor_id = ${visitorId} ${ofChat}`;
  const parts: Sql[] = [];
  if (topics.has("chats"))
    parts.push(
      sql`(SELECT 'chat' AS kind, c.id, c.visitor_id, c.deleted_at IS NOT NULL AS gone FROM chats c
        WHERE c.workspace_id = ${workspaceId} AND ${isUnseen(sql`c`)} ${ofVisitor} ORDER BY c.changed_by, c.id LIMIT ${limit + 1})`,
      sql`(SELECT 'message', m.id, c.visitor_id, false FROM messages m
        JOIN chats c ON c.workspace_id = m.workspace_id AND c.id = m.chat_id AND c.deleted_at IS NULL
        WHERE m.workspace_id = ${workspaceId} AND ${isUnseen(sql`m`)} ${ofVisitor} ORDER BY m.changed_by, m.id LIMIT ${limit + 1})`,
    );
  if (topics.has("leads"))
    parts.push(sql`(SELECT 'lead' AS kind, l.id, l.visitor_id, l.deleted_at IS NOT NULL AS gone FROM leads l
      WHERE l.workspace_id = ${workspaceId} AND ${isUnseen(sql`l`)} ORDER BY l.changed_by, l.id LIMIT ${limit + 1})`);
  if (topics.has("crawls"))
    parts.push(sql`(SELECT 'source' AS kind, s.id, NULL::uuid AS visitor_id, s.deleted_at IS NOT NULL AS gone FROM sources s
      WHERE s.workspace_id = ${workspaceId} AND ${isUnseen(sql`s`)} ORDER BY s.changed_by, s.id LIMIT ${limit + 1})`);
  const changes =
    since === undefined || parts.length === 0
      ? sql`NULL`
      : sql`(SELECT json_agg(x) FROM (${join(parts, " UNION ALL ")}) x)`;
  const [row] = await executor.query<{ snapshot: Snapshot; is_known: boolean; changes: Change[] | null }>(sql`
    SELECT pg_current_snapshot()::text AS snapshot, ${changes} AS changes,
      coalesce(pg_snapshot_xmax(${since ?? null}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()), true) AS is_known`);
  return { ...row!, changes: row!.changes ?? [] };
}

/** Those of them that the transaction may see. */
export async function findVisibleVisitors(
  executor: Executor,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM visitors WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[]) AND erasing_at IS NULL`);
  return new Set(rows.map(({ id }) => id));
}
