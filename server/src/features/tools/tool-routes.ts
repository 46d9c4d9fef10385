import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ConflictError, ForbiddenError, InvalidError } from "../../platform/errors/app-error.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag, UNEDITED_VERSION } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifier.ts";
import { sealSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { type ToolCaller, ToolFailure } from "../../ports/tool-caller.ts";
import { principalOf } from "../identity/index.ts";
import { findBuiltInTool, listBuiltInTools } from "./built-in-tools.ts";
import { getTool, insertTool, listTools, markToolDeleted, type ToolRow, updateToolRow } from "./tool-queries.ts";
import { BUILT_IN_TOOLS, CreateToolBody, TOOL_KINDS, Tool, UpdateToolBody } from "./tool-schemas.ts";
import { createToolSecret, TOOL_SECRETS } from "./tool-secrets.ts";

export interface ToolContext {
  database: Database;
  toolCaller: ToolCaller;
  secretKeys: SecretKeys;
}

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
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, kind, q } = request.query;
      const after = decodeCursor("tools", cursor);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listTools(transaction, workspaceId, { kind, search: q }, after, limit + 1),
      );
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
        summary: "Add an HTTP tool that assistants may call",
        description:
          "Name it in an assistant's `tools` to use it there. The secret that signs its requests is shown once.",
        body: CreateToolBody,
        response: { 201: Reference(Tool) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { name, description, kind = "http", parameters, url, confirm = false } = request.body;
      assertUsable(context, name, parameters);
      const secret = request.body.secret ?? createToolSecret();
      const id = newId();
      const sealed = sealSecret(context.secretKeys, TOOL_SECRETS, id, secret);
      const row = await refuseTakenName(() =>
        database.inWorkspace(workspaceId, async (transaction) => {
          const tool = { id, kind, name, description, parameters, url, confirm, sealed_secret: sealed };
          const after = await insertTool(transaction, workspaceId, tool);
          await recordChange(transaction, principal, "tool.created", { after: presentTool(after) });
          return after;
        }),
      );
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
      const { workspaceId } = principalOf(request);
      const builtIn = findBuiltInTool(request.params.id);
      if (builtIn) {
        reply.header("etag", entityTag(UNEDITED_VERSION));
        return builtIn;
      }
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getTool(transaction, workspaceId, parseId("tool", request.params.id)),
      );
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { secret, ...changes } = request.body;
      assertOwn(request.params.id);
      assertUsable(context, changes.name, changes.parameters);
      const row = await refuseTakenName(() =>
        database.inWorkspace(workspaceId, async (transaction) => {
          await lockRow(transaction, workspaceId, sql`tools`, parseId("tool", request.params.id));
          const before = await getTool(transaction, workspaceId, parseId("tool", request.params.id));
          assertMatches(request.headers["if-match"], before.version);
          const sealed =
            secret === undefined
              ? before.sealed_secret
              : sealSecret(context.secretKeys, TOOL_SECRETS, before.id, secret);
          const changed = { ...before, ...changes, sealed_secret: sealed };
          const after = await updateToolRow(transaction, workspaceId, before.id, changed);
          const change = { before: presentTool(before), after: presentTool(after) };
          await recordChange(transaction, principal, "tool.updated", change);
          return after;
        }),
      );
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      assertOwn(request.params.id);
      await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`tools`, parseId("tool", request.params.id));
        const row = await getTool(transaction, workspaceId, parseId("tool", request.params.id));
        assertMatches(request.headers["if-match"], row.version);
        await markToolDeleted(transaction, workspaceId, row.id);
        await recordChange(transaction, principal, "tool.deleted", { before: presentTool(row) });
      });
      return reply.code(204).send(null);
    },
  );
}

function assertOwn(publicId: string): void {
  if (findBuiltInTool(publicId)) throw new ForbiddenError("A built-in tool can't be changed.");
}

function assertUsable({ toolCaller }: ToolContext, name: string | undefined, parameters: object | undefined): void {
  if (BUILT_IN_TOOLS.some((builtIn) => builtIn === name))
    throw new InvalidError([{ pointer: "/name", message: `\`${name}\` is built in; choose another name.` }]);
  if (parameters === undefined) return;
  try {
    toolCaller.checkParameters(parameters);
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error;
    throw new InvalidError([{ pointer: "/parameters", message: error.message }]);
  }
}

async function refuseTakenName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "tools_name")
      throw new ConflictError("name_taken", "Another tool has this name; choose a different one.");
    throw error;
  }
}

function presentTool(row: ToolRow, secret?: string): Tool {
  return {
    id: formatId("tool", row.id),
    name: row.name,
    description: row.description,
    kind: row.kind,
    parameters: row.parameters,
    url: row.url,
    confirm: row.confirm,
    ...(secret === undefined ? {} : { secret }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
