import { randomBytes } from "node:crypto";
import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Transaction } from "../../platform/database/database.ts";
import { lockRow, lockWorkspace } from "../../platform/database/lock-row.ts";
import { ConflictError, InvalidError } from "../../platform/errors/app-error.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { newId, parseId } from "../../platform/ids/identifier.ts";
import { findAgent } from "../agents/index.ts";
import { principalOf } from "../identity/index.ts";
import { checkDomain, type DomainCheckContext } from "./check-domain.ts";
import {
  countDomains,
  findPage,
  getDomain,
  insertDomain,
  listDomains,
  markDomainDeleted,
  setDomainPage,
} from "./domain-queries.ts";
import { CreateDomainBody, DOMAIN_STATUSES, Domain, UpdateDomainBody } from "./domain-schemas.ts";
import { presentDomain } from "./present-domain.ts";
import { readHostname } from "./read-hostname.ts";

export interface DomainContext extends DomainCheckContext {
  config: { baseUrl: string };
}

const tags = ["Domains"];
const MOST_DOMAINS = 200;
const FIRST_CHECK_MS = 3_600_000;
const TOKEN_BYTES = 24;

/** Domains of clients that serve an assistant's page, once DNS has proven them. */
export function domainRoutes(app: HttpApp, context: DomainContext): void {
  const { database, config } = context;
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
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, status, agent_id, brand_id, q } = request.query;
      const after = decodeCursor("domains", cursor);
      const filter = { status, agentId: filterId("agent", agent_id), brandId: filterId("brand", brand_id), search: q };
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listDomains(transaction, workspaceId, filter, after, limit),
      );
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const hostname = readHostname(request.body.hostname);
      if (!hostname || hostname === new URL(config.baseUrl).hostname)
        throw new InvalidError([
          {
            pointer: "/hostname",
            message: hostname ? "is this service's own name." : "is not a public host name such as help.example.com.",
          },
        ]);
      const row = await refuseTwice(() =>
        database.inWorkspace(workspaceId, async (transaction) => {
          const page = await resolvePage(transaction, workspaceId, request.body);
          const [id, token] = [newId(), randomBytes(TOKEN_BYTES).toString("base64url")];
          const nextCheckAt = new Date(Date.now() + FIRST_CHECK_MS);
          await insertDomain(transaction, workspaceId, { id, hostname, ...page, token, nextCheckAt });
          await assertDomainsFit(transaction, workspaceId);
          const after = await getDomain(transaction, workspaceId, id);
          await recordChange(transaction, principal, "domain.created", { after: presentDomain(after) });
          return after;
        }),
      );
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
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getDomain(transaction, workspaceId, parseId("domain", request.params.id)),
      );
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        const id = parseId("domain", request.params.id);
        const before = await getDomain(transaction, workspaceId, id, { lock: true });
        assertMatches(request.headers["if-match"], before.version);
        const page = await resolvePage(transaction, workspaceId, request.body);
        await setDomainPage(transaction, workspaceId, { id: before.id, ...page });
        const after = await getDomain(transaction, workspaceId, before.id);
        const change = { before: presentDomain(before), after: presentDomain(after) };
        await recordChange(transaction, principal, "domain.updated", change);
        return after;
      });
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      await database.inWorkspace(workspaceId, async (transaction) => {
        const id = parseId("domain", request.params.id);
        const before = await getDomain(transaction, workspaceId, id, { lock: true });
        assertMatches(request.headers["if-match"], before.version);
        await markDomainDeleted(transaction, workspaceId, before.id);
        await recordChange(transaction, principal, "domain.deleted", { before: presentDomain(before) });
      });
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

/** After one was added or brought back. */
export async function assertDomainsFit(transaction: Transaction, workspaceId: string): Promise<void> {
  // One after the other: the next one counts this one.
  await lockWorkspace(transaction, workspaceId);
  if ((await countDomains(transaction, workspaceId)) > MOST_DOMAINS)
    throw new ConflictError("too_many_domains", `A workspace has at most ${MOST_DOMAINS} domains.`);
}

/** Throws 422 that names the field. */
async function resolvePage(
  transaction: Transaction,
  workspaceId: string,
  body: { agent_id: string; deployment_id?: string },
): Promise<{ agent_id: string; deployment_id: string }> {
  const id = parseId("agent", body.agent_id);
  const agent = id && (await findAgent(transaction, workspaceId, id));
  if (!agent) throw new InvalidError([{ pointer: "/agent_id", message: "is not one of your assistants." }]);
  const wanted = body.deployment_id === undefined ? undefined : parseId("deployment", body.deployment_id);
  const isWrongId = body.deployment_id !== undefined && wanted === undefined;
  // Whoever deletes it waits, and finds the domain.
  await lockRow(transaction, workspaceId, sql`deployments`, wanted);
  const page = isWrongId ? undefined : await findPage(transaction, workspaceId, agent.id, wanted);
  if (page === undefined)
    throw new InvalidError([{ pointer: "/deployment_id", message: "is not a page of this assistant." }]);
  return { agent_id: agent.id, deployment_id: page };
}

async function refuseTwice<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "domains_own")
      throw new ConflictError("domain_exists", "This workspace has the domain already.");
    throw error;
  }
}
