import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { isOwnChat, type Principal } from "../identity/index.ts";
import { type ChatListRow, getChat, getMessage, type MessageRow } from "./message-queries.ts";

/** A message of a chat that the caller may read. Throws `NotFoundError`. */
export async function getReadableMessage(
  executor: Executor,
  principal: Principal,
  id: string | undefined,
): Promise<MessageRow> {
  const message = await getMessage(executor, principal.workspaceId, id);
  await getReadableChat(executor, principal, message.chat_id);
  return message;
}

/**
 * Visitors read their own chats, or the one that their token is for; keys of one agent, those of that agent. Throws
 * `NotFoundError`.
 */
export async function getReadableChat(
  executor: Executor,
  principal: Principal,
  id: string | undefined,
): Promise<ChatListRow> {
  const visitorId = principal.kind === "visitor" ? principal.visitorId : undefined;
  const chat = await getChat(executor, principal.workspaceId, id, visitorId);
  const onlyAgent = limitedAgent(principal);
  if (onlyAgent !== undefined && chat.agent_id !== onlyAgent) throw new NotFoundError("chat");
  if (principal.kind === "visitor" && !isOwnChat(principal, { id: chat.id, visitorId: chat.visitor_id }))
    throw new NotFoundError("chat");
  return chat;
}

/** The one agent that this credential is limited to. */
export function limitedAgent(principal: Principal): string | undefined {
  if (principal.kind === "visitor") return principal.agentId;
  return principal.kind === "api_key" ? (principal.agentId ?? undefined) : undefined;
}
