import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifier.ts";
import { openSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { WebhookSender } from "../../ports/webhook-sender.ts";
import { principalOf } from "../identity/index.ts";
import type { DeliveryDispatcher } from "./delivery-dispatcher.ts";
import { getDelivery, listDeliveries, restartDelivery } from "./delivery-queries.ts";
import { getEvent, listEvents } from "./event-queries.ts";
import { presentDelivery, presentEvent, presentWebhook } from "./present-webhook.ts";
import { ATTEMPT_TIMEOUT_MS, SECRET_PURPOSE } from "./send-delivery.ts";
import { getWebhook } from "./webhook-queries.ts";
import { Delivery, DeliveryFilter, Event, EventFilter, WebhookTest } from "./webhook-schemas.ts";

export interface WebhookContext {
  database: Database;
  secretKeys: SecretKeys;
  webhooks: { sender: WebhookSender; dispatcher: DeliveryDispatcher };
}

const tags = ["Webhooks"];
const DeliveryParameters = Type.Object({
  id: Type.String({ description: "Id of the webhook.", maxLength: 100 }),
  delivery_id: Type.String({ description: "Id of the delivery.", maxLength: 100 }),
});

/** What was sent, sending it again, and trying an endpoint out. */
export function deliveryRoutes(app: HttpApp, { database, secretKeys, webhooks }: WebhookContext): void {
  for (const schema of [Delivery, WebhookTest, Event]) app.addSchema(schema);
  app.get(
    "/v2/webhooks/:id/deliveries",
    {
      schema: {
        operationId: "listDeliveries",
        tags,
        summary: "List what was sent to a webhook, newest first",
        params: IdParameters("webhook"),
        querystring: DeliveryFilter,
        response: { 200: ListOf(Delivery) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, status, event_type: eventType } = request.query;
      const after = decodeCursor("deliveries", cursor);
      const rows = await database.inWorkspace(workspaceId, async (transaction) => {
        const { id } = await getWebhook(transaction, workspaceId, parseId("webhook", request.params.id));
        return listDeliveries(transaction, workspaceId, { webhookId: id, status, eventType }, after, limit);
      });
      return toPage("deliveries", rows, limit, presentDelivery, (row) => String(row.event_sequence));
    },
  );

  app.get(
    "/v2/webhooks/:id/deliveries/:delivery_id",
    {
      schema: {
        operationId: "getDelivery",
        tags,
        summary: "Get a delivery",
        params: DeliveryParameters,
        response: { 200: Reference(Delivery) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { id, delivery_id: deliveryId } = request.params;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        const webhook = await getWebhook(transaction, workspaceId, parseId("webhook", id));
        return getDelivery(transaction, workspaceId, webhook.id, parseId("delivery", deliveryId));
      });
      return presentDelivery(row);
    },
  );

  app.post(
    "/v2/webhooks/:id/deliveries/:delivery_id/retry",
    {
      schema: {
        operationId: "retryDelivery",
        tags,
        summary: "Send an event again, with all its attempts",
        params: DeliveryParameters,
        response: { 200: Reference(Delivery) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { id, delivery_id: deliveryId } = request.params;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`webhooks`, parseId("webhook", id));
        const webhook = await getWebhook(transaction, workspaceId, parseId("webhook", id));
        if (webhook.status === "disabled")
          throw new ConflictError("webhook_disabled", "The webhook is switched off. Switch it on first.");
        transaction.afterCommit(() => webhooks.dispatcher.wake());
        const restarted = await restartDelivery(transaction, workspaceId, webhook.id, parseId("delivery", deliveryId));
        await recordAudit(transaction, principal, {
          action: "webhook.delivery_retried",
          target: { kind: "webhook", id },
          after: { delivery_id: deliveryId },
        });
        return restarted;
      });
      return presentDelivery(row);
    },
  );

  app.post(
    "/v2/webhooks/:id/test",
    {
      schema: {
        operationId: "testWebhook",
        tags,
        summary: "Send a `webhook.test` event now and tell what came back",
        params: IdParameters("webhook"),
        response: { 200: Reference(WebhookTest) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const webhook = await database.inWorkspace(workspaceId, (transaction) =>
        getWebhook(transaction, workspaceId, parseId("webhook", request.params.id)),
      );
      const body = {
        type: "webhook.test",
        timestamp: new Date().toISOString(),
        sequence: 0,
        data: presentWebhook(webhook),
      };
      const { status, error, durationMs } = await webhooks.sender.send({
        url: webhook.url,
        id: formatId("event", newId()),
        body: JSON.stringify(body),
        secrets: [openSecret(secretKeys, SECRET_PURPOSE, webhook.id, webhook.secret)],
        timeoutMs: ATTEMPT_TIMEOUT_MS,
      });
      return { delivered: error === null, response_status: status, error, duration_ms: durationMs };
    },
  );

  app.get(
    "/v2/events",
    {
      schema: {
        operationId: "listEvents",
        tags: ["Events"],
        summary: "List what happened, newest first",
        querystring: EventFilter,
        response: { 200: ListOf(Event) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, type, from, to } = request.query;
      const after = decodeCursor("events", cursor);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listEvents(transaction, workspaceId, { type, from, to }, after, limit),
      );
      return toPage("events", rows, limit, presentEvent);
    },
  );

  app.get(
    "/v2/events/:id",
    {
      schema: {
        operationId: "getEvent",
        tags: ["Events"],
        summary: "Get an event",
        params: IdParameters("event"),
        response: { 200: Reference(Event) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getEvent(transaction, workspaceId, parseId("event", request.params.id)),
      );
      return presentEvent(row);
    },
  );
}
