import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import type { SampleChat } from "./sample-shop.ts";

export async function findSampleAgent(executor: Executor, workspaceId: string, name: string) {
  const [row] = await executor.query<{ id: string; brand_id: string }>(sql`
    SELECT id, brand_id FROM agents
    WHERE workspace_id = ${workspaceId} AND name = ${name} AND brand_id IS NOT NULL AND deleted_at IS NULL LIMIT 1`);
  return row;
}

export async function listSampleSources(executor: Executor, workspaceId: string, agentId: string): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM sources
    WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND deleted_at IS NULL ORDER BY id`);
  return rows.map(({ id }) => id);
}

/** A finished exchange of a made-up visitor. */
export async function insertSampleChat(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  chat: Pick<SampleChat, "visitor" | "question" | "answer" | "answered">,
): Promise<{ visitorId: string; chatId: string; answerId: string }> {
  const [visitorId, chatId, questionId, answerId] = [newId(), newId(), newId(), newId()];
  await executor.query(sql`
    INSERT INTO visitors (workspace_id, id, agent_id, name) VALUES (${workspaceId}, ${visitorId}, ${agentId},
      ${chat.visitor ?? "Sample visitor"})`);
  await executor.query(sql`
    INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title, message_count)
    VALUES (${workspaceId}, ${chatId}, ${agentId}, ${visitorId}, ${chat.question}, 2)`);
  await executor.query(sql`
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, completed_at)
    VALUES (${workspaceId}, ${questionId}, ${chatId}, ${agentId}, 'user', 'completed', ${chat.question}, now())`);
  await executor.query(sql`
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, completed_at, in_reply_to, kind,
      answered, reason, model)
    VALUES (${workspaceId}, ${answerId}, ${chatId}, ${agentId}, 'assistant', 'completed', ${chat.answer}, now(),
      ${questionId}, ${chat.answered ? "answer" : "abstention"}, ${chat.answered}, ${chat.answered ? null : "no_source"},
      'extractive')`);
  return { visitorId, chatId, answerId };
}
