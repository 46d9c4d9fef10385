import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { recordEvent } from "../../../platform/events/record-event.ts";
import { entityTag } from "../../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { Reference, StrictObject } from "../../../platform/http/schemas.ts";
import { newId } from "../../../platform/ids/identifier.ts";
import { Chat, getReadableChat, presentChat } from "../../conversations/index.ts";
import { principalOf } from "../../identity/index.ts";
import { assertRoomForChat } from "../../quotas/index.ts";
import { ChatBody } from "../chat-schemas.ts";
import { assertMayName, resolveAgent, visitorOf } from "./open-exchange.ts";

const { agent_id, visitor } = ChatBody.properties;
const BeginChatBody = StrictObject(
  {
    agent_id,
    visitor,
    title: Type.Optional(
      Type.String({ maxLength: 200, default: "", description: "The first question, unless one is set." }),
    ),
  },
  { examples: [{ agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41" }] },
);

/** A chat before its first question: `POST /v2/chat` with its id asks in it. */
export function beginChatRoute(app: HttpApp, database: Database): void {
  app.post(
    "/v2/chats",
    {
      schema: {
        operationId: "createChat",
        tags: ["Chats"],
        summary: "Begin a chat without a question",
        description:
          "`POST /v2/chat` begins one by itself; this is for pages that show a chat before the first question.",
        body: BeginChatBody,
        response: { 201: Reference(Chat) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const row = await database.inWorkspace(principal.workspaceId, async (transaction) => {
        const { agentId } = await resolveAgent(transaction, principal, request.body.agent_id);
        await assertRoomForChat(transaction, principal.workspaceId, agentId);
        const id = newId();
        assertMayName(principal, request.body);
        const visitorId = await visitorOf(transaction, principal, agentId, request.body);
        await insertChat(transaction, principal.workspaceId, {
          id,
          agentId,
          visitorId,
          title: request.body.title ?? "",
        });
        const chat = await getReadableChat(transaction, principal, id);
        await recordEvent(transaction, principal.workspaceId, "chat.started", presentChat(chat));
        return chat;
      });
      const chat = presentChat(row);
      reply.code(201).header("location", `/v2/chats/${chat.id}`).header("etag", entityTag(row.version));
      return chat;
    },
  );
}

async function insertChat(
  executor: Executor,
  workspaceId: string,
  chat: { id: string; agentId: string; visitorId: string | null; title: string },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title)
    VALUES (${workspaceId}, ${chat.id}, ${chat.agentId}, ${chat.visitorId}, ${chat.title})`);
}
