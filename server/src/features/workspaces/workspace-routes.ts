import { changeOf } from "../../platform/http/change.ts";
import { pageOf } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference } from "../../platform/http/schemas.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { listOwnWorkspaces, memberOf, principalOf } from "../identity/index.ts";
import { createSampleData } from "./create-sample-data.ts";
import { createWorkspace } from "./create-workspace.ts";
import { presentWorkspace } from "./present-workspace.ts";
import { showWorkspace, showWorkspaces } from "./show-workspaces.ts";
import { updateWorkspace } from "./update-workspace.ts";
import type { WorkspaceContext } from "./workspace-context.ts";
import { CreateWorkspaceBody, SampleData, UpdateWorkspaceBody, Workspace } from "./workspace-schemas.ts";

const tags = ["Workspaces"];

export function workspaceRoutes(app: HttpApp, context: WorkspaceContext): void {
  const { database } = context;
  for (const schema of [Workspace, SampleData]) app.addSchema(schema);
  app.get(
    "/v2/workspaces",
    {
      schema: {
        operationId: "listWorkspaces",
        tags,
        summary: "List the workspaces that you may name in x-workspace-id",
        querystring: ListQuery,
        response: { 200: ListOf(Workspace) },
      },
    },
    async (request) => {
      const own = await listOwnWorkspaces(context, principalOf(request));
      const page = pageOf("workspaces", own, request.query, ({ id }) => id);
      return { ...page, data: await showWorkspaces(database, page.data) };
    },
  );

  app.post(
    "/v2/workspaces",
    {
      schema: {
        operationId: "createWorkspace",
        tags,
        summary: "Make a workspace of the account, as for another client",
        description:
          "Owners and admins of the account are in it; others are invited to it. Nothing in one workspace knows of another.",
        body: CreateWorkspaceBody,
        response: { 201: Reference(Workspace) },
      },
    },
    async (request, reply) => {
      const { row, workspace } = await createWorkspace(context, memberOf(principalOf(request)), request.body);
      reply.code(201).header("location", `/v2/workspaces/${workspace.id}`).header("etag", entityTag(row.version));
      return workspace;
    },
  );

  app.get(
    "/v2/workspaces/:id",
    {
      schema: {
        operationId: "getWorkspace",
        tags,
        summary: "Get a workspace",
        params: IdParameters("workspace"),
        response: { 200: Reference(Workspace) },
      },
    },
    async (request, reply) => {
      const { row, role } = await showWorkspace(context, principalOf(request), request.params.id);
      reply.header("etag", entityTag(row.version));
      return presentWorkspace(row, role);
    },
  );

  app.patch(
    "/v2/workspaces/:id",
    {
      schema: {
        operationId: "updateWorkspace",
        tags,
        summary: "Change a workspace's name, retention, limits, or how members sign in",
        params: IdParameters("workspace"),
        body: UpdateWorkspaceBody,
        response: { 200: Reference(Workspace) },
      },
    },
    async (request, reply) => {
      const { row, role } = await updateWorkspace(context, principalOf(request), changeOf(request));
      reply.header("etag", entityTag(row.version));
      return presentWorkspace(row, role);
    },
  );

  app.post(
    "/v2/workspaces/:id/sample_data",
    {
      schema: {
        operationId: "createSampleData",
        tags,
        summary:
          "Fill the test workspace with a made-up shop: an assistant, its sources, chats, leads, handoffs, ratings and gaps",
        description: "Again, it finds what is there.",
        params: IdParameters("workspace"),
        response: { 201: Reference(SampleData) },
      },
    },
    async (request, reply) => {
      const made = await createSampleData(context, principalOf(request), request.params.id);
      const agentId = formatId("agent", made.agentId);
      reply.code(201).header("location", `/v2/agents/${agentId}`);
      return {
        agent_id: agentId,
        brand_id: formatId("brand", made.brandId),
        source_ids: made.sourceIds.map((sourceId) => formatId("source", sourceId)),
        chats: made.chats,
        leads: made.leads,
        handoffs: made.handoffs,
        feedback: made.feedback,
      };
    },
  );
}
