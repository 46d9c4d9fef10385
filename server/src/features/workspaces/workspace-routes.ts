import type { Database } from "../../platform/database/database.ts";
import { lockWorkspace } from "../../platform/database/lock-row.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { pageOf } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { type CredentialCache, listOwnWorkspaces, type Principal, principalOf } from "../identity/index.ts";
import { NO_LIMITS } from "../quotas/index.ts";
import { makeSampleData } from "./make-sample-data.ts";
import { getOwnWorkspace, updateWorkspaceRow, type WorkspaceRow } from "./workspace-queries.ts";
import { KEEP_EVERYTHING, SampleData, UpdateWorkspaceBody, Workspace } from "./workspace-schemas.ts";

export interface WorkspaceContext {
  database: Database;
  credentials: CredentialCache;
  queue: JobQueue;
}

const tags = ["Workspaces"];

export function workspaceRoutes(app: HttpApp, context: WorkspaceContext): void {
  const { database, queue } = context;
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
      const data: Workspace[] = [];
      for (const { id, role } of page.data)
        data.push(presentWorkspace(await database.inWorkspace(id, (tx) => getOwnWorkspace(tx, id)), role));
      return { ...page, data };
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
      const { id, role } = await findOwn(principalOf(request), request.params.id);
      const row = await database.inWorkspace(id, (transaction) => getOwnWorkspace(transaction, id));
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
        summary: "Change a workspace's name, retention or limits",
        params: IdParameters("workspace"),
        body: UpdateWorkspaceBody,
        response: { 200: Reference(Workspace) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { id, role } = await findOwnOfAccount(principal, request.params.id);
      const { name, retention, limits } = request.body;
      const row = await database.inWorkspace(id, async (transaction) => {
        await lockWorkspace(transaction, id);
        const found = await getOwnWorkspace(transaction, id);
        assertMatches(request.headers["if-match"], found.version);
        await updateWorkspaceRow(transaction, id, {
          name: name ?? found.name,
          settings: {
            retention: { ...found.settings.retention, ...retention },
            limits: { ...found.settings.limits, ...limits },
          },
        });
        const updated = await getOwnWorkspace(transaction, id);
        await recordAudit(
          transaction,
          { ...principal, workspaceId: id },
          {
            action: "workspace.updated",
            target: { kind: "workspace", id: request.params.id },
            before: presentWorkspace(found, role),
            after: presentWorkspace(updated, role),
          },
        );
        return updated;
      });
      context.credentials.forget();
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
      const principal = principalOf(request);
      const { id } = await findOwnOfAccount(principal, request.params.id);
      const made = await database.inWorkspace(id, (transaction) =>
        makeSampleData(transaction, queue, { ...principal, workspaceId: id }),
      );
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

  async function findOwn(principal: Principal, publicId: string) {
    const id = parseId("workspace", publicId);
    const found = (await listOwnWorkspaces(context, principal)).find((candidate) => candidate.id === id);
    if (!found) throw new NotFoundError("workspace");
    return found;
  }

  /** The role that allowed the request is of one account: it says nothing about another one's workspaces. */
  async function findOwnOfAccount(principal: Principal, publicId: string) {
    const found = await findOwn(principal, publicId);
    if (found.accountId !== principal.accountId) throw new NotFoundError("workspace");
    return found;
  }
}

function presentWorkspace(row: WorkspaceRow, role: Workspace["role"]): Workspace {
  return {
    id: formatId("workspace", row.id),
    kind: row.kind,
    name: row.name,
    account_id: formatId("account", row.account_id),
    account_name: row.account_name,
    role,
    retention: { ...KEEP_EVERYTHING, ...row.settings.retention },
    limits: { ...NO_LIMITS, ...row.settings.limits },
    created_at: row.created_at.toISOString(),
  };
}
