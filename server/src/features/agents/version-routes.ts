import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { Agent } from "./agent-schemas.ts";
import { AgentVersion, MAX_VERSION } from "./agent-version-schemas.ts";
import { duplicateAgent } from "./duplicate-agent.ts";
import { showAgentVersion, showAgentVersions } from "./show-agent-versions.ts";

const tags = ["Agents"];

export function agentVersionRoutes(app: HttpApp, database: Database): void {
  app.addSchema(AgentVersion);
  app.get(
    "/v2/agents/:id/versions",
    {
      schema: {
        operationId: "listAgentVersions",
        tags,
        summary: "List the versions of an assistant, newest first",
        description: "Publish an older one with `POST /v2/agents/{id}/publish` to roll back.",
        params: IdParameters("assistant"),
        querystring: ListQuery,
        response: { 200: ListOf(AgentVersion) },
      },
    },
    async (request) => {
      const { limit = 20, cursor } = request.query;
      return showAgentVersions(database, principalOf(request), cursor, request.params.id, limit);
    },
  );

  app.get(
    "/v2/agents/:id/versions/:version",
    {
      schema: {
        operationId: "getAgentVersion",
        tags,
        summary: "Get a version of an assistant",
        params: Type.Object({
          id: Type.String({ description: "Id of the assistant.", maxLength: 100 }),
          version: Type.Integer({ minimum: 1, maximum: MAX_VERSION }),
        }),
        response: { 200: Reference(AgentVersion) },
      },
    },
    async (request) => {
      return showAgentVersion(database, principalOf(request), request.params.id, request.params.version);
    },
  );

  app.post(
    "/v2/agents/:id/duplicate",
    {
      schema: {
        operationId: "duplicateAgent",
        tags,
        summary: "Make a draft of the same settings over the same sources",
        params: IdParameters("assistant"),
        body: Type.Optional(
          StrictObject({ name: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" })) }),
        ),
        response: { 201: Reference(Agent) },
      },
    },
    async (request, reply) => {
      const agent = await duplicateAgent(database, principalOf(request), request.params.id, request.body);
      reply.code(201).header("location", `/v2/agents/${agent.id}`).header("etag", entityTag(agent.version));
      return agent;
    },
  );
}
