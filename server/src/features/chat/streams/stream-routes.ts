import { Type } from "typebox";
import type { Transaction } from "../../../platform/database/database.ts";
import { NotFoundError } from "../../../platform/errors/app-error.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { IdParameters, Reference } from "../../../platform/http/schemas.ts";
import { parseId } from "../../../platform/ids/identifier.ts";
import {
  assertMaySpeak,
  getMessage,
  getReadableChat,
  getReadableMessage,
  Message,
  type MessageRow,
  presentMessage,
} from "../../conversations/index.ts";
import { admit, type Principal, principalOf } from "../../identity/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import type { LiveAnswers } from "../answers/live-answers.ts";
import { cancelAnswer, findOpenAnswer } from "../turn/turn-queries.ts";
import type { OpenStreams } from "./open-streams.ts";
import { hasEnded, StoredAnswer } from "./stored-answer.ts";
import { parseCursor, STREAM_START, type StreamCursor } from "./stream-parts.ts";

/** Going on with an answer whose stream was cut, and stopping one. */
export function streamRoutes(app: HttpApp, context: AnswerContext, live: LiveAnswers, streams: OpenStreams): void {
  const { database } = context;
  app.get(
    "/v2/chat/:id/stream",
    {
      schema: {
        operationId: "resumeChatStream",
        tags: ["Chat"],
        summary: "Go on with the answer that is being written in a chat",
        description:
          "From the beginning, or behind `Last-Event-ID`; that one also gets the rest of an answer that has ended meanwhile. Works on every process. 204 when nothing is left to send.",
        params: IdParameters("chat"),
        headers: Type.Object({ "last-event-id": Type.Optional(Type.String({ maxLength: 200 })) }),
        response: { 200: EventStream, 204: Type.Null({ description: "Nothing is being written." }) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const wanted = parseCursor(request.headers["last-event-id"] ?? "");
      const found = await database.inWorkspace(principal.workspaceId, (transaction) =>
        findAnswer(transaction, principal, request.params.id, wanted?.messageId),
      );
      if (!found) return reply.code(204).send(null);
      const running = live.find(found.id);
      const stored = new StoredAnswer(database, principal.workspaceId, found, principal.kind === "member");
      const cursor: StreamCursor = wanted?.cursor ?? STREAM_START;
      streams.send(reply, running ?? stored, cursor);
      return reply;
    },
  );

  app.post(
    "/v2/messages/:id/cancel",
    {
      schema: {
        operationId: "cancelMessage",
        tags: ["Chat"],
        summary: "Stop an answer; what was sent stays",
        description:
          "By the visitor, by who opened the chat, and by who answers chats. An answer that has ended stays as it is.",
        params: IdParameters("message"),
        response: { 200: Reference(Message) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const messageId = parseId("message", request.params.id);
      const message = await database.inWorkspace(workspaceId, async (transaction) => {
        const found = await getReadableMessage(transaction, principal, messageId);
        const chat = await getReadableChat(transaction, principal, found.chat_id);
        if (!admit(principal, "updateChat")) assertMaySpeak(principal, chat);
        return found;
      });
      const running = live.find(message.id);
      if (running) await stopAndWait(running);
      else await database.inWorkspace(workspaceId, (transaction) => cancelAnswer(transaction, workspaceId, message.id));
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getMessage(transaction, workspaceId, message.id),
      );
      return presentMessage(row, principal.kind === "member");
    },
  );

  function stopAndWait(running: NonNullable<ReturnType<LiveAnswers["find"]>>): Promise<unknown> {
    running.stop("cancelled");
    return live.ended(running.messageId);
  }
}

/** The message that `Last-Event-ID` names, else the one that is being written; undefined when there is neither. */
async function findAnswer(
  transaction: Transaction,
  principal: Principal,
  publicChatId: string,
  publicMessageId: string | undefined,
): Promise<MessageRow | undefined> {
  const chat = await getReadableChat(transaction, principal, parseId("chat", publicChatId));
  if (publicMessageId !== undefined) {
    const message = await getMessage(transaction, principal.workspaceId, parseId("message", publicMessageId));
    if (message.chat_id !== chat.id || message.role !== "assistant") throw new NotFoundError("message");
    return message;
  }
  const id = await findOpenAnswer(transaction, principal.workspaceId, chat.id);
  const message = id && (await getMessage(transaction, principal.workspaceId, id));
  return message && !hasEnded(message) ? message : undefined;
}

/** Its ids are such as `Last-Event-ID` takes up. */
export const STREAM_EXAMPLE = `id: message_01h2xcejqtf2nbrexx3vqjhp41.0.0
data: {"type":"start","messageId":"message_01h2xcejqtf2nbrexx3vqjhp41"}

data: {"type":"text-start","id":"text"}

id: message_01h2xcejqtf2nbrexx3vqjhp41.24.0
data: {"type":"text-delta","id":"text","delta":"Refunds take 14 days.[1]"}

data: [DONE]

`;

/** How the contract describes a stream; it is never serialised by it. */
export const EventStream = {
  description: "Server-sent events: the AI SDK's UI message stream, version 1.",
  content: { "text/event-stream": { schema: Type.String({ examples: [STREAM_EXAMPLE] }) } },
};
