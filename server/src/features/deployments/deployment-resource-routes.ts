import type { FastifyRequest } from "fastify";
import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifier.ts";
import { getAgent } from "../agents/index.ts";
import { principalOf } from "../identity/index.ts";
import {
  countDeployments,
  type DeploymentRow,
  findDeployment,
  getDeployment,
  insertDeployment,
  listDeployments,
  listHostnames,
  markDeploymentDeleted,
  updateDeployment,
} from "./deployment-queries.ts";
import type { DeploymentContext } from "./deployment-routes.ts";
import {
  CreateDeploymentBody,
  DEPLOYMENT_KINDS,
  Deployment,
  type DeploymentKind,
  UpdateDeploymentBody,
} from "./deployment-schemas.ts";
import { presentDeployment } from "./present-deployment.ts";
import { publicBaseUrl } from "./served-origin.ts";

const tags = ["Deployments"];
const MOST_DEPLOYMENTS = 100;
const NAMES: Readonly<Record<DeploymentKind, string>> = { widget: "Widget", embed: "Embed", page: "Page" };
const DeploymentParameters = Type.Object({
  id: Type.String({ description: "Id of the assistant.", maxLength: 100 }),
  deployment_id: Type.String({ description: "Id of the deployment.", maxLength: 100 }),
});

/** Where an assistant is used: one widget, embed and page come with it, further ones are made here. */
export function deploymentResourceRoutes(app: HttpApp, { database, config }: DeploymentContext): void {
  const baseOf = (request: FastifyRequest) => publicBaseUrl(request, config);
  app.addSchema(Deployment);
  app.get(
    "/v2/agents/:id/deployments",
    {
      schema: {
        operationId: "listDeployments",
        tags,
        summary: "List where an assistant is used, newest first",
        description: "One `widget`, `embed` and `page` come with every assistant and serve its own addresses.",
        params: IdParameters("assistant"),
        querystring: StrictObject({ ...ListQuery.properties, kind: Type.Optional(Choice(DEPLOYMENT_KINDS)) }),
        response: { 200: ListOf(Deployment) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, kind } = request.query;
      const after = decodeCursor("deployments", cursor);
      const rows = await database.inWorkspace(workspaceId, async (transaction) => {
        const agent = await getAgent(transaction, workspaceId, parseId("agent", request.params.id));
        return listDeployments(transaction, workspaceId, agent.id, kind, after, limit);
      });
      return toPage("deployments", rows, limit, (row) => presentDeployment(row, baseOf(request)));
    },
  );

  app.post(
    "/v2/agents/:id/deployments",
    {
      schema: {
        operationId: "createDeployment",
        tags,
        summary: "Add a widget, embed or page with an address of its own",
        description: "Each can be disabled by itself, and each shows where it was seen.",
        params: IdParameters("assistant"),
        body: CreateDeploymentBody,
        response: { 201: Reference(Deployment) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { kind, name = NAMES[kind], enabled = true } = request.body;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        const agent = await getAgent(transaction, workspaceId, parseId("agent", request.params.id));
        const id = newId();
        await insertDeployment(transaction, workspaceId, { id, agent_id: agent.id, kind, name, enabled });
        await assertDeploymentsFit(transaction, workspaceId, agent.id);
        const created = (await findDeployment(transaction, workspaceId, agent.id, id))!;
        await recordChange(transaction, principal, "deployment.created", { after: presentChoices(created) });
        return created;
      });
      const deployment = presentDeployment(row, baseOf(request));
      reply.code(201).header("location", `/v2/agents/${deployment.agent_id}/deployments/${deployment.id}`);
      reply.header("etag", entityTag(row.version));
      return deployment;
    },
  );

  app.get(
    "/v2/agents/:id/deployments/:deployment_id",
    {
      schema: {
        operationId: "getDeployment",
        tags,
        summary: "Get a deployment with its snippet and where it was seen",
        params: DeploymentParameters,
        response: { 200: Reference(Deployment) },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getDeployment(transaction, workspaceId, request.params),
      );
      reply.header("etag", entityTag(row.version));
      return presentDeployment(row, baseOf(request));
    },
  );

  app.patch(
    "/v2/agents/:id/deployments/:deployment_id",
    {
      schema: {
        operationId: "updateDeployment",
        tags,
        summary: "Rename, disable or enable a deployment",
        params: DeploymentParameters,
        body: UpdateDeploymentBody,
        response: { 200: Reference(Deployment) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`deployments`, parseId("deployment", request.params.deployment_id));
        const before = await getDeployment(transaction, workspaceId, request.params);
        assertMatches(request.headers["if-match"], before.version);
        const { name = before.name, enabled = before.enabled } = request.body;
        await updateDeployment(transaction, workspaceId, { id: before.id, name, enabled });
        const after = await getDeployment(transaction, workspaceId, request.params);
        const change = { before: presentChoices(before), after: presentChoices(after) };
        await recordChange(transaction, principal, "deployment.updated", change);
        return after;
      });
      reply.header("etag", entityTag(row.version));
      return presentDeployment(row, baseOf(request));
    },
  );

  app.delete(
    "/v2/agents/:id/deployments/:deployment_id",
    {
      schema: {
        operationId: "deleteDeployment",
        tags,
        summary: "Delete a deployment; its address answers 404, and it can be restored for 30 days",
        description:
          "409 `default_deployment` for one that came with the assistant: disable it instead. 409 `deployment_in_use` for a page that a custom domain shows.",
        params: DeploymentParameters,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`deployments`, parseId("deployment", request.params.deployment_id));
        const found = await getDeployment(transaction, workspaceId, request.params);
        assertMatches(request.headers["if-match"], found.version);
        if (found.is_default)
          throw new ConflictError("default_deployment", "It came with the assistant. Set `enabled` to false instead.");
        const hostnames = await listHostnames(transaction, workspaceId, found.id);
        if (hostnames.length > 0)
          throw new ConflictError(
            "deployment_in_use",
            `${hostnames.join(", ")} shows this page. Let it show another one, or delete the domain first.`,
          );
        await markDeploymentDeleted(transaction, workspaceId, found.id);
        await recordChange(transaction, principal, "deployment.deleted", { before: presentChoices(found) });
      });
      return reply.code(204).send(null);
    },
  );
}

/** After one was added or brought back. */
export async function assertDeploymentsFit(
  transaction: Transaction,
  workspaceId: string,
  agentId: string,
): Promise<void> {
  // One after the other: the next one counts this one.
  await lockRow(transaction, workspaceId, sql`agents`, agentId);
  if ((await countDeployments(transaction, workspaceId, agentId)) > MOST_DEPLOYMENTS)
    throw new ConflictError("too_many_deployments", `An assistant has at most ${MOST_DEPLOYMENTS} deployments.`);
}

/** What someone decided; where it was seen changes by itself. */
function presentChoices({ id, agent_id, kind, name, enabled }: DeploymentRow) {
  return { id: formatId("deployment", id), agent_id: formatId("agent", agent_id), kind, name, enabled };
}
