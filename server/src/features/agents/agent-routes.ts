import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import {
  Choice,
  IdParameters,
  ListOf,
  ListQuery,
  Reference,
  StrictObject,
  Timestamp,
} from "../../platform/http/schemas.ts";
import { readPage, SortQuery, toSortedPage } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifier.ts";
import type { ModelCatalogue } from "../../ports/chat-model.ts";
import { type CredentialCache, type Principal, principalOf, setAgentGrants } from "../identity/index.ts";
import { getAgent, listAgents, markAgentDeleted } from "./agent-queries.ts";
import { Agent, CreateAgentBody, UpdateAgentBody } from "./agent-schemas.ts";
import { presentAgent, presentAgents } from "./present-agent.ts";
import { recordForcedPublishing } from "./record-forced-publishing.ts";
import { assertModelExists, assertSettings, createAgent, publishAgent, updateAgent } from "./save-agent.ts";
import { actorOf, agentVersionRoutes } from "./version-routes.ts";

export interface AgentContext {
  database: Database;
  credentials: CredentialCache;
  models: ModelCatalogue;
  /** Runs the checks of a version; those that don't hold. */
  findFailingChecks(principal: Principal, agentId: string, version: number): Promise<object[]>;
}

const tags = ["Agents"];
const PublishBody = StrictObject(
  {
    version: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: "The draft's unless named." }),
    ),
    force: Type.Optional(Type.Boolean({ description: "Without running the checks." })),
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, pattern: "\\S" })),
  },
  { examples: [{ version: 3 }] },
);
const AgentFilter = StrictObject({
  ...ListQuery.properties,
  status: Type.Optional(Choice(["draft", "published", "archived"])),
  brand_id: Type.Optional(Type.String({ maxLength: 100 })),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
  q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the name." })),
  sort: SortQuery("created_at", "updated_at", "name"),
});

export function agentRoutes(app: HttpApp, { database, credentials, models, findFailingChecks }: AgentContext): void {
  app.addSchema(Agent);
  agentVersionRoutes(app, database);
  app.get(
    "/v2/agents",
    {
      schema: {
        operationId: "listAgents",
        tags,
        summary: "List assistants",
        querystring: AgentFilter,
        response: { 200: ListOf(Agent) },
      },
    },
    async (request) => {
      const { status, brand_id, q, from, to } = request.query;
      const page = readPage("agents", request.query);
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const filter = {
        status,
        search: q,
        from,
        to,
        onlyId: principal.kind === "api_key" ? (principal.agentId ?? undefined) : undefined,
        brandId: filterId("brand", brand_id || undefined),
      };
      return database.inWorkspace(workspaceId, async (transaction) => {
        const rows = await listAgents(transaction, workspaceId, filter, page);
        const agents = await presentAgents(transaction, workspaceId, rows);
        return toSortedPage(page, rows, ({ id }) => agents.get(id)!);
      });
    },
  );

  app.post(
    "/v2/agents",
    {
      schema: {
        operationId: "createAgent",
        tags,
        summary: "Create an assistant",
        body: CreateAgentBody,
        response: { 201: Reference(Agent) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      assertSettings(request.body);
      await assertModelExists(models, request.body);
      const agent = await database.inWorkspace(principal.workspaceId, async (transaction) => {
        const created = await createAgent(transaction, principal.workspaceId, request.body, actorOf(principal));
        const { grants = [] } = request.body.access ?? {};
        await setAgentGrants(transaction, { principal, credentials }, created.id, grants);
        const after = await presentAgent(transaction, created);
        await recordChange(transaction, principal, "agent.created", { after });
        return after;
      });
      reply.code(201).header("location", `/v2/agents/${agent.id}`).header("etag", entityTag(agent.version));
      return agent;
    },
  );

  app.get(
    "/v2/agents/:id",
    {
      schema: {
        operationId: "getAgent",
        tags,
        summary: "Get an assistant",
        params: IdParameters("assistant"),
        response: { 200: Reference(Agent) },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      const agent = await database.inWorkspace(workspaceId, async (transaction) =>
        presentAgent(transaction, await getAgent(transaction, workspaceId, parseId("agent", request.params.id))),
      );
      reply.header("etag", entityTag(agent.version));
      return agent;
    },
  );

  app.patch(
    "/v2/agents/:id",
    {
      schema: {
        operationId: "updateAgent",
        tags,
        summary: "Change the draft of an assistant",
        params: IdParameters("assistant"),
        body: UpdateAgentBody,
        response: { 200: Reference(Agent) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      assertSettings(request.body);
      await assertModelExists(models, request.body);
      const { workspaceId } = principal;
      const agent = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`agents`, parseId("agent", request.params.id));
        const found = await getAgent(transaction, workspaceId, parseId("agent", request.params.id));
        const before = await presentAgent(transaction, found);
        const updated = await updateAgent(
          transaction,
          workspaceId,
          found.id,
          request.body,
          request.headers["if-match"],
          actorOf(principal),
        );
        const { grants } = request.body.access ?? {};
        if (grants) await setAgentGrants(transaction, { principal, credentials }, found.id, grants);
        const after = await presentAgent(transaction, updated);
        await recordChange(transaction, principal, "agent.updated", { before, after });
        return after;
      });
      reply.header("etag", entityTag(agent.version));
      return agent;
    },
  );

  app.delete(
    "/v2/agents/:id",
    {
      schema: {
        operationId: "deleteAgent",
        tags,
        summary: "Delete an assistant; it can be restored for 30 days",
        params: IdParameters("assistant"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`agents`, parseId("agent", request.params.id));
        const row = await getAgent(transaction, workspaceId, parseId("agent", request.params.id));
        assertMatches(request.headers["if-match"], row.version);
        await markAgentDeleted(transaction, workspaceId, row.id);
        const before = await presentAgent(transaction, row);
        await recordChange(transaction, principal, "agent.deleted", { before });
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/agents/:id/publish",
    {
      schema: {
        operationId: "publishAgent",
        tags,
        summary: "Make a version what visitors reach",
        params: IdParameters("assistant"),
        description:
          "The version's checks run first; 409 `checks_failed` lists in `failed` which don't hold. `force` publishes all the same, and its `reason` goes into the audit log.",
        body: Type.Optional(PublishBody),
        response: { 200: Reference(Agent) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { version: wanted, force = false, reason } = request.body ?? {};
      const found = await database.inWorkspace(workspaceId, (transaction) =>
        getAgent(transaction, workspaceId, parseId("agent", request.params.id)),
      );
      const version = wanted ?? found.version;
      const failed = force ? [] : await findFailingChecks(principal, found.id, version);
      if (failed.length > 0)
        throw new ConflictError("checks_failed", `Not published: ${failed.length} of its checks fail.`, { failed });
      return database.inWorkspace(workspaceId, async (transaction) => {
        const before = await presentAgent(transaction, await getAgent(transaction, workspaceId, found.id));
        const after = await presentAgent(transaction, await publishAgent(transaction, workspaceId, found.id, version));
        await recordChange(transaction, principal, "agent.published", { before, after });
        if (force) await recordForcedPublishing(transaction, principal, request.params.id, version, reason);
        return after;
      });
    },
  );
}

/** Matches nothing: a filter by an id that isn't one gives an empty list. */
