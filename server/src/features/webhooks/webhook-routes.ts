import sql from "sql-template-tag";
import { Type } from "typebox";
import { lockRow } from "../../platform/database/lock-row.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { newId, parseId } from "../../platform/ids/identifier.ts";
import { sealSecret } from "../../platform/secrets/seal-secret.ts";
import { principalOf } from "../identity/index.ts";
import { deliveryRoutes, type WebhookContext } from "./delivery-routes.ts";
import { presentWebhook } from "./present-webhook.ts";
import { SECRET_PURPOSE } from "./send-delivery.ts";
import {
  cancelWaiting,
  getWebhook,
  insertWebhook,
  listWebhooks,
  markWebhookDeleted,
  rotateWebhookSecret,
  updateWebhookRow,
} from "./webhook-queries.ts";
import {
  CreateWebhookBody,
  UpdateWebhookBody,
  WEBHOOK_STATUSES,
  Webhook,
  WebhookWithSecret,
} from "./webhook-schemas.ts";

const tags = ["Webhooks"];

export function webhookRoutes(app: HttpApp, context: WebhookContext): void {
  const { database, secretKeys, webhooks } = context;
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
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, status, q } = request.query;
      const after = decodeCursor("webhooks", cursor);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listWebhooks(transaction, workspaceId, { status, search: q }, after, limit),
      );
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { url, events, description = "" } = request.body;
      assertPlainAddress(url);
      const id = newId();
      const secret = webhooks.sender.createSecret();
      const sealed = sealSecret(secretKeys, SECRET_PURPOSE, id, secret);
      const webhook = await database.inWorkspace(workspaceId, async (transaction) => {
        const row = await insertWebhook(transaction, workspaceId, { id, url, events, description, secret: sealed });
        const created = presentWebhook(row);
        await recordAudit(transaction, principal, {
          action: "webhook.created",
          target: { kind: "webhook", id: created.id },
          after: created,
        });
        return created;
      });
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
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getWebhook(transaction, workspaceId, parseId("webhook", request.params.id)),
      );
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      if (request.body.url !== undefined) assertPlainAddress(request.body.url);
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`webhooks`, parseId("webhook", request.params.id));
        const found = await getWebhook(transaction, workspaceId, parseId("webhook", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        const { id, url, events, description, status } = { ...found, ...request.body, id: found.id };
        const updated = await updateWebhookRow(transaction, workspaceId, { id, url, events, description, status });
        // What was queued in the moment in which it was switched off waits for nothing either.
        if (status === "disabled" || found.status === "disabled") await cancelWaiting(transaction, workspaceId, [id]);
        await recordAudit(transaction, principal, {
          action: "webhook.updated",
          target: { kind: "webhook", id: request.params.id },
          before: presentWebhook(found),
          after: presentWebhook(updated),
        });
        return updated;
      });
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`webhooks`, parseId("webhook", request.params.id));
        const found = await getWebhook(transaction, workspaceId, parseId("webhook", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        await markWebhookDeleted(transaction, workspaceId, found.id);
        await recordAudit(transaction, principal, {
          action: "webhook.deleted",
          target: { kind: "webhook", id: request.params.id },
          before: presentWebhook(found),
        });
      });
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
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const secret = webhooks.sender.createSecret();
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`webhooks`, parseId("webhook", request.params.id));
        const found = await getWebhook(transaction, workspaceId, parseId("webhook", request.params.id));
        await recordAudit(transaction, principal, {
          action: "webhook.secret_rotated",
          target: { kind: "webhook", id: request.params.id },
        });
        const sealed = sealSecret(secretKeys, SECRET_PURPOSE, found.id, secret);
        return rotateWebhookSecret(transaction, workspaceId, found.id, sealed);
      });
      reply.header("etag", entityTag(row.version));
      return { ...presentWebhook(row), secret };
    },
  );

  deliveryRoutes(app, context);
}

function assertPlainAddress(url: string): void {
  if (!URL.canParse(url)) throw new InvalidError([{ pointer: "/url", message: "is not an address." }]);
  const { username, password } = new URL(url);
  if (username || password)
    throw new InvalidError([
      {
        pointer: "/url",
        message: "must not hold a password; check the signature instead, or put a token in the path.",
      },
    ]);
}
