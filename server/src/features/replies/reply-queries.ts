import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";

export interface ReplyRow {
  id: string;
  title: string;
  text: string;
  shortcut: string | null;
  /** Whose library it is in; both null: the workspace's. */
  agent_id: string | null;
  brand_id: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const COLUMNS = sql`id, title, text, shortcut, agent_id, brand_id, version, created_at, updated_at`;

/** `agentId`: of the libraries that this assistant's people use, its own, its brand's and the workspace's. */
export function listReplies(
  executor: Executor,
  workspaceId: string,
  filter: { agentId: string | undefined; search: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<ReplyRow[]> {
  const { agentId } = filter;
  const pattern = filter.search && containsPattern(filter.search);
  return executor.query<ReplyRow>(sql`
    SELECT ${COLUMNS} FROM replies
    WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL
      ${pattern ? sql`AND (title ILIKE ${pattern} OR text ILIKE ${pattern} OR shortcut ILIKE ${pattern})` : empty}
      ${
        agentId
          ? sql`AND (agent_id = ${agentId} OR (agent_id IS NULL AND brand_id IS NULL)
              OR brand_id = (SELECT a.brand_id FROM agents a WHERE a.workspace_id = ${workspaceId} AND a.id = ${agentId}))`
          : empty
      }
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

/** Throws `NotFoundError`. */
export async function getReply(executor: Executor, workspaceId: string, id: string | undefined): Promise<ReplyRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<ReplyRow>(
          sql`SELECT ${COLUMNS} FROM replies WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL`,
        );
  if (!row) throw new NotFoundError("reply");
  return row;
}

export async function insertReply(
  executor: Executor,
  workspaceId: string,
  reply: Omit<ReplyRow, "version" | "created_at" | "updated_at">,
): Promise<ReplyRow> {
  const [row] = await executor.query<ReplyRow>(sql`
    INSERT INTO replies (workspace_id, id, title, text, shortcut, agent_id, brand_id)
    VALUES (${workspaceId}, ${reply.id}, ${reply.title}, ${reply.text}, ${reply.shortcut}, ${reply.agent_id},
      ${reply.brand_id})
    RETURNING ${COLUMNS}`);
  return row!;
}

export async function updateReplyRow(
  executor: Executor,
  workspaceId: string,
  reply: Pick<ReplyRow, "id" | "title" | "text" | "shortcut">,
): Promise<ReplyRow> {
  const [row] = await executor.query<ReplyRow>(sql`
    UPDATE replies SET title = ${reply.title}, text = ${reply.text}, shortcut = ${reply.shortcut},
      version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${reply.id} RETURNING ${COLUMNS}`);
  return row!;
}

export async function markReplyDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE replies SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

export const REPLIES = { prefix: "reply", lock: lockRowOf(sql`replies`), get: getReply } as const;
