import type { Database } from "../../platform/database/database.ts";
import { MAX_BULK_ROWS } from "../../platform/http/run-bulk.ts";
import { newestRows } from "../../platform/http/sorted-page.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { listChats } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";

/** Public ids of the newest chats that a filter names. */
export async function findChatIds(
  database: Database,
  { workspaceId }: Principal,
  filter: Parameters<typeof listChats>[2],
): Promise<string[]> {
  const rows = await database.inWorkspace(workspaceId, (transaction) =>
    listChats(transaction, workspaceId, filter, newestRows(MAX_BULK_ROWS)),
  );
  return rows.map(({ id }) => formatId("chat", id));
}
