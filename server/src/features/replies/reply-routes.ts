import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { changeOf } from "../../platform/http/change.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { createReply } from "./create-reply.ts";
import { deleteReply } from "./delete-reply.ts";
import { presentReply } from "./present-reply.ts";
import { CreateReplyBody, Reply, UpdateReplyBody } from "./reply-schemas.ts";
import { showReplies, showReply } from "./show-replies.ts";
import { updateReply } from "./update-reply.ts";

const tags = ["Replies"];

/** Canned replies: the client's page puts their text into the message that a person writes. */
export function replyRoutes(app: HttpApp, database: Database): void {
  app.addSchema(Reply);
  app.get(
    "/v2/replies",
    {
      schema: {
        operationId: "listReplies",
        tags,
        summary: "List replies, newest first",
        querystring: StrictObject({
          ...ListQuery.properties,
          agent_id: Type.Optional(
            Type.String({
              maxLength: 100,
              description: "Those for its chats: of its own library, its brand's and the workspace's.",
            }),
          ),
          q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the title, text or shortcut." })),
        }),
        response: { 200: ListOf(Reply) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, agent_id, q } = request.query;
      const filter = { agentId: filterId("agent", agent_id), search: q };
      const after = decodeCursor("replies", cursor);
      const rows = await showReplies(database, principalOf(request), filter, after, limit);
      return toPage("replies", rows, limit, presentReply);
    },
  );

  app.post(
    "/v2/replies",
    {
      schema: {
        operationId: "createReply",
        tags,
        summary: "Add a text that people send again and again",
        body: CreateReplyBody,
        response: { 201: Reference(Reply) },
      },
    },
    async (request, reply) => {
      const row = await createReply(database, principalOf(request), request.body);
      const made = presentReply(row);
      reply.code(201).header("location", `/v2/replies/${made.id}`).header("etag", entityTag(row.version));
      return made;
    },
  );

  app.get(
    "/v2/replies/:id",
    {
      schema: {
        operationId: "getReply",
        tags,
        summary: "Get a reply",
        params: IdParameters("reply"),
        response: { 200: Reference(Reply) },
      },
    },
    async (request, reply) => {
      const row = await showReply(database, principalOf(request), request.params.id);
      reply.header("etag", entityTag(row.version));
      return presentReply(row);
    },
  );

  app.patch(
    "/v2/replies/:id",
    {
      schema: {
        operationId: "updateReply",
        tags,
        summary: "Change a reply",
        params: IdParameters("reply"),
        body: UpdateReplyBody,
        response: { 200: Reference(Reply) },
      },
    },
    async (request, reply) => {
      const row = await updateReply(database, principalOf(request), changeOf(request));
      reply.header("etag", entityTag(row.version));
      return presentReply(row);
    },
  );

  app.delete(
    "/v2/replies/:id",
    {
      schema: {
        operationId: "deleteReply",
        tags,
        summary: "Delete a reply; it can be restored for 30 days",
        params: IdParameters("reply"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteReply(database, principalOf(request), changeOf(request));
      return reply.code(204).send(null);
    },
  );
}
