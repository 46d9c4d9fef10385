import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { lockRow } from "../../../platform/database/lock-row.ts";

/**
 * A call that waits for the visitor: `held` → `running` → `done`, or `declined` (they said no), or `dropped` (they
 * spoke of something else, another call took its place, or it is too old). Each step is one statement on the state
 * before, so that nothing happens twice; a process that dies in `running` leaves it there, since nobody knows whether
 * the tool acted, and so does a person who has the chat.
 */
export interface HeldCall {
  id: string;
  name: string;
  arguments: unknown;
  /** The visitor's message that led to it; empty when it is gone. */
  question: string;
}

/** Consent counts for what was asked a moment ago. */
const HELD_FOR = sql`interval '30 minutes'`;

/**
 * A chat waits for one answer at a time: a newer call takes the place of an older one. What an answer wants that has
 * been stopped meanwhile, because a person has the chat or it is gone, nobody is asked about.
 */
export async function holdCall(
  executor: Executor,
  workspaceId: string,
  call: { id: string; chatId: string; messageId: string; name: string; arguments: unknown },
): Promise<void> {
  // As whoever else stops an answer does: two answers that ask at once ask one after the other.
  await lockRow(executor, workspaceId, sql`chats`, call.chatId);
  await executor.query(sql`
    UPDATE tool_calls SET status = 'dropped', decided_at = now()
    WHERE workspace_id = ${workspaceId} AND chat_id = ${call.chatId} AND status = 'held'`);
  await executor.query(sql`
    INSERT INTO tool_calls (workspace_id, id, message_id, chat_id, tool_name, arguments, duration_ms, status)
    SELECT workspace_id, ${call.id}, id, chat_id, ${call.name}, ${JSON.stringify(call.arguments ?? {})}::jsonb, 0, 'held'
    FROM messages WHERE workspace_id = ${workspaceId} AND id = ${call.messageId} AND chat_id = ${call.chatId}
      AND status IN ('pending', 'streaming')`);
}

export type Decision = "running" | "declined" | "dropped";

/**
 * Takes the call that a chat waits with, or the one of a message, out of `held`. Undefined: there is none, or it was
 * taken.
 */
export async function takeHeldCall(
  executor: Executor,
  workspaceId: string,
  which: { chatId: string; messageId?: string },
  decision: Decision,
): Promise<HeldCall | undefined> {
  const [row] = await executor.query<HeldCall & { is_fresh: boolean }>(sql`
    UPDATE tool_calls t SET decided_at = now(),
      status = CASE WHEN t.created_at > now() - ${HELD_FOR} THEN ${decision} ELSE 'dropped' END
    WHERE t.workspace_id = ${workspaceId} AND t.chat_id = ${which.chatId} AND t.status = 'held'
      AND (${which.messageId ?? null}::uuid IS NULL OR t.message_id = ${which.messageId ?? null}::uuid)
    RETURNING t.id, t.tool_name AS name, t.arguments, t.created_at > now() - ${HELD_FOR} AS is_fresh,
      coalesce((SELECT q.content FROM messages a JOIN messages q ON q.workspace_id = a.workspace_id AND q.id = a.in_reply_to
        WHERE a.workspace_id = t.workspace_id AND a.id = t.message_id), '') AS question`);
  if (!row) return undefined;
  const { is_fresh: isFresh, ...call } = row;
  return isFresh ? call : undefined;
}
