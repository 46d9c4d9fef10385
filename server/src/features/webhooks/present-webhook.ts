import { formatId } from "../../platform/ids/identifiers.ts";
import type { DeliveryRow } from "./delivery-queries.ts";
import type { EventRow } from "./event-queries.ts";
import type { WebhookRow } from "./webhook-queries.ts";
import type { Delivery, Event, Webhook } from "./webhook-schemas.ts";

export function presentWebhook(row: WebhookRow): Webhook {
  return {
    id: formatId("webhook", row.id),
    url: row.url,
    events: row.events,
    description: row.description,
    agent_ids: row.agent_ids.map((id) => formatId("agent", id)),
    brand_ids: row.brand_ids.map((id) => formatId("brand", id)),
    header_names: row.header_names,
    status: row.status,
    disabled_reason: row.disabled_reason,
    secrets: [
      { id: formatId("secret", row.secret_id), valid_until: null },
      ...row.earlier_secrets.map(({ id, valid_until: until }) => ({
        id: formatId("secret", id),
        valid_until: new Date(until).toISOString(),
      })),
    ],
    failing_since: row.failing_since?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentDelivery(row: DeliveryRow): Delivery {
  return {
    id: formatId("delivery", row.id),
    webhook_id: formatId("webhook", row.webhook_id),
    event_id: formatId("event", row.event_id),
    event_type: row.event_type,
    status: row.status,
    attempts: row.attempts,
    next_attempt_at: row.status === "waiting" ? (row.next_attempt_at?.toISOString() ?? null) : null,
    response_status: row.response_status,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? "" },
    duration_ms: row.duration_ms,
    response_body: row.response_body,
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

export function presentEvent(row: EventRow): Event {
  return {
    id: formatId("event", row.id),
    type: row.type,
    timestamp: row.created_at.toISOString(),
    sequence: Number(row.sequence),
    data: row.data,
  };
}
