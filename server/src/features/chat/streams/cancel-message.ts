import type { Database } from "../../../platform/database/database.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import {
  askerIn,
  assertMaySpeak,
  getMessage,
  getReadableChat,
  getReadableMessage,
  type MessageRow,
} from "../../conversations/index.ts";
import { admit, type Principal } from "../../identity/index.ts";
import type { Asker } from "../../sources/index.ts";
import type { LiveAnswers } from "../answers/live-answers.ts";
import { cancelAnswer } from "../turn/turn-queries.ts";

/**
 * Stops an answer, whichever process writes it; what was sent stays. Returns it as it is stored then, and as whom the
 * caller reads it. Throws 404, and 403 for who may neither change the chat nor speak in it.
 */
export async function cancelMessage(
  database: Database,
  live: LiveAnswers,
  principal: Principal,
  id: string,
): Promise<{ row: MessageRow; reader: Asker }> {
  const { workspaceId } = principal;
  const { messageId, reader } = await database.inWorkspace(workspaceId, async (transaction) => {
    const message = await getReadableMessage(transaction, principal, parseId("message", id));
    const chat = await getReadableChat(transaction, principal, message.chat_id);
    if (!admit(principal, "updateChat")) assertMaySpeak(principal, chat);
    return { messageId: message.id, reader: askerIn(principal, chat) };
  });
  const running = live.find(messageId);
  running?.stop("cancelled");
  if (running) await live.ended(running.messageId);
  else await database.inWorkspace(workspaceId, (transaction) => cancelAnswer(transaction, workspaceId, messageId));
  const row = await database.inWorkspace(workspaceId, (transaction) => getMessage(transaction, workspaceId, messageId));
  return { row, reader };
}
