/**
 * Every kind of event: what it tells, the component of the contract that its `data` is, and what of it an example must
 * show otherwise than the component's own does.
 */
const EVENTS = {
  "lead.created": { tells: "Someone left their details.", data: "Lead", shows: { status: "new" } },
  "lead.updated": { tells: "A lead was changed.", data: "Lead", shows: { status: "done" } },
  "lead.qualified": { tells: "A lead's status became `qualified`.", data: "Lead", shows: { status: "qualified" } },
  "handoff.requested": {
    tells: "A person is wanted in a chat; with the transcript.",
    data: "Handoff",
    shows: { status: "waiting" },
  },
  "handoff.claimed": { tells: "A member took a chat over.", data: "Handoff", shows: { status: "claimed" } },
  "handoff.returned": {
    tells: "A chat waits for a person again: its holder left, or left the visitor without a word; with the transcript.",
    data: "Handoff",
    shows: { status: "waiting" },
  },
  "handoff.rated": {
    tells: "A visitor rated the person who had their chat, or changed or took back their rating.",
    data: "Handoff",
    shows: { status: "resolved" },
  },
  "chat.started": { tells: "A visitor asked their first question.", data: "Chat", shows: { status: "open" } },
  "chat.assigned": {
    tells: "A chat was given to a member, or taken from them.",
    data: "Chat",
    shows: { status: "with_human" },
  },
  "chat.resolved": { tells: "A chat was closed.", data: "Chat", shows: { status: "resolved" } },
  "message.created": {
    tells: "An answer ended, a member wrote, or a visitor wrote to a member.",
    data: "Message",
    shows: { status: "completed" },
  },
  "message.failed": {
    tells: "An answer could not be given.",
    data: "Message",
    shows: { status: "failed", content: "", answered: null, citations: [] },
  },
  "feedback.created": { tells: "A reader rated an answer.", data: "Feedback", shows: { rating: "positive" } },
  "feedback.updated": {
    tells: "A reader changed or took back their rating.",
    data: "Feedback",
    shows: { rating: "negative" },
  },
  "source.ready": { tells: "A source was read.", data: "Source", shows: { status: "ready" } },
  "source.failed": {
    tells: "Nothing of a source could be read.",
    data: "Source",
    shows: { status: "failed", error: { code: "empty", message: "There is no text in it." } },
  },
  "gap.opened": {
    tells: "Visitors asked several times what no source answers.",
    data: "Gap",
    shows: { status: "open", asked: 2 },
  },
  "limit.near": {
    tells: "80 % of a limit of the workspace or of an assistant are used. Once a month.",
    data: "UsedLimit",
    shows: { limit: "chats_per_month", used: 4000, most: 5000, state: "near" },
  },
  "limit.reached": {
    tells: "A limit of the workspace or of an assistant is reached. Once a month.",
    data: "UsedLimit",
    shows: { limit: "chats_per_month", used: 5000, most: 5000, state: "reached" },
  },
  "webhook.disabled": {
    tells: "An endpoint was switched off: it answered 410, or received nothing for five days.",
    data: "Webhook",
    shows: { status: "disabled", disabled_reason: "failing" },
  },
  "agent.published": {
    tells: "Visitors reach another version of an assistant.",
    data: "Agent",
    shows: { status: "published", published_version: 2 },
  },
} as const;

/** Sent on request alone, to one endpoint: nobody asks for it in `events`. */
const TEST_EVENT = {
  tells: "What `POST /v2/webhooks/{id}/test` sends: the endpoint itself.",
  data: "Webhook",
  shows: { status: "active" },
} as const;

export type EventType = keyof typeof EVENTS;
export const EVENT_TYPES = Object.keys(EVENTS) as [EventType, ...EventType[]];

/** `lead.*`: every event of a kind. */
export const EVENT_FAMILIES = [...new Set(EVENT_TYPES.map((type) => `${type.split(".")[0]}.*` as const))];

/** The `webhooks` section of the contract (OpenAPI 3.1). */
export function describeWebhooks(): Record<string, object> {
  const described = Object.entries({ ...EVENTS, "webhook.test": TEST_EVENT });
  return Object.fromEntries(described.map(([type, event]) => [type, { post: describeDelivery(type, event) }]));
}

function describeDelivery(
  type: string,
  { tells, data, shows }: { tells: string; data: string; shows: Readonly<Record<string, unknown>> },
): object {
  const header = (name: string, description: string) => ({
    name,
    in: "header",
    required: true,
    description,
    schema: { type: "string" },
  });
  return {
    operationId: `on_${type.replace(".", "_")}`,
    summary: tells,
    description: "Answer with any 2xx within 15 s; do the work afterwards.",
    tags: ["Webhooks"],
    security: [],
    parameters: [
      header("webhook-id", "Id of the event: the same at every attempt."),
      header("webhook-timestamp", "Seconds since 1970; part of what is signed."),
      header("webhook-signature", "`v1,` and a base64 HMAC-SHA256, one for each secret."),
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["type", "timestamp", "sequence", "data"],
            properties: {
              type: { type: "string", const: type },
              timestamp: { type: "string", format: "date-time", description: "When it happened." },
              sequence: {
                type: "integer",
                description: "Rises with time; order of arrival is not promised.",
                examples: [4711],
              },
              data: { $ref: `#/components/schemas/${data}`, examples: [shows] },
            },
          },
        },
      },
    },
    responses: { "2XX": { description: "Received." } },
  };
}
