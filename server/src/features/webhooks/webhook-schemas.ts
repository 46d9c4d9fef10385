import { type Static, Type } from "typebox";

import { Choice, FreeObject, ListQuery, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { EVENT_TYPES } from "./event-types.ts";

export const WEBHOOK_STATUSES = ["active", "disabled"] as const;

const url = Type.String({
  minLength: 1,
  maxLength: 2000,
  format: "uri",
  pattern: "^https?://",
  description: "Receives POST requests. https, unless you test.",
});
const events = Type.Array(Choice([...EVENT_TYPES, "*"]), {
  minItems: 1,
  maxItems: EVENT_TYPES.length + 1,
  uniqueItems: true,
  description: "Types of events; `*` is every one.",
});
const description = Type.String({ maxLength: 500 });

export const CreateWebhookBody = StrictObject(
  { url, events, description: Type.Optional(description) },
  { examples: [{ url: "https://example.com/citedesk", events: ["lead.created", "handoff.requested"] }] },
);

export const UpdateWebhookBody = StrictObject(
  {
    url: Type.Optional(url),
    events: Type.Optional(events),
    description: Type.Optional(description),
    status: Type.Optional(Choice(WEBHOOK_STATUSES)),
  },
  { minProperties: 1, examples: [{ status: "disabled" }] },
);

const webhookFields = {
  id: Type.String(),
  url: Type.String(),
  events: Type.Array(Choice([...EVENT_TYPES, "*"])),
  description: Type.String({ examples: ["Leads to the CRM"] }),
  status: Choice(WEBHOOK_STATUSES),
  disabled_reason: Nullable(
    Choice(["by_request", "failing", "gone"], {
      description: "`failing`: nothing was received for three days. `gone`: it answered 410.",
    }),
  ),
  secrets: Type.Array(
    Type.Object({
      id: Type.String(),
      valid_until: Nullable(Type.String({ format: "date-time", description: "Null: the newest one." })),
    }),
    { description: "All that sign now, newest first; the secrets themselves are shown once." },
  ),
  failing_since: Nullable(Type.String({ format: "date-time", description: "Null after a success." })),
  created_at: Timestamp,
  updated_at: Timestamp,
};

export const Webhook = Type.Object(webhookFields, { $id: "Webhook" });
export type Webhook = Static<typeof Webhook>;

export const WebhookWithSecret = Type.Object(
  {
    ...webhookFields,
    secret: Type.String({
      description: "`whsec_…`, shown this once. Verifies signatures.",
      examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
    }),
  },
  { $id: "WebhookWithSecret" },
);

export const DELIVERY_STATUSES = ["waiting", "delivered", "failed", "cancelled"] as const;

export const Delivery = Type.Object(
  {
    id: Type.String(),
    webhook_id: Type.String(),
    event_id: Type.String(),
    event_type: Type.String({ examples: ["lead.created"] }),
    status: Choice(DELIVERY_STATUSES),
    attempts: Type.Integer(),
    next_attempt_at: Nullable(Timestamp),
    response_status: Nullable(Type.Integer()),
    error: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
    duration_ms: Nullable(Type.Integer()),
    last_attempt_at: Nullable(Timestamp),
    created_at: Timestamp,
    completed_at: Nullable(Timestamp),
  },
  { $id: "Delivery" },
);
export type Delivery = Static<typeof Delivery>;

export const DeliveryFilter = StrictObject({
  ...ListQuery.properties,
  status: Type.Optional(Choice(DELIVERY_STATUSES)),
  event_type: Type.Optional(Choice(EVENT_TYPES)),
});

export const WebhookTest = Type.Object(
  {
    delivered: Type.Boolean(),
    response_status: Nullable(Type.Integer()),
    error: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
    duration_ms: Type.Integer(),
  },
  { $id: "WebhookTest" },
);

export const Event = Type.Object(
  {
    id: Type.String({ description: "`webhook-id` of its deliveries." }),
    type: Type.String({ examples: ["lead.created"] }),
    timestamp: Timestamp,
    sequence: Type.Integer({ description: "Rises with time; order of arrival is not promised." }),
    data: FreeObject({ description: "The resource itself; see the webhooks of this contract." }),
  },
  { $id: "Event" },
);
export type Event = Static<typeof Event>;

export const EventFilter = StrictObject({
  ...ListQuery.properties,
  type: Type.Optional(Choice(EVENT_TYPES)),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
});

export const DeliveryParameters = Type.Object({
  id: Type.String({ description: "Id of the webhook.", maxLength: 100 }),
  delivery_id: Type.String({ description: "Id of the delivery.", maxLength: 100 }),
});
