import type { Database } from "../../../platform/database/database.ts";
import { NotFoundError } from "../../../platform/errors/app-error.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import { askerIn, getMessage, getReadableChat, type MessageRow } from "../../conversations/index.ts";
import type { Principal } from "../../identity/index.ts";
import type { Asker } from "../../sources/index.ts";
import { findOpenAnswer } from "../turn/turn-queries.ts";
import { hasEnded } from "./stored-answer.ts";

/**
 * The message that `Last-Event-ID` names, else the one that is being written; undefined when there is neither. And as
 * whom the caller reads it. Throws 404.
 */
export function findStreamedAnswer(
  database: Database,
  principal: Principal,
  publicChatId: string,
  publicMessageId: string | undefined,
): Promise<{ row: MessageRow; reader: Asker } | undefined> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const chat = await getReadableChat(transaction, principal, parseId("chat", publicChatId));
    const reader = askerIn(principal, chat);
    if (publicMessageId !== undefined) {
      const message = await getMessage(transaction, workspaceId, parseId("message", publicMessageId));
      if (message.chat_id !== chat.id || message.role !== "assistant") throw new NotFoundError("message");
      return { row: message, reader };
    }
    const id = await findOpenAnswer(transaction, workspaceId, chat.id);
    const message = id && (await getMessage(transaction, workspaceId, id));
    return message && !hasEnded(message) ? { row: message, reader } : undefined;
  });
}
