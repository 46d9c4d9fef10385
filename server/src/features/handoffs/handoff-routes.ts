import { Type } from "typebox";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { bulkChatRoutes } from "./bulk-chat-routes.ts";
import { chatDeskRoutes } from "./chat-desk-routes.ts";
import { claimHandoff } from "./claim-handoff.ts";
import { createHandoff } from "./create-handoff.ts";
import { deleteChatRoutes } from "./delete-chat-routes.ts";
import { deskRoutes } from "./desk-routes.ts";
import { endHandoff } from "./end-handoff.ts";
import type { HandoffContext } from "./handoff-context.ts";
import { CreateHandoffBody, Handoff, HandoffFilter, RateHandoffBody } from "./handoff-schemas.ts";
import { memberOf } from "./member-of.ts";
import { presentHandoff, seenBy } from "./present-handoff.ts";
import { rateHandoff } from "./rate-handoff.ts";
import { showHandoff, showHandoffs } from "./show-handoffs.ts";
import { withdrawHandoff } from "./withdraw-handoff.ts";

const tags = ["Handoffs"];

export function handoffRoutes(app: HttpApp, context: Pick<HandoffContext, "database" | "clock">): void {
  const { database } = context;
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
      const { limit = 20, cursor, status, agent_id, chat_id, claimed_by, rating, from, to } = request.query;
      const after = decodeCursor("handoffs", cursor);
      const filter = {
        status,
        agentId: filterId("agent", agent_id),
        chatId: filterId("chat", chat_id),
        claimedBy: filterId("member", claimed_by),
        rating,
        from,
        to,
      };
      const rows = await showHandoffs(database, principalOf(request), filter, after, limit);
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
      const { row, isNew } = await createHandoff(context, principal, request.body);
      const handoff = presentHandoff(seenBy(principal, row));
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
      return showHandoff(database, principalOf(request), request.params.id);
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
      const row = await claimHandoff(database, member, request.params.id);
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
        const { id } = request.params as { id: string };
        return presentHandoff(await endHandoff(database, principalOf(request), id, status));
      },
    );

  app.post(
    "/v2/handoffs/:id/withdraw",
    {
      schema: {
        operationId: "withdrawHandoff",
        tags,
        summary: "Wait for a person no longer: the assistant answers again",
        description: "409 `handoff_claimed` where a person is there already.",
        params: IdParameters("handoff"),
        response: { 200: Reference(Handoff) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      return presentHandoff(seenBy(principal, await withdrawHandoff(database, principal, request.params.id)));
    },
  );

  app.post(
    "/v2/handoffs/:id/rate",
    {
      schema: {
        operationId: "rateHandoff",
        tags,
        summary: "Rate the person who had the chat, or change your rating",
        description:
          "For the visitor, or the key that opened the chat for them, once the person has left: 409 `nobody_to_rate` before. A chat names its last person, to rate, in `last_person`.",
        params: IdParameters("handoff"),
        body: RateHandoffBody,
        response: { 200: Reference(Handoff) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      return presentHandoff(seenBy(principal, await rateHandoff(database, principal, request.params.id, request.body)));
    },
  );

  chatDeskRoutes(app, database);
  deskRoutes(app, database);
  deleteChatRoutes(app, database);
  bulkChatRoutes(app, database);
}
