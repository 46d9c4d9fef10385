/** Every kind of event: what it tells, and the component of the contract that its `data` is. */
const EVENTS = {
  "lead.created": { tells: "Someone left their details.", data: "Lead" },
  "lead.updated": { tells: "A lead was changed.", data: "Lead" },
  "lead.qualified": { tells: "A lead's status became `qualified`.", data: "Lead" },
  "handoff.requested": { tells: "A person is wanted in a chat; with the transcript.", data: "Handoff" },
  "handoff.claimed": { tells: "A member took a chat over.", data: "Handoff" },
  "handoff.returned": {
    tells: "A chat waits for a person again: its holder left, or left the visitor without a word; with the transcript.",
    data: "Handoff",
  },
  "chat.started": { tells: "A visitor asked their first question.", data: "Chat" },
  "chat.assigned": { tells: "A chat was given to a member, or taken from them.", data: "Chat" },
  "chat.resolved": { tells: "A chat was closed.", data: "Chat" },
  "message.created": {
    tells: "An answer ended, a member wrote, or a visitor wrote to a member.",
    data: "Message",
  },
  "message.failed": { tells: "An answer could not be given.", data: "Message" },
  "feedback.created": { tells: "A reader rated an answer.", data: "Feedback" },
  "feedback.updated": { tells: "A reader changed or took back their rating.", data: "Feedback" },
  "source.ready": { tells: "A source was read.", data: "Source" },
  "source.failed": { tells: "Nothing of a source could be read.", data: "Source" },
  "gap.opened": { tells: "Visitors asked several times what no source answers.", data: "Gap" },
  "webhook.disabled": {
    tells: "An endpoint was switched off: it answered 410, or received nothing for five days.",
    data: "Webhook",
  },
  "agent.published": { tells: "Visitors reach another version of an assistant.", data: "Agent" },
} as const;

export type EventType = keyof typeof EVENTS;
export const EVENT_TYPES = Object.keys(EVENTS) as [EventType, ...EventType[]];

/** `lead.*`: every event of a kind. */
export const EVENT_FAMILIES = [...new Set(EVENT_TYPES.map((type) => `${type.split(".")[0]}.*` as const))];

/** The `webhooks` section of the contract (OpenAPI 3.1). */
export function describeWebhooks(): Record<string, object> {
  return Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: describeDelivery(type) }]));
}

function describeDelivery(type: EventType): object {
  const { tells, data } = EVENTS[type];
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
              sequence: { type: "integer", description: "Rises with time; order of arrival is not promised." },
              data: { $ref: `#/components/schemas/${data}` },
            },
          },
        },
      },
    },
    responses: { "2XX": { description: "Received." } },
  };
}
