import { InvalidError } from "../../platform/errors/app-error.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { awaitEvents } from "./await-events.ts";
import { presentDelivery, presentEvent } from "./present-webhook.ts";
import { replayWebhook } from "./replay-webhook.ts";
import { retryDelivery } from "./retry-delivery.ts";
import { showDeliveries, showDelivery } from "./show-deliveries.ts";
import { showEvent, showEvents } from "./show-events.ts";
import { testWebhook } from "./test-webhook.ts";
import { refuseBeside, wantedTypes } from "./wanted-types.ts";
import type { WebhookContext } from "./webhook-context.ts";
import {
  Delivery,
  DeliveryFilter,
  DeliveryParameters,
  Event,
  EventFilter,
  Replay,
  ReplayBody,
  WebhookTest,
} from "./webhook-schemas.ts";

const tags = ["Webhooks"];

/** What was sent, sending it again, and trying an endpoint out. */
export function deliveryRoutes(app: HttpApp, context: WebhookContext): void {
  const { database } = context;
  for (const schema of [Delivery, WebhookTest, Event, Replay]) app.addSchema(schema);
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
      const { row, requestBody } = await showDelivery(database, principalOf(request), request.params);
      return { ...presentDelivery(row), request_body: requestBody };
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
        summary: "List what happened, newest first, or with `after` in order",
        description:
          "For who can't receive webhooks: begin with `after=0`, go on behind the last `sequence` that came, with `wait=30` as soon as there is more. Nothing is left out.",
        querystring: EventFilter,
        response: { 200: ListOf(Event) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, type, from, to, after: behind, types, wait = 0 } = request.query;
      if (behind !== undefined) {
        refuseBeside("after", { cursor, type, from, to });
        const gone = new AbortController();
        request.raw.socket.once("close", () => gone.abort());
        const filter = { after: behind, types: wantedTypes(types), wait, signal: gone.signal };
        const rows = await awaitEvents(database, principalOf(request), filter, limit);
        const data = rows.slice(0, limit).map(presentEvent);
        return { data, pagination: { has_more: rows.length > limit, next_cursor: null } };
      }
      if (types !== undefined || wait > 0)
        throw new InvalidError([
          { pointer: "?after", message: "is needed with `types` and `wait`; 0 begins at the first." },
        ]);
      const after = decodeCursor("events", cursor);
      const rows = await showEvents(database, principalOf(request), { type, from, to }, after, limit);
      return toPage("events", rows, limit, presentEvent);
    },
  );

  app.post(
    "/v2/webhooks/:id/replay",
    {
      schema: {
        operationId: "replayWebhook",
        tags,
        summary: "Send what happened since a time again",
        description:
          "As far as the webhook wants it, the earliest 10,000; also what happened before the webhook was there.",
        params: IdParameters("webhook"),
        body: ReplayBody,
        response: { 200: Reference(Replay) },
      },
    },
    (request) => replayWebhook(context, principalOf(request), request.params.id, request.body),
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
