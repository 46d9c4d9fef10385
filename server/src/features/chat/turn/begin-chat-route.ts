import { entityTag } from "../../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { Reference } from "../../../platform/http/schemas.ts";
import { Chat, presentChat } from "../../conversations/index.ts";
import { principalOf } from "../../identity/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { BeginChatBody } from "../chat-schemas.ts";
import { beginChat } from "./begin-chat.ts";

/** A chat before its first question: `POST /v2/chat` with its id asks in it. */
export function beginChatRoute(app: HttpApp, context: AnswerContext): void {
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
      const row = await beginChat(context, principal, request.body);
      const chat = presentChat(row, principal.kind === "visitor");
      reply.code(201).header("location", `/v2/chats/${chat.id}`).header("etag", entityTag(row.version));
      return chat;
    },
  );
}
