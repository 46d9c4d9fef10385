import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { presentDelivery, presentEvent } from "./present-webhook.ts";
import { retryDelivery } from "./retry-delivery.ts";
import { showDeliveries, showDelivery } from "./show-deliveries.ts";
import { showEvent, showEvents } from "./show-events.ts";
import { testWebhook } from "./test-webhook.ts";
import type { WebhookContext } from "./webhook-context.ts";
import { Delivery, DeliveryFilter, DeliveryParameters, Event, EventFilter, WebhookTest } from "./webhook-schemas.ts";

const tags = ["Webhooks"];

/** What was sent, sending it again, and trying an endpoint out. */
export function deliveryRoutes(app: HttpApp, context: WebhookContext): void {
  const { database } = context;
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
      const { limit = 20, cursor, status, event_type: eventType } = request.query;
      const after = decodeCursor("deliveries", cursor);
      const rows = await showDeliveries(
        database,
        principalOf(request),
        request.params.id,
        { status, eventType },
        after,
        limit,
      );
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
      const row = await showDelivery(database, principalOf(request), request.params);
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
      const row = await retryDelivery(context, principalOf(request), request.params);
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
      const { status, error, durationMs } = await testWebhook(context, principalOf(request), request.params.id);
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
      const { limit = 20, cursor, type, from, to } = request.query;
      const after = decodeCursor("events", cursor);
      const rows = await showEvents(database, principalOf(request), { type, from, to }, after, limit);
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
      const row = await showEvent(database, principalOf(request), request.params.id);
      return presentEvent(row);
    },
  );
}
