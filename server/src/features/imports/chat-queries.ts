import sql, { join } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

/** Tells chats from elsewhere from all others for good: no credential is called so, and none may go on with them. */
const OPENED_BY_IMPORT = "import";
/** What people see of it; it can be taken away like any tag. */
const TAG = "imported";

export interface NewChat {
  id: string;
  agentId: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
  messages: NewChatMessage[];
}

export interface NewChatMessage {
  id: string;
  role: "user" | "member";
  content: string;
  at: Date;
  inReplyTo: string | null;
  /** False: the sources of today don't answer what it replies to. */
  answered: boolean | null;
  reason: string | null;
}

/** Deleted ones too. */
export async function hasChat(executor: Executor, workspaceId: string, id: string): Promise<boolean> {
  const rows = await executor.query(sql`SELECT id FROM chats WHERE workspace_id = ${workspaceId} AND id = ${id}`);
  return rows.length > 0;
}

/** False: it is here already. */
export async function insertImportedChat(executor: Executor, workspaceId: string, chat: NewChat): Promise<boolean> {
  const { id, agentId, title, messages, createdAt, updatedAt } = chat;
  const inserted = await executor.query(sql`
    INSERT INTO chats (workspace_id, id, agent_id, status, title, opened_by, tags, message_count, created_at, updated_at)
    VALUES (${workspaceId}, ${id}, ${agentId}, 'resolved', ${title}, ${OPENED_BY_IMPORT}, ${[TAG]}, ${messages.length},
      ${createdAt}, ${updatedAt})
    ON CONFLICT DO NOTHING RETURNING id`);
  if (inserted.length === 0) return false;
  await executor.query(sql`
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, in_reply_to, answered, reason,
      created_at, completed_at)
    VALUES ${join(
      messages.map(
        (message) => sql`(${workspaceId}, ${message.id}, ${id}, ${agentId}, ${message.role}, 'completed',
          ${message.content}, ${message.inReplyTo}, ${message.answered}, ${message.reason}, ${message.at}, ${message.at})`,
      ),
    )}`);
  return true;
}
