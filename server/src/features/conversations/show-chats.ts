import type { Database } from "../../platform/database/database.ts";
import type { SortedPage, SortedRow } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getReadableChat } from "./get-readable-chat.ts";
import { type ChatFilter, type ChatListRow, listChats } from "./message-queries.ts";
import { nameLanguages } from "./name-languages.ts";

/** Visitors see their own, whoever they ask for. */
export async function showChats(
  database: Database,
  principal: Principal,
  filter: ChatFilter,
  page: SortedPage,
): Promise<(ChatListRow & SortedRow)[]> {
  if (filter.language !== undefined) await nameLanguages(database, principal.workspaceId);
  const own = principal.kind === "visitor" ? { visitorId: principal.visitorId } : {};
  return database.inWorkspace(principal.workspaceId, (transaction) =>
    listChats(transaction, principal.workspaceId, { ...filter, ...own }, page),
  );
}

export function showChat(database: Database, principal: Principal, id: string): Promise<ChatListRow> {
  return database.inWorkspace(principal.workspaceId, (transaction) =>
    getReadableChat(transaction, principal, parseId("chat", id)),
  );
}
