import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { getReadableChat } from "../conversations/index.ts";
import { principalOf } from "../identity/index.ts";
import { bulkChatRoutes } from "./bulk-chat-routes.ts";
import { chatDeskRoutes } from "./chat-desk-routes.ts";
import { deleteChatRoute } from "./delete-chat-route.ts";
import { getHandoff, listHandoffs } from "./handoff-queries.ts";
import { CreateHandoffBody, Handoff, HandoffFilter } from "./handoff-schemas.ts";
import { memberOf } from "./member-of.ts";
import { claimHandoff, leaveHandoff, requestHandoff } from "./move-handoff.ts";
import { presentHandoff, withTranscript } from "./present-handoff.ts";

const tags = ["Handoffs"];

export function handoffRoutes(app: HttpApp, { database }: { database: Database }): void {
  app.addSchema(Handoff);
  app.get(
    "/v2/handoffs",
    {
      schema: {
        operationId: "listHandoffs",
        tags,
        summary: "List handoffs, newest first",
        querystring: HandoffFilter,
        response: { 200: ListOf(Handoff) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, status, agent_id, chat_id, claimed_by, from, to } = request.query;
      const after = decodeCursor("handoffs", cursor);
      const filter = {
        status,
        agentId: filterId("agent", agent_id),
        chatId: filterId("chat", chat_id),
        claimedBy: filterId("member", claimed_by),
        from,
        to,
      };
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listHandoffs(transaction, workspaceId, filter, after, limit),
      );
      return toPage("handoffs", rows, limit, presentHandoff);
    },
  );

  app.post(
    "/v2/handoffs",
    {
      schema: {
        operationId: "createHandoff",
        tags,
        summary: "Ask for a person in a chat",
        description: "A chat that already waits for a person, or has one, answers 200 with its handoff.",
        body: CreateHandoffBody,
        response: { 200: Reference(Handoff), 201: Reference(Handoff) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { chat_id, reason } = request.body;
      const { row, isNew } = await database.inWorkspace(principal.workspaceId, async (transaction) => {
        const chat = await getReadableChat(transaction, principal, parseId("chat", chat_id));
        const asked = { chatId: chat.id, requestedBy: principal.kind, reason: reason?.trim() || null };
        const requested = await requestHandoff(transaction, principal.workspaceId, asked);
        // What visitors do is in the events; the audit log is of the people who look after them.
        if (requested.isNew && principal.kind !== "visitor")
          await recordAudit(transaction, principal, {
            action: "handoff.requested",
            target: { kind: "handoff", id: formatId("handoff", requested.row.id) },
            after: { chat_id },
          });
        return requested;
      });
      const handoff = presentHandoff(row);
      reply.code(isNew ? 201 : 200).header("location", `/v2/handoffs/${handoff.id}`);
      return handoff;
    },
  );

  app.get(
    "/v2/handoffs/:id",
    {
      schema: {
        operationId: "getHandoff",
        tags,
        summary: "Get a handoff with its transcript",
        params: IdParameters("handoff"),
        response: { 200: Reference(Handoff) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      return database.inWorkspace(workspaceId, async (transaction) => {
        const row = await getHandoff(transaction, workspaceId, parseId("handoff", request.params.id));
        return withTranscript(transaction, workspaceId, presentHandoff(row), row.chat_id);
      });
    },
  );

  app.post(
    "/v2/handoffs/:id/claim",
    {
      schema: {
        operationId: "claimHandoff",
        tags,
        summary: "Take a chat over; the assistant is silent from then on",
        description: "409 `handoff_claimed` names who has it in `holder`.",
        params: IdParameters("handoff"),
        response: { 200: Reference(Handoff) },
      },
    },
    async (request) => {
      const member = memberOf(principalOf(request));
      const row = await database.inWorkspace(member.workspaceId, (transaction) =>
        claimHandoff(transaction, member, parseId("handoff", request.params.id)),
      );
      return presentHandoff(row);
    },
  );

  for (const [verb, status, operationId, summary] of [
    ["release", "released", "releaseHandoff", "Give a chat back: the assistant answers again"],
    ["resolve", "resolved", "resolveHandoff", "Close a handoff and its chat"],
  ] as const)
    app.post(
      `/v2/handoffs/:id/${verb}`,
      {
        schema: {
          operationId,
          tags,
          summary,
          params: Type.Object({ id: Type.String({ description: "Id of the handoff.", maxLength: 100 }) }),
          response: { 200: Reference(Handoff) },
        },
      },
      async (request) => {
        const principal = principalOf(request);
        const id = parseId("handoff", (request.params as { id: string }).id);
        const row = await database.inWorkspace(principal.workspaceId, (transaction) =>
          leaveHandoff(transaction, principal, id, status),
        );
        return presentHandoff(row);
      },
    );

  chatDeskRoutes(app, database);
  deleteChatRoute(app, database);
  bulkChatRoutes(app, database);
}
