import type { Database } from "../../platform/database/database.ts";
import { changeOf } from "../../platform/http/change.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, Reference } from "../../platform/http/schemas.ts";
import { Chat, Message, presentChat, presentMessage } from "../conversations/index.ts";
import { principalOf } from "../identity/index.ts";
import { createMemberMessage } from "./create-member-message.ts";
import { MemberMessageBody, UpdateChatBody } from "./handoff-schemas.ts";
import { memberOf } from "./member-of.ts";
import { updateChat } from "./update-chat.ts";

const tags = ["Chats"];

/** What a person does in a chat: answer it, hand it to a colleague, close it. */
export function chatDeskRoutes(app: HttpApp, database: Database): void {
  app.post(
    "/v2/chats/:id/messages",
    {
      schema: {
        operationId: "createMemberMessage",
        tags,
        summary: "Write into a chat as a person; this takes the chat over",
        description: "409 `handoff_claimed` names who has it in `holder`.",
        params: IdParameters("chat"),
        body: MemberMessageBody,
        response: { 201: Reference(Message) },
      },
    },
    async (request, reply) => {
      const member = memberOf(principalOf(request));
      const row = await createMemberMessage(database, member, request.params.id, request.body);
      const message = presentMessage(row, true);
      reply.code(201).header("location", `/v2/messages/${message.id}`);
      return message;
    },
  );

  app.patch(
    "/v2/chats/:id",
    {
      schema: {
        operationId: "updateChat",
        tags,
        summary: "Assign a chat, close and reopen it, tag it, or give it a title",
        params: IdParameters("chat"),
        body: UpdateChatBody,
        response: { 200: Reference(Chat) },
      },
    },
    async (request, reply) => {
      const row = await updateChat(database, principalOf(request), changeOf(request));
      reply.header("etag", entityTag(row.version));
      return presentChat(row);
    },
  );
}
