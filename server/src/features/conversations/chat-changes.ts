import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { CHAT_COLUMNS, type ChatListRow } from "./message-queries.ts";

/**
 * Whoever else wants to change the chat, or ask in it, waits until the transaction has ended. Throws `NotFoundError`.
 */
export async function lockChat(executor: Executor, workspaceId: string, id: string): Promise<ChatListRow> {
  const [row] = await executor.query<ChatListRow>(sql`
    SELECT ${CHAT_COLUMNS} FROM chats
    WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`);
  if (!row) throw new NotFoundError("chat");
  return row;
}

export async function updateChatRow(
  executor: Executor,
  workspaceId: string,
  chat: Pick<ChatListRow, "id" | "status" | "assigned_to">,
): Promise<ChatListRow> {
  const [row] = await executor.query<ChatListRow>(sql`
    UPDATE chats SET status = ${chat.status}, assigned_to = ${chat.assigned_to}, version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${chat.id} RETURNING ${CHAT_COLUMNS}`);
  return row!;
}

/** Whoever follows it is told, though nothing of its own has changed: what is shown beside it has. */
export async function markChatChanged(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(
    sql`UPDATE chats SET updated_at = updated_at WHERE workspace_id = ${workspaceId} AND id = ${id}`,
  );
}

/** What members file it under, and call it; null: as its first question. */
export async function labelChat(
  executor: Executor,
  workspaceId: string,
  chat: Pick<ChatListRow, "id" | "tags" | "own_title">,
): Promise<void> {
  await executor.query(sql`
    UPDATE chats SET tags = ${chat.tags}::text[], own_title = ${chat.own_title}, version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${chat.id}`);
}

/** Ends the answers of a chat where they stand. Whoever writes one finds that it has ended and sends no more of it. */
export async function cancelOpenAnswers(executor: Executor, workspaceId: string, chatId: string): Promise<void> {
  await executor.query(sql`
    UPDATE messages SET status = 'cancelled', completed_at = now(),
      kind = CASE WHEN content = '' THEN NULL ELSE 'partial' END
    WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} AND status IN ('pending', 'streaming')`);
}

export async function insertMemberMessage(
  executor: Executor,
  workspaceId: string,
  message: NewMessage & { author: { id: string; name: string } },
): Promise<void> {
  await insertMessage(executor, workspaceId, { ...message, role: "member", kind: null });
}

/** What the assistant says by itself, to no question. */
export async function insertAssistantMessage(
  executor: Executor,
  workspaceId: string,
  message: NewMessage,
): Promise<void> {
  await insertMessage(executor, workspaceId, { ...message, role: "assistant", kind: "smalltalk" });
}

interface NewMessage {
  id: string;
  chatId: string;
  agentId: string;
  content: string;
}

async function insertMessage(
  executor: Executor,
  workspaceId: string,
  message: NewMessage & { role: string; kind: string | null; author?: { id: string; name: string } },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, kind, status, content, completed_at, author_id,
      author_name)
    VALUES (${workspaceId}, ${message.id}, ${message.chatId}, ${message.agentId}, ${message.role}, ${message.kind},
      'completed', ${message.content}, now(), ${message.author?.id ?? null}, ${message.author?.name ?? null})`);
  await executor.query(sql`
    UPDATE chats SET message_count = message_count + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${message.chatId}`);
}
