import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

/**
 * The newest questions of a chat that had no answer, one after the other, at most `most`. Greetings and the like don't
 * count; what was asked before a person last had the chat, or was last asked for, is past.
 */
export async function countAbstentions(
  executor: Executor,
  workspaceId: string,
  chatId: string,
  most: number,
): Promise<number> {
  const rows = await executor.query<{ answered: boolean }>(sql`
    SELECT answered FROM messages m
    WHERE m.workspace_id = ${workspaceId} AND m.chat_id = ${chatId} AND m.role = 'assistant' AND m.answered IS NOT NULL
      AND m.created_at > coalesce((SELECT max(coalesce(h.ended_at, h.created_at)) FROM handoffs h
        WHERE h.workspace_id = ${workspaceId} AND h.chat_id = ${chatId}), '-infinity')
    ORDER BY m.id DESC LIMIT ${most}`);
  const answered = rows.findIndex((row) => row.answered);
  return answered === -1 ? rows.length : answered;
}
