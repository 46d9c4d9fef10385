import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { readPage, toSortedPage } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifier.ts";
import { principalOf } from "../identity/index.ts";
import { bulkLeadRoutes } from "./bulk-lead-routes.ts";
import { getLead, listLeads } from "./lead-queries.ts";
import { CreateLeadBody, Lead, LeadFilter, UpdateLeadBody } from "./lead-schemas.ts";
import { createLead, deleteLead, presentLead, updateLead } from "./save-lead.ts";

const tags = ["Leads"];

export function leadRoutes(app: HttpApp, { database }: { database: Database }): void {
  app.addSchema(Lead);
  bulkLeadRoutes(app, database);
  app.get(
    "/v2/leads",
    {
      schema: {
        operationId: "listLeads",
        tags,
        summary: "List leads",
        querystring: LeadFilter,
        response: { 200: ListOf(Lead) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { agent_id, chat_id, visitor_id, status, from, to, q } = request.query;
      const page = readPage("leads", request.query);
      const filter = {
        agentId: filterId("agent", agent_id),
        chatId: filterId("chat", chat_id),
        visitorId: filterId("visitor", visitor_id),
        status,
        from,
        to,
        search: q,
      };
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listLeads(transaction, workspaceId, filter, page),
      );
      return toSortedPage(page, rows, presentLead);
    },
  );

  app.post(
    "/v2/leads",
    {
      schema: {
        operationId: "createLead",
        tags,
        summary: "Store what someone left: their details and what they agreed to",
        body: CreateLeadBody,
        response: { 201: Reference(Lead) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const row = await database.inWorkspace(principal.workspaceId, (transaction) =>
        createLead(transaction, principal, request.body),
      );
      const lead = presentLead(row);
      reply.code(201).header("location", `/v2/leads/${lead.id}`).header("etag", entityTag(row.version));
      return lead;
    },
  );

  app.get(
    "/v2/leads/:id",
    {
      schema: {
        operationId: "getLead",
        tags,
        summary: "Get a lead",
        params: IdParameters("lead"),
        response: { 200: Reference(Lead) },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getLead(transaction, workspaceId, parseId("lead", request.params.id)),
      );
      reply.header("etag", entityTag(row.version));
      return presentLead(row);
    },
  );

  app.patch(
    "/v2/leads/:id",
    {
      schema: {
        operationId: "updateLead",
        tags,
        summary: "Qualify a lead, mark it done, or correct it",
        params: IdParameters("lead"),
        body: UpdateLeadBody,
        response: { 200: Reference(Lead) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { "if-match": ifMatch } = request.headers;
      const row = await database.inWorkspace(principal.workspaceId, (transaction) =>
        updateLead(transaction, principal, parseId("lead", request.params.id), request.body, ifMatch),
      );
      reply.header("etag", entityTag(row.version));
      return presentLead(row);
    },
  );

  app.delete(
    "/v2/leads/:id",
    {
      schema: {
        operationId: "deleteLead",
        tags,
        summary: "Delete a lead",
        params: IdParameters("lead"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { "if-match": ifMatch } = request.headers;
      await database.inWorkspace(principal.workspaceId, (transaction) =>
        deleteLead(transaction, principal, parseId("lead", request.params.id), ifMatch),
      );
      return reply.code(204).send(null);
    },
  );
}
