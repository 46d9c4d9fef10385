import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { changeOf } from "../../platform/http/change.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { readPage, type SortedPage, toSortedPage } from "../../platform/http/sorted-page.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import { memberOrNobody } from "../conversations/index.ts";
import { type Principal, principalOf, type VisitorPrincipal } from "../identity/index.ts";
import { bulkLeadRoutes } from "./bulk-lead-routes.ts";
import { createLead } from "./create-lead.ts";
import { deleteLead } from "./delete-lead.ts";
import type { LeadFilterIds } from "./lead-queries.ts";
import { CreateLeadBody, Lead, LeadFilter, UpdateLeadBody } from "./lead-schemas.ts";
import { presentLead } from "./present-lead.ts";
import { showFieldNames } from "./show-field-names.ts";
import { showLead, showLeads } from "./show-leads.ts";
import { updateLead } from "./update-lead.ts";

const tags = ["Leads"];

export function leadRoutes(app: HttpApp, context: { database: Database; clock: Clock }): void {
  const { database } = context;
  app.addSchema(Lead);
  bulkLeadRoutes(app, database);
  app.get(
    "/v2/leads",
    {
      config: {
        auditsRead: "lead.read",
        spread: {
          column: "fields",
          names: (request) => showFieldNames(database, ...listedOf(request as ListRequest)),
          rest: "more_fields",
        },
      },
      schema: {
        operationId: "listLeads",
        tags,
        summary: "List leads",
        description:
          "In CSV each field is a column: `name`, `email`, `phone`, `company` and `message` first, then the others by name. `more_fields` has what has no column: of more than 200 fields those that fewest leads have, and what came while the file was written.",
        querystring: LeadFilter,
        response: { 200: ListOf(Lead) },
      },
    },
    async (request) => {
      const [principal, filter, page] = listedOf(request);
      const rows = await showLeads(database, principal, filter, page);
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
        description:
          "What a visitor leaves again with the same address, while nobody has dealt with it, is added to the lead that is there: 200.",
        body: CreateLeadBody,
        response: { 200: Reference(Lead), 201: Reference(Lead) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { row, isNew } = await createLead(context, principal, request.body);
      const lead = presentLead(row);
      reply
        .code(isNew ? 201 : 200)
        .header("location", `/v2/leads/${lead.id}`)
        .header("etag", entityTag(row.version));
      // When a person was first known is nothing that whoever types an address may learn.
      return principal.kind === "visitor" ? forVisitor(principal, lead, request.body) : lead;
    },
  );

  app.get(
    "/v2/leads/:id",
    {
      config: { auditsRead: "lead.read" },
      schema: {
        operationId: "getLead",
        tags,
        summary: "Get a lead",
        params: IdParameters("lead"),
        response: { 200: Reference(Lead) },
      },
    },
    async (request, reply) => {
      const { version, lead } = await showLead(database, principalOf(request), request.params.id);
      reply.header("etag", entityTag(version));
      return lead;
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
      const row = await updateLead(database, principalOf(request), changeOf(request));
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
      await deleteLead(database, principalOf(request), changeOf(request));
      return reply.code(204).send(null);
    },
  );
}

type ListRequest = FastifyRequest & { query: Static<typeof LeadFilter> };

/** Whose list it is, and which rows of it. */
function listedOf(request: ListRequest): [Principal, LeadFilterIds, SortedPage] {
  const {
    agent_id,
    chat_id,
    visitor_id,
    person_id,
    owner_id,
    status,
    min_score: minScore,
    from,
    to,
    q,
  } = request.query;
  const principal = principalOf(request);
  const filter = {
    agentId: filterId("agent", agent_id),
    chatId: filterId("chat", chat_id),
    visitorId: filterId("visitor", visitor_id),
    personId: filterId("person", person_id),
    ownerId: memberOrNobody(principal, "owner_id", owner_id),
    minScore,
    status,
    from,
    to,
    search: q,
  };
  return [principal, filter, readPage("leads", request.query)];
}

/** Who came by a mail reads nothing of what was left in other chats. */
function forVisitor({ chatId }: VisitorPrincipal, lead: Lead, left: CreateLeadBody): Lead {
  const own = { ...lead, person_id: null, owner_id: null, score: null, scored_by: [], notes: "" };
  if (chatId === undefined) return own;
  const id = formatId("chat", chatId);
  return { ...own, chat_id: id, chat_ids: [id], fields: left.fields };
}
