import type { Database } from "../../platform/database/database.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getReadableChat, lockChat, updateChatRow } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { notWaiting } from "./handoff-moves.ts";
import { endHandoff, getHandoff, type HandoffRow } from "./handoff-queries.ts";
import { seenBy } from "./present-handoff.ts";

/**
 * The visitor no longer waits: the assistant answers again. Throws 404, and 409 where a person is there already or it
 * has ended.
 */
export function withdrawHandoff(database: Database, principal: Principal, publicId: string): Promise<HandoffRow> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const found = await getHandoff(transaction, workspaceId, parseId("handoff", publicId));
    await getReadableChat(transaction, principal, found.chat_id);
    const chat = await lockChat(transaction, workspaceId, found.chat_id);
    const row = await getHandoff(transaction, workspaceId, found.id);
    if (row.status === "withdrawn") return row;
    if (row.status !== "waiting") throw notWaiting(seenBy(principal, row));
    const withdrawn = await endHandoff(transaction, workspaceId, row.id, "withdrawn");
    await updateChatRow(transaction, workspaceId, { ...chat, status: "open" });
    return withdrawn;
  });
}
