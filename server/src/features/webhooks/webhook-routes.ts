import { Type } from "typebox";
import { changeOf } from "../../platform/http/change.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { createWebhook } from "./create-webhook.ts";
import { deleteWebhook } from "./delete-webhook.ts";
import { deliveryRoutes } from "./delivery-routes.ts";
import { presentWebhook } from "./present-webhook.ts";
import { rotateWebhookSecret } from "./rotate-webhook-secret.ts";
import { showWebhook, showWebhooks } from "./show-webhooks.ts";
import { updateWebhook } from "./update-webhook.ts";
import type { WebhookContext } from "./webhook-context.ts";
import {
  CreateWebhookBody,
  UpdateWebhookBody,
  WEBHOOK_STATUSES,
  Webhook,
  WebhookWithSecret,
} from "./webhook-schemas.ts";

const tags = ["Webhooks"];

export function webhookRoutes(app: HttpApp, context: WebhookContext): void {
  const { database } = context;
  app.addSchema(Webhook);
  app.addSchema(WebhookWithSecret);
  app.get(
    "/v2/webhooks",
    {
      schema: {
        operationId: "listWebhooks",
        tags,
        summary: "List webhooks, newest first",
        querystring: StrictObject({
          ...ListQuery.properties,
          status: Type.Optional(Choice(WEBHOOK_STATUSES)),
          q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the address or description." })),
        }),
        response: { 200: ListOf(Webhook) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, status, q } = request.query;
      const after = decodeCursor("webhooks", cursor);
      const rows = await showWebhooks(database, principalOf(request), { status, search: q }, after, limit);
      return toPage("webhooks", rows, limit, presentWebhook);
    },
  );

  app.post(
    "/v2/webhooks",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "createWebhook",
        tags,
        summary: "Send events to an address; the answer has the signing secret, this once",
        body: CreateWebhookBody,
        response: { 201: Reference(WebhookWithSecret) },
      },
    },
    async (request, reply) => {
      const { secret, webhook } = await createWebhook(context, principalOf(request), request.body);
      reply.code(201).header("location", `/v2/webhooks/${webhook.id}`).header("etag", entityTag(1));
      return { ...webhook, secret };
    },
  );

  app.get(
    "/v2/webhooks/:id",
    {
      schema: {
        operationId: "getWebhook",
        tags,
        summary: "Get a webhook",
        params: IdParameters("webhook"),
        response: { 200: Reference(Webhook) },
      },
    },
    async (request, reply) => {
      const row = await showWebhook(database, principalOf(request), request.params.id);
      reply.header("etag", entityTag(row.version));
      return presentWebhook(row);
    },
  );

  app.patch(
    "/v2/webhooks/:id",
    {
      schema: {
        operationId: "updateWebhook",
        tags,
        summary: "Change a webhook, or switch it off and on",
        description: "Switched off, what waits is cancelled; each delivery can be retried later.",
        params: IdParameters("webhook"),
        body: UpdateWebhookBody,
        response: { 200: Reference(Webhook) },
      },
    },
    async (request, reply) => {
      const row = await updateWebhook(context, principalOf(request), changeOf(request));
      reply.header("etag", entityTag(row.version));
      return presentWebhook(row);
    },
  );

  app.delete(
    "/v2/webhooks/:id",
    {
      schema: {
        operationId: "deleteWebhook",
        tags,
        summary: "Delete a webhook; nothing more is sent to it",
        params: IdParameters("webhook"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteWebhook(database, principalOf(request), changeOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/webhooks/:id/rotate_secret",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "rotateWebhookSecret",
        tags,
        summary: "Replace the signing secret; for 24 hours the old one signs too",
        params: IdParameters("webhook"),
        response: { 200: Reference(WebhookWithSecret) },
      },
    },
    async (request, reply) => {
      const { secret, row } = await rotateWebhookSecret(context, principalOf(request), request.params.id);
      reply.header("etag", entityTag(row.version));
      return { ...presentWebhook(row), secret };
    },
  );

  deliveryRoutes(app, context);
}
