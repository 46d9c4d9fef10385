import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { recordEvent } from "../../../platform/events/record-event.ts";
import { newId } from "../../../platform/ids/identifiers.ts";
import { type ChatListRow, getReadableChat, presentChat, recordOpenedFor } from "../../conversations/index.ts";
import type { Principal } from "../../identity/index.ts";
import { assertRoomForChat } from "../../quotas/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import type { BeginChatBody, ChatBody } from "../chat-schemas.ts";
import { takeSnapshot } from "../snapshot/take-snapshot.ts";
import { pageOf } from "./page-of.ts";
import { assertMayName, openerOf } from "./thread.ts";

/**
 * Opens a chat without a question. Throws what `judgeAccess` says, 403 for a visitor who may not be named, 429
 * `chat_quota_exceeded`.
 */
export async function beginChat(
  context: AnswerContext,
  principal: Principal,
  { agent_id, visitor, title = "", page_url }: BeginChatBody,
): Promise<ChatListRow> {
  const { workspaceId } = principal;
  assertMayName(principal, visitor);
  const { agentId, agent } = (await takeSnapshot(context, principal, agent_id, { isAnew: true })).snapshot;
  const pageUrl = pageOf(principal, page_url, agent.settings.allowed_origins);
  return context.database.inWorkspace(workspaceId, async (transaction) => {
    await assertRoomForChat(transaction, workspaceId, agentId, context.clock);
    const id = newId();
    const visitorId = await visitorOf(transaction, principal, agentId, visitor);
    await insertChat(transaction, workspaceId, {
      id,
      agentId,
      visitorId,
      openedBy: openerOf(principal),
      title,
      pageUrl,
    });
    if (visitor && visitorId) await recordOpenedFor(transaction, principal, { id, visitorId, given: visitor });
    const chat = await getReadableChat(transaction, principal, id);
    await recordEvent(transaction, workspaceId, "chat.started", presentChat(chat));
    return chat;
  });
}

/**
 * Whose chat it is: the visitor's own, or that of whom a member or key names by their id in the client's own system.
 */
async function visitorOf(
  executor: Executor,
  principal: Principal,
  agentId: string,
  visitor: ChatBody["visitor"],
): Promise<string | null> {
  if (principal.kind === "visitor") return principal.visitorId;
  if (!visitor) return null;
  const { id, name = null, email = null } = visitor;
  const [row] = await executor.query<{ id: string }>(sql`
    SELECT citedesk_put_visitor(${principal.workspaceId}, ${newId()}, ${agentId}, ${id}, ${name}, ${email}) AS id`);
  return row!.id;
}

async function insertChat(
  executor: Executor,
  workspaceId: string,
  chat: {
    id: string;
    agentId: string;
    visitorId: string | null;
    openedBy: string | null;
    title: string;
    pageUrl: string | null;
  },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO chats (workspace_id, id, agent_id, visitor_id, opened_by, title, page_url)
    VALUES (${workspaceId}, ${chat.id}, ${chat.agentId}, ${chat.visitorId}, ${chat.openedBy}, ${chat.title}, ${chat.pageUrl})`);
}
