import { Type } from "typebox";
import { changeOf } from "../../platform/http/change.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag, UNEDITED_VERSION } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { principalOf } from "../identity/index.ts";
import { findBuiltInTool, listBuiltInTools } from "./built-in-tools.ts";
import { createTool } from "./create-tool.ts";
import { deleteTool } from "./delete-tool.ts";
import { presentTool } from "./present-tool.ts";
import { showTool, showTools } from "./show-tools.ts";
import type { ToolContext } from "./tool-context.ts";
import { BUILT_IN_TOOLS, CreateToolBody, TOOL_KINDS, Tool, UpdateToolBody } from "./tool-schemas.ts";
import { updateTool } from "./update-tool.ts";

const tags = ["Tools"];

export function toolRoutes(app: HttpApp, context: ToolContext): void {
  const { database } = context;
  app.addSchema(Tool);
  app.get(
    "/v2/tools",
    {
      schema: {
        operationId: "listTools",
        tags,
        summary: "List your own tools, newest first, and then the built-in ones",
        description: `Every assistant may use ${BUILT_IN_TOOLS.map((name) => `\`${name}\``).join(", ")} besides your own: name them in its \`tools\`.`,
        querystring: StrictObject({
          ...ListQuery.properties,
          kind: Type.Optional(Choice(TOOL_KINDS)),
          q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the name or description." })),
        }),
        response: { 200: ListOf(Tool) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, kind, q } = request.query;
      const after = decodeCursor("tools", cursor);
      const rows = await showTools(database, principalOf(request), { kind, search: q }, after, limit + 1);
      const builtIn = listBuiltInTools({ kind, search: q }).map((tool) => ({ id: parseId("tool", tool.id)!, tool }));
      const rest = builtIn.filter(({ id }) => after === undefined || id < after.id);
      const own = rows.map((row) => ({ id: row.id, tool: presentTool(row) }));
      return toPage("tools", [...own, ...rest].slice(0, limit + 1), limit, ({ tool }) => tool);
    },
  );

  app.post(
    "/v2/tools",
    {
      schema: {
        operationId: "createTool",
        tags,
        summary: "Add a tool, or a server with tools, that assistants may call",
        description:
          "Name it in an assistant's `tools` to use it there. The secret that signs its requests is shown once.",
        body: CreateToolBody,
        response: { 201: Reference(Tool) },
      },
    },
    async (request, reply) => {
      const { secret, row } = await createTool(context, principalOf(request), request.body);
      const tool = presentTool(row, secret);
      reply.code(201).header("location", `/v2/tools/${tool.id}`).header("etag", entityTag(row.version));
      return tool;
    },
  );

  app.get(
    "/v2/tools/:id",
    {
      schema: {
        operationId: "getTool",
        tags,
        summary: "Get a tool",
        params: IdParameters("tool"),
        response: { 200: Reference(Tool) },
      },
    },
    async (request, reply) => {
      const builtIn = findBuiltInTool(request.params.id);
      if (builtIn) {
        reply.header("etag", entityTag(UNEDITED_VERSION));
        return builtIn;
      }
      const row = await showTool(database, principalOf(request), request.params.id);
      reply.header("etag", entityTag(row.version));
      return presentTool(row);
    },
  );

  app.patch(
    "/v2/tools/:id",
    {
      schema: {
        operationId: "updateTool",
        tags,
        summary: "Change a tool",
        params: IdParameters("tool"),
        body: UpdateToolBody,
        response: { 200: Reference(Tool) },
      },
    },
    async (request, reply) => {
      const row = await updateTool(context, principalOf(request), changeOf(request));
      reply.header("etag", entityTag(row.version));
      return presentTool(row);
    },
  );

  app.delete(
    "/v2/tools/:id",
    {
      schema: {
        operationId: "deleteTool",
        tags,
        summary: "Delete a tool and its secret",
        params: IdParameters("tool"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteTool(database, principalOf(request), changeOf(request));
      return reply.code(204).send(null);
    },
  );
}
