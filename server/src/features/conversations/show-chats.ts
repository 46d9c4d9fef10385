import type { Database } from "../../platform/database/database.ts";
import type { SortedPage, SortedRow } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getReadableChat } from "./get-readable-chat.ts";
import { type ChatFilter, type ChatListRow, listChats, listMessagesOf, type MessageRow } from "./message-queries.ts";
import { nameLanguages } from "./name-languages.ts";

export type ShownChat = ChatListRow & SortedRow & { messages?: MessageRow[] };

/** Visitors see their own, whoever they ask for. */
export async function showChats(
  database: Database,
  principal: Principal,
  { withMessages, ...filter }: ChatFilter & { withMessages: boolean },
  page: SortedPage,
): Promise<ShownChat[]> {
  if (filter.language !== undefined) await nameLanguages(database, principal.workspaceId);
  const own = principal.kind === "visitor" ? { visitorId: principal.visitorId } : {};
  return database.inWorkspace(principal.workspaceId, async (transaction) => {
    const rows = await listChats(transaction, principal.workspaceId, { ...filter, ...own }, page);
    if (!withMessages || rows.length === 0) return rows;
    const ids = rows.map(({ id }) => id);
    const messages = Map.groupBy(
      await listMessagesOf(transaction, principal.workspaceId, ids),
      ({ chat_id: chatId }) => chatId,
    );
    return rows.map((row) => ({ ...row, messages: messages.get(row.id) ?? [] }));
  });
}

export function showChat(database: Database, principal: Principal, id: string): Promise<ChatListRow> {
  return database.inWorkspace(principal.workspaceId, (transaction) =>
    getReadableChat(transaction, principal, parseId("chat", id)),
  );
}
