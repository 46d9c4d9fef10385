import { type Static, type TSchema, Type } from "typebox";
import { Choice, Nullable, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { Chat, Message } from "../conversations/index.ts";
import { Lead } from "../leads/index.ts";
import { Source } from "../sources/index.ts";
import { TOPIC_NAMES } from "./live-topics.ts";

export const LiveQuery = StrictObject({
  topics: Type.String({
    maxLength: 200,
    description: `What to watch, separated by commas: ${TOPIC_NAMES.map((name) => `\`${name}\``).join(", ")}.`,
    examples: ["chats,typing"],
  }),
});

export const LiveHeaders = Type.Object({
  "last-event-id": Type.Optional(Type.String({ maxLength: 4000, description: "Goes on behind this event." })),
});

export const Typing = Type.Object(
  {
    chat_id: Type.String(),
    role: Choice(["visitor", "member"]),
    name: Nullable(Type.String({ description: "Of a member.", examples: ["Grace"] })),
    until: Type.String({ format: "date-time", description: "Take it for over then, or when their message comes." }),
  },
  { $id: "Typing" },
);
export type Typing = Static<typeof Typing>;

export const Presence = Type.Object(
  {
    role: Choice(["visitor", "member"]),
    visitor_id: Nullable(Type.String({ description: "Of a visitor." })),
    member_id: Nullable(Type.String({ description: "Of a member." })),
    name: Nullable(Type.String({ description: "Of a member.", examples: ["Grace"] })),
    until: Type.String({
      format: "date-time",
      description: "Take them for gone then, unless they are told of again. Past, they have gone.",
    }),
  },
  { $id: "Presence" },
);
export type Presence = Static<typeof Presence>;

const Gone = Type.Object({ id: Type.String() });
const Ready = Type.Object({
  topics: Type.Array(Choice(TOPIC_NAMES)),
  resumed: Type.Boolean({ description: "False after `Last-Event-ID`: what is shown may be old; read it anew." }),
});
const Nothing = Type.Object({});
const End = Type.Object({ code: Type.String({ examples: ["token_expired"] }), detail: Type.String() });

export type LiveEvent =
  | { type: "ready"; data: Static<typeof Ready> }
  | { type: "reset"; data: Record<string, never> }
  | { type: "chat.changed"; data: Chat }
  | { type: "message.changed"; data: Message }
  | { type: "lead.changed"; data: Lead }
  | { type: "source.changed"; data: Source }
  | { type: "chat.deleted" | "lead.deleted" | "source.deleted"; data: { id: string } }
  | { type: "typing"; data: Typing }
  | { type: "presence"; data: Presence }
  | { type: "reconnect"; data: Record<string, never> }
  | { type: "end"; data: Static<typeof End> };

const event = (type: LiveEvent["type"], data: TSchema, description: string) =>
  Type.Object({ type: Choice([type]), data }, { description });

/** What each `data:` line of the stream holds. */
export const LiveEventSchema = Type.Unsafe<LiveEvent>({
  $id: "LiveEvent",
  description: "The JSON behind `data:` of one event of `GET /v2/live`.",
  oneOf: [
    event("ready", Ready, "Comes first. What changes from here on is told."),
    event("reset", Nothing, "More has changed than is told one by one: read anew what is shown."),
    event("chat.changed", Reference(Chat), "A chat is new, or changed."),
    event("message.changed", Reference(Message), "A message is new, or an answer has ended."),
    event("lead.changed", Reference(Lead), "A lead is new, or changed."),
    event("source.changed", Reference(Source), "A source is new, has read more pages, or changed."),
    event("chat.deleted", Gone, "A chat was deleted."),
    event("lead.deleted", Gone, "A lead was deleted."),
    event("source.deleted", Gone, "A source was deleted."),
    event("typing", Reference(Typing), "Someone else is writing. Never told again after a break."),
    event("presence", Reference(Presence), "Someone is there, or has gone: told at once, and again every 10 s."),
    event("reconnect", Nothing, "Comes last, when this process stops: come back with `Last-Event-ID`."),
    event("end", End, "Comes last, when the credential no longer allows it."),
  ],
});

const LIVE_EXAMPLE = `id: 7340:7342:7340
data: {"type":"ready","data":{"topics":["chats"],"resumed":true}}

id: 7351:7351:
data: {"type":"chat.deleted","data":{"id":"chat_01h2xcejqtf2nbrexx3vqjhp41"}}

: ping

`;

/** How the contract describes the stream; it is never serialised by it. */
export const LiveEvents = {
  description: "Server-sent events; the data of each is a `LiveEvent`.",
  content: {
    "text/event-stream": {
      schema: Type.String({
        examples: [LIVE_EXAMPLE],
        contentMediaType: "application/json",
        contentSchema: Reference(LiveEventSchema),
      }),
    },
  },
};
