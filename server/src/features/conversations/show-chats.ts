import type { Database, Executor } from "../../platform/database/database.ts";
import type { SortedPage, SortedRow } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type ChatDetailRow, listChatDetails } from "./chat-details.ts";
import { getReadableChat } from "./get-readable-chat.ts";
import { type ChatFilter, type ChatListRow, listChats, listMessagesOf, type MessageRow } from "./message-queries.ts";
import { nameLanguages } from "./name-languages.ts";

export type ShownChat = ChatListRow & SortedRow & { messages?: MessageRow[]; details?: ChatDetailRow };

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
    const found = await listChats(transaction, principal.workspaceId, { ...filter, ...own }, page);
    const ids = found.map(({ id }) => id);
    const rows = principal.kind === "visitor" ? found : await withDetails(transaction, principal.workspaceId, found);
    if (!withMessages || rows.length === 0) return rows;
    const messages = Map.groupBy(
      await listMessagesOf(transaction, principal.workspaceId, ids),
      ({ chat_id: chatId }) => chatId,
    );
    return rows.map((row) => ({ ...row, messages: messages.get(row.id) ?? [] }));
  });
}

async function withDetails(
  executor: Executor,
  workspaceId: string,
  rows: (ChatListRow & SortedRow)[],
): Promise<ShownChat[]> {
  if (rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  const details = new Map((await listChatDetails(executor, workspaceId, ids)).map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, details: details.get(row.id)! }));
}

export function showChat(database: Database, principal: Principal, id: string): Promise<ChatListRow> {
  return database.inWorkspace(principal.workspaceId, (transaction) =>
    getReadableChat(transaction, principal, parseId("chat", id)),
  );
}
