import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getReply, listReplies, type ReplyRow } from "./reply-queries.ts";

export function showReplies(
  database: Database,
  { workspaceId }: Principal,
  filter: { agentId: string | undefined; search: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<ReplyRow[]> {
  return database.inWorkspace(workspaceId, (transaction) =>
    listReplies(transaction, workspaceId, filter, after, limit),
  );
}

export function showReply(database: Database, { workspaceId }: Principal, id: string): Promise<ReplyRow> {
  return database.inWorkspace(workspaceId, (transaction) => getReply(transaction, workspaceId, parseId("reply", id)));
}
