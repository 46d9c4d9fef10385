import sql from "sql-template-tag";
import type { Database } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertMatches } from "../../platform/http/entity-tag.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { cancelOpenAnswers, getReadableChat, lockChat } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { endOpenHandoff } from "./handoff-moves.ts";

/** Deletes a chat with its messages. */
export async function deleteChat(database: Database, principal: Principal, change: Change): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const readable = await getReadableChat(transaction, principal, parseId("chat", change.id));
    const chat = await lockChat(transaction, workspaceId, readable.id);
    assertMatches(change.ifMatch, chat.version);
    await endOpenHandoff(transaction, principal, chat, "resolved");
    await cancelOpenAnswers(transaction, workspaceId, chat.id);
    await transaction.query(sql`
          UPDATE chats SET deleted_at = now(), version = version + 1, updated_at = now()
          WHERE workspace_id = ${workspaceId} AND id = ${chat.id}`);
    await recordAudit(transaction, principal, {
      action: "chat.deleted",
      target: { kind: "chat", id: formatId("chat", chat.id) },
    });
  });
}
