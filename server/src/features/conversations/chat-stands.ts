import sql, { type Sql } from "sql-template-tag";

/**
 * Whether the chat whose id is `chat` is there: of one that is deleted nobody reads a word, by whatever leads to it,
 * until it is restored.
 */
export const chatStands = (workspaceId: string, chat: Sql) => sql`EXISTS (SELECT FROM chats standing
  WHERE standing.workspace_id = ${workspaceId} AND standing.id = ${chat} AND standing.deleted_at IS NULL)`;
