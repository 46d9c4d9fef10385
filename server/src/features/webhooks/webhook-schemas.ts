import { type Static, Type } from "typebox";

import { Choice, FreeObject, ListQuery, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { EVENT_FAMILIES, EVENT_TYPES } from "./event-types.ts";

export const WEBHOOK_STATUSES = ["active", "disabled"] as const;

const url = Type.String({
  minLength: 1,
  maxLength: 2000,
  format: "uri",
  pattern: "^https?://",
  description: "Receives POST requests. https, unless you test.",
});
const Wanted = Choice([...EVENT_TYPES, ...EVENT_FAMILIES, "*"]);
const events = Type.Array(Wanted, {
  minItems: 1,
  maxItems: EVENT_TYPES.length + EVENT_FAMILIES.length + 1,
  uniqueItems: true,
  description: "Types of events; `lead.*` is every one of leads, `*` every one.",
});
const description = Type.String({ maxLength: 500 });
const ids = (what: string) =>
  Type.Array(Type.String({ maxLength: 100 }), {
    maxItems: 200,
    uniqueItems: true,
    description: `${what} With neither: of all.`,
  });
const agentIds = ids("Only what happens with these assistants.");
const brandIds = ids("Only what happens with the assistants and sources of these brands.");
const headers = Type.Record(
  Type.String({ pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$" }),
  Type.String({ maxLength: 2000, pattern: "^[\\x20-\\x7e]*$" }),
  {
    maxProperties: 20,
    description: "Sent with every delivery. Written once: only their names are shown.",
    examples: [{ Authorization: "Bearer 8f14e45f" }],
  },
);
const choices = {
  agent_ids: Type.Optional(agentIds),
  brand_ids: Type.Optional(brandIds),
  headers: Type.Optional(headers),
};

export const CreateWebhookBody = StrictObject(
  { url, events, description: Type.Optional(description), ...choices },
  { examples: [{ url: "https://example.com/citedesk", events: ["lead.created", "handoff.requested"] }] },
);

export const UpdateWebhookBody = StrictObject(
  {
    url: Type.Optional(url),
    events: Type.Optional(events),
    description: Type.Optional(description),
    ...choices,
    status: Type.Optional(Choice(WEBHOOK_STATUSES)),
  },
  { minProperties: 1, examples: [{ status: "disabled" }] },
);

const webhookFields = {
  id: Type.String(),
  url: Type.String(),
  events: Type.Array(Wanted),
  agent_ids: Type.Array(Type.String()),
  brand_ids: Type.Array(Type.String()),
  header_names: Type.Array(Type.String(), {
    description: "Of the headers that are sent besides.",
    examples: [["Authorization"]],
  }),
  description: Type.String({ examples: ["Leads to the CRM"] }),
  status: Choice(WEBHOOK_STATUSES),
  disabled_reason: Nullable(
    Choice(["by_request", "failing", "gone"], {
      description: "`failing`: nothing was received for five days. `gone`: it answered 410.",
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
    response_body: Nullable(Type.String({ description: "What came back last, its first 4 KB." })),
    request_body: Type.Optional(
      Type.String({
        description: "What is sent, its first 4 KB. Not in lists.",
        examples: ['{"type":"lead.created","timestamp":"2026-11-21T10:00:00.000Z","sequence":4711,"data":{}}'],
      }),
    ),
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
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "In ascending order of `sequence`, those behind this one; 0 begins at the first.",
    }),
  ),
  types: Type.Optional(
    Type.String({
      maxLength: 1000,
      description: "Separated by commas; families too.",
      examples: ["lead.*,handoff.requested"],
    }),
  ),
  wait: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 30,
      description: "With `after`: seconds to wait for one where there is none.",
    }),
  ),
});

export const ReplayBody = StrictObject(
  {
    since: Type.String({ format: "date-time", description: "Events from then on are sent again." }),
    types: Type.Optional(events),
  },
  { examples: [{ since: "2026-11-20T00:00:00Z", types: ["lead.*"] }] },
);

export const Replay = Type.Object(
  {
    queued: Type.Integer({ description: "Events that are sent again." }),
    has_more: Type.Boolean({ description: "There were more than 10,000: the earliest were taken." }),
    until: Nullable(
      Type.String({ format: "date-time", description: "When the last of them happened: go on `since` then." }),
    ),
  },
  { $id: "WebhookReplay" },
);

export const DeliveryParameters = Type.Object({
  id: Type.String({ description: "Id of the webhook.", maxLength: 100 }),
  delivery_id: Type.String({ description: "Id of the delivery.", maxLength: 100 }),
});
