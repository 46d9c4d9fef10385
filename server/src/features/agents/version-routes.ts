import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { decodeCursor, readNumberKey, toPage } from "../../platform/http/cursor.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { type Principal, principalOf } from "../identity/index.ts";
import { getAgent } from "./agent-queries.ts";
import { Agent, AgentSettings, DEFAULT_SETTINGS, readSettings } from "./agent-schemas.ts";
import { type AgentVersionRow, getAgentVersion, listAgentVersions } from "./agent-version-queries.ts";
import { duplicateAgent } from "./duplicate-agent.ts";
import { presentAgent } from "./present-agent.ts";

/** An assistant as it was after one change. */
const AgentVersion = Type.Object(
  {
    agent_id: Type.String(),
    version: Type.Integer(),
    published: Type.Boolean({ description: "Visitors reach this version." }),
    name: Type.String(),
    model: Type.String({ examples: ["extractive"] }),
    prompt: Type.String({ examples: ["Answer briefly and kindly."] }),
    settings: Type.Object(AgentSettings.properties, { examples: [DEFAULT_SETTINGS] }),
    created_by: Type.String({
      description: "Id of the member or key that made the change.",
      examples: ["member_01h2xcejqtf2nbrexx3vqjhp41"],
    }),
    created_at: Timestamp,
  },
  { $id: "AgentVersion" },
);

const tags = ["Agents"];
const MOST_VERSION = 1_000_000_000;

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
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor } = request.query;
      const list = "agent-versions";
      const position = decodeCursor(list, cursor);
      return database.inWorkspace(workspaceId, async (transaction) => {
        const agent = await getAgent(transaction, workspaceId, parseId("agent", request.params.id));
        const before = position?.id === agent.id ? readNumberKey(position, MOST_VERSION) : undefined;
        const rows = await listAgentVersions(transaction, workspaceId, agent.id, before, limit + 1);
        const present = (row: AgentVersionRow) => presentVersion(row, agent.published_version);
        return toPage(list, rows, limit, present, (row) => String(row.version));
      });
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
          version: Type.Integer({ minimum: 1, maximum: MOST_VERSION }),
        }),
        response: { 200: Reference(AgentVersion) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      return database.inWorkspace(workspaceId, async (transaction) => {
        const agent = await getAgent(transaction, workspaceId, parseId("agent", request.params.id));
        const row = await getAgentVersion(transaction, workspaceId, agent.id, request.params.version);
        return presentVersion(row, agent.published_version);
      });
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const agent = await database.inWorkspace(workspaceId, async (transaction) => {
        const created = await duplicateAgent(transaction, workspaceId, {
          id: parseId("agent", request.params.id),
          name: request.body?.name,
          createdBy: actorOf(principal),
        });
        const after = await presentAgent(transaction, created);
        await recordChange(transaction, principal, "agent.created", { after });
        return after;
      });
      reply.code(201).header("location", `/v2/agents/${agent.id}`).header("etag", entityTag(agent.version));
      return agent;
    },
  );
}

function presentVersion(row: AgentVersionRow, published: number | null) {
  const { name, model, prompt, settings } = row.definition;
  return {
    agent_id: formatId("agent", row.id),
    version: row.version,
    published: row.version === published,
    name,
    model,
    prompt,
    settings: readSettings(settings),
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
  };
}

/** Who made a change, as a version names them. */
export function actorOf(principal: Principal): string {
  if (principal.kind === "member") return formatId("member", principal.memberId);
  return principal.kind === "api_key" ? formatId("key", principal.keyId) : "visitor";
}
