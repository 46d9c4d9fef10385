import { Type } from "typebox";
import { changeOf } from "../../platform/http/change.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { principalOf } from "../identity/index.ts";
import { checkDomain } from "./check-domain.ts";
import { createDomain } from "./create-domain.ts";
import { deleteDomain } from "./delete-domain.ts";
import type { DomainContext } from "./domain-context.ts";
import { CreateDomainBody, DOMAIN_STATUSES, Domain, UpdateDomainBody } from "./domain-schemas.ts";
import { presentDomain } from "./present-domain.ts";
import { showDomain, showDomains } from "./show-domains.ts";
import { updateDomain } from "./update-domain.ts";

const tags = ["Domains"];

/** Domains of clients that serve an assistant's page, once DNS has proven them. */
export function domainRoutes(app: HttpApp, context: DomainContext): void {
  const { database } = context;
  app.addSchema(Domain);
  app.get(
    "/v2/domains",
    {
      schema: {
        operationId: "listDomains",
        tags,
        summary: "List custom domains, newest first",
        querystring: StrictObject({
          ...ListQuery.properties,
          status: Type.Optional(Choice(DOMAIN_STATUSES)),
          agent_id: Type.Optional(Type.String({ maxLength: 100 })),
          brand_id: Type.Optional(Type.String({ maxLength: 100 })),
          q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the host name." })),
        }),
        response: { 200: ListOf(Domain) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, status, agent_id, brand_id, q } = request.query;
      const after = decodeCursor("domains", cursor);
      const filter = { status, agentId: filterId("agent", agent_id), brandId: filterId("brand", brand_id), search: q };
      const rows = await showDomains(database, principalOf(request), filter, after, limit);
      return toPage("domains", rows, limit, presentDomain);
    },
  );

  app.post(
    "/v2/domains",
    {
      schema: {
        operationId: "createDomain",
        tags,
        summary: "Add a custom domain for an assistant's page",
        description:
          "It serves the page at `/` once its `record` is found in DNS: call `POST /v2/domains/{id}/verify`, or wait for the hourly look.",
        body: CreateDomainBody,
        response: { 201: Reference(Domain) },
      },
    },
    async (request, reply) => {
      const row = await createDomain(context, principalOf(request), request.body);
      const domain = presentDomain(row);
      reply.code(201).header("location", `/v2/domains/${domain.id}`).header("etag", entityTag(row.version));
      return domain;
    },
  );

  app.get(
    "/v2/domains/:id",
    {
      schema: {
        operationId: "getDomain",
        tags,
        summary: "Get a custom domain with what its last check found",
        params: IdParameters("domain"),
        response: { 200: Reference(Domain) },
      },
    },
    async (request, reply) => {
      const row = await showDomain(database, principalOf(request), request.params.id);
      reply.header("etag", entityTag(row.version));
      return presentDomain(row);
    },
  );

  app.patch(
    "/v2/domains/:id",
    {
      schema: {
        operationId: "updateDomain",
        tags,
        summary: "Let a custom domain serve another page",
        params: IdParameters("domain"),
        body: UpdateDomainBody,
        response: { 200: Reference(Domain) },
      },
    },
    async (request, reply) => {
      const row = await updateDomain(database, principalOf(request), changeOf(request));
      reply.header("etag", entityTag(row.version));
      return presentDomain(row);
    },
  );

  app.delete(
    "/v2/domains/:id",
    {
      schema: {
        operationId: "deleteDomain",
        tags,
        summary: "Delete a custom domain; it serves nothing from then on, and can be restored for 30 days",
        params: IdParameters("domain"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteDomain(database, principalOf(request), changeOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/domains/:id/verify",
    {
      schema: {
        operationId: "verifyDomain",
        tags,
        summary: "Look for the domain's record now",
        description:
          "Answers 200 with the domain, whatever was found: `status` and `reason` say it. Takes up to 10 seconds.",
        params: IdParameters("domain"),
        response: { 200: Reference(Domain) },
      },
    },
    async (request) =>
      presentDomain(await checkDomain(context, principalOf(request), parseId("domain", request.params.id))),
  );
}
