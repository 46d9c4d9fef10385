import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { changeOf } from "../../platform/http/change.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { deleteChat } from "./delete-chat.ts";

/** A visitor deletes their own chats with this; who answers chats, any. */
export function deleteChatRoutes(app: HttpApp, database: Database): void {
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
      await deleteChat(database, principalOf(request), changeOf(request));
      return reply.code(204).send(null);
    },
  );
}
