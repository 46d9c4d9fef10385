import { Type } from "typebox";
import { changeOf } from "../../platform/http/change.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import type { AgentContext } from "./agent-context.ts";
import { Agent, AgentFilter, CreateAgentBody, PublishBody, UpdateAgentBody } from "./agent-schemas.ts";
import { createAgent } from "./create-agent.ts";
import { deleteAgent } from "./delete-agent.ts";
import { publishAgent } from "./publish-agent.ts";
import { showAgent, showAgents } from "./show-agents.ts";
import { updateAgent } from "./update-agent.ts";
import { agentVersionRoutes } from "./version-routes.ts";

const tags = ["Agents"];

export function agentRoutes(app: HttpApp, context: AgentContext): void {
  const { database } = context;
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
      return showAgents(database, principalOf(request), request.query);
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
      const agent = await createAgent(context, principalOf(request), request.body);
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
      const agent = await showAgent(database, principalOf(request), request.params.id);
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
      const agent = await updateAgent(context, principalOf(request), changeOf(request));
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
      await deleteAgent(database, principalOf(request), changeOf(request));
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
          "The version's checks run first; 409 `checks_failed` lists in `failed` which don't hold. `force` publishes all the same, of owners, admins and keys alone, and its `reason` goes into the audit log.",
        body: Type.Optional(PublishBody),
        response: { 200: Reference(Agent) },
      },
    },
    async (request) => {
      return publishAgent(context, principalOf(request), request.params.id, request.body);
    },
  );
}

/** Matches nothing: a filter by an id that isn't one gives an empty list. */
