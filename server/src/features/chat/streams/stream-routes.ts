import { Type } from "typebox";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { IdParameters, Reference } from "../../../platform/http/schemas.ts";
import { Message, presentMessage } from "../../conversations/index.ts";
import { principalOf } from "../../identity/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import type { LiveAnswers } from "../answers/live-answers.ts";
import { cancelMessage } from "./cancel-message.ts";
import { findStreamedAnswer } from "./find-streamed-answer.ts";
import type { OpenStreams } from "./open-streams.ts";
import { StoredAnswer } from "./stored-answer.ts";
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
      const found = await findStreamedAnswer(database, principal, request.params.id, wanted?.messageId);
      if (!found) return reply.code(204).send(null);
      const running = live.find(found.row.id);
      const stored = new StoredAnswer(database, principal.workspaceId, found.row, found.reader);
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
      const { row, reader } = await cancelMessage(database, live, principal, request.params.id);
      return presentMessage(row, reader.isMember, reader);
    },
  );
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
