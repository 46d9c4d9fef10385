import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import type { Asker } from "../sources/index.ts";
import { askerIn } from "./asker-in.ts";
import { getReadableChat, getReadableMessage } from "./get-readable-chat.ts";
import { listMessages, type MessageRow } from "./message-queries.ts";

/** The messages of a chat, newest first, and for whom they are shown. */
export function showMessages(
  database: Database,
  principal: Principal,
  chatId: string,
  { after, limit }: { after: CursorPosition | undefined; limit: number },
): Promise<{ rows: MessageRow[]; asker: Asker }> {
  return database.inWorkspace(principal.workspaceId, async (transaction) => {
    const chat = await getReadableChat(transaction, principal, parseId("chat", chatId));
    const rows = await listMessages(transaction, principal.workspaceId, chat.id, after, limit);
    return { rows, asker: askerIn(principal, chat) };
  });
}

export function showMessage(
  database: Database,
  principal: Principal,
  id: string,
): Promise<{ row: MessageRow; asker: Asker }> {
  return database.inWorkspace(principal.workspaceId, async (transaction) => {
    const row = await getReadableMessage(transaction, principal, parseId("message", id));
    return { row, asker: askerIn(principal, await getReadableChat(transaction, principal, row.chat_id)) };
  });
}
