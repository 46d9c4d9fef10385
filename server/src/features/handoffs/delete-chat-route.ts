import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { assertMatches } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { cancelOpenAnswers, getReadableChat, lockChat } from "../conversations/index.ts";
import { principalOf } from "../identity/index.ts";
import { settleChat } from "./move-handoff.ts";

/** A visitor deletes their own chats with this; who answers chats, any. */
export function deleteChatRoute(app: HttpApp, database: Database): void {
  app.delete(
    "/v2/chats/:id",
    {
      schema: {
        operationId: "deleteChat",
        tags: ["Chats"],
        summary: "Delete a chat with its messages",
        description: "Ends the answer that is being written and the handoff. It can be restored for 30 days.",
        params: IdParameters("chat"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      await database.inWorkspace(workspaceId, async (transaction) => {
        const readable = await getReadableChat(transaction, principal, parseId("chat", request.params.id));
        const chat = await lockChat(transaction, workspaceId, readable.id);
        assertMatches(request.headers["if-match"], chat.version);
        await settleChat(transaction, principal, chat, "resolved");
        await cancelOpenAnswers(transaction, workspaceId, chat.id);
        await transaction.query(sql`
          UPDATE chats SET deleted_at = now(), version = version + 1, updated_at = now()
          WHERE workspace_id = ${workspaceId} AND id = ${chat.id}`);
        await recordAudit(transaction, principal, {
          action: "chat.deleted",
          target: { kind: "chat", id: formatId("chat", chat.id) },
        });
      });
      return reply.code(204).send(null);
    },
  );
}
