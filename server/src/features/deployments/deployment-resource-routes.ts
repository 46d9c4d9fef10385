import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { createDeployment } from "./create-deployment.ts";
import { deleteDeployment } from "./delete-deployment.ts";
import type { DeploymentContext } from "./deployment-routes.ts";
import {
  CreateDeploymentBody,
  DEPLOYMENT_KINDS,
  Deployment,
  DeploymentParameters,
  UpdateDeploymentBody,
} from "./deployment-schemas.ts";
import { presentDeployment } from "./present-deployment.ts";
import { publicBaseUrl } from "./served-origin.ts";
import { showDeployment, showDeployments } from "./show-deployments.ts";
import { updateDeployment } from "./update-deployment.ts";

const tags = ["Deployments"];

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
      const { limit = 20, cursor, kind } = request.query;
      const after = decodeCursor("deployments", cursor);
      const rows = await showDeployments(database, principalOf(request), request.params.id, kind, after, limit);
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
      const row = await createDeployment(database, principalOf(request), request.params.id, request.body);
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
      const row = await showDeployment(database, principalOf(request), request.params);
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
      const row = await updateDeployment(
        database,
        principalOf(request),
        request.params,
        request.body,
        request.headers["if-match"],
      );
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
      await deleteDeployment(database, principalOf(request), request.params, request.headers["if-match"]);
      return reply.code(204).send(null);
    },
  );
}
