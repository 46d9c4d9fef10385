import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { readPage, SortQuery, toSortedPage } from "../../platform/http/sorted-page.ts";
import { type Principal, principalOf } from "../identity/index.ts";
import { askerIn } from "./asker-in.ts";
import { presentChatDetails } from "./chat-details.ts";
import { ChatFilterQuery, chatFilterOf } from "./chat-filter-of.ts";
import { Chat, Citation, CitationContext, ListedChat, Message } from "./message-schemas.ts";
import { presentChat, presentMessage } from "./present-message.ts";
import { type ShownChat, showChat, showChats } from "./show-chats.ts";
import { showCitation } from "./show-citation.ts";
import { showMessage, showMessages } from "./show-messages.ts";

const tags = ["Chats"];

export function conversationRoutes(app: HttpApp, database: Database): void {
  for (const schema of [Citation, Message, Chat, ListedChat, CitationContext]) app.addSchema(schema);
  app.get(
    "/v2/chats",
    {
      schema: {
        operationId: "listChats",
        tags,
        summary: "List chats; a visitor's token lists the visitor's own",
        querystring: StrictObject({
          ...ListQuery.properties,
          ...ChatFilterQuery.properties,
          sort: SortQuery("created_at", "updated_at"),
          include: Type.Optional(
            Choice(["messages"], {
              description: "Each chat with all of its messages and what they cite, as for a file (`format=jsonl`).",
            }),
          ),
        }),
        response: { 200: ListOf(ListedChat) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const withMessages = request.query.include === "messages";
      const filter = { ...chatFilterOf(principal, request.query), withMessages };
      const page = readPage("chats", request.query);
      const rows = await showChats(database, principal, filter, page);
      return toSortedPage(page, rows, (row) => presentListedChat(row, principal));
    },
  );

  app.get(
    "/v2/chats/:id",
    {
      schema: {
        operationId: "getChat",
        tags,
        summary: "Get a chat",
        params: IdParameters("chat"),
        response: { 200: Reference(Chat) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const row = await showChat(database, principal, request.params.id);
      reply.header("etag", entityTag(row.version));
      return presentChat(row, principal.kind === "visitor");
    },
  );

  app.get(
    "/v2/chats/:id/messages",
    {
      schema: {
        operationId: "listMessages",
        tags,
        summary: "List the messages of a chat, newest first",
        params: IdParameters("chat"),
        querystring: ListQuery,
        response: { 200: ListOf(Message) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { limit = 20, cursor } = request.query;
      const page = { after: decodeCursor("messages", cursor), limit };
      const { rows, asker } = await showMessages(database, principal, request.params.id, page);
      return toPage("messages", rows, limit, (row) => presentMessage(row, principal.kind === "member", asker));
    },
  );

  app.get(
    "/v2/messages/:id",
    {
      schema: {
        operationId: "getMessage",
        tags,
        summary: "Get a message",
        params: IdParameters("message"),
        response: { 200: Reference(Message) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { row, asker } = await showMessage(database, principal, request.params.id);
      return presentMessage(row, principal.kind === "member", asker);
    },
  );

  app.get(
    "/v2/messages/:id/citations/:number",
    {
      schema: {
        operationId: "getCitation",
        tags,
        summary: "Get a quote in its surroundings",
        params: Type.Object({
          id: Type.String({ maxLength: 100, description: "Id of the message." }),
          number: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: "As in `[1]`." }),
        }),
        response: { 200: Reference(CitationContext) },
      },
    },
    async (request) => {
      return showCitation(database, principalOf(request), request.params.id, request.params.number);
    },
  );
}

function presentListedChat(row: ShownChat, principal: Principal): ListedChat {
  const asker = askerIn(principal, row);
  const { messages, details } = row;
  return {
    ...presentChat(row, principal.kind === "visitor"),
    ...(details && presentChatDetails(details, principal)),
    ...(messages && {
      messages: messages.map((message) => presentMessage(message, principal.kind === "member", asker)),
    }),
  };
}
