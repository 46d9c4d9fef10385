import { type Static, Type } from "typebox";
import { Choice, ListQuery, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { HANDOFF_TRIGGERS } from "../agents/index.ts";
import { ABSTENTION_REASONS, CHAT_STATUSES, ChatTags } from "../conversations/index.ts";

export const HANDOFF_STATUSES = ["waiting", "claimed", "released", "resolved", "withdrawn"] as const;

const Context = Type.Record(
  Type.String({ minLength: 1, maxLength: 60 }),
  Type.Union([Type.String({ maxLength: 1000 }), Type.Number(), Type.Boolean()]),
  {
    maxProperties: 20,
    description:
      "What the page knows of the visitor's place, such as the order that is open: for the person who takes over. At most 2 KB.",
    examples: [{ page: "/orders/1042", cart: 3 }],
  },
);

export const CreateHandoffBody = StrictObject(
  {
    chat_id: Type.String({ maxLength: 100 }),
    reason: Type.Optional(Type.String({ maxLength: 1000, description: "Why a person is wanted." })),
    context: Type.Optional(Context),
    claim: Type.Optional(
      Type.Boolean({
        description:
          "Take the chat over yourself, as `claim` does, whether or not anybody waits in it: nobody is told that somebody does. For members; 409 `handoff_claimed` names who has it. False unless given.",
      }),
    ),
  },
  { examples: [{ chat_id: "chat_01h2xcejqtf2nbrexx3vqjhp41", reason: "Wants to change an order." }] },
);
export type CreateHandoffBody = Static<typeof CreateHandoffBody>;

const RATINGS = ["positive", "negative"] as const;

export const RateHandoffBody = StrictObject(
  {
    rating: Nullable(Choice(RATINGS, { description: "Null takes it back." })),
    comment: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
  },
  { examples: [{ rating: "positive", comment: "Quick and kind." }] },
);
export type RateHandoffBody = Static<typeof RateHandoffBody>;

export const MemberMessageBody = StrictObject(
  { content: Type.String({ minLength: 1, maxLength: 20_000, pattern: "\\S" }) },
  { examples: [{ content: "I have changed your order." }] },
);

export const UpdateChatBody = StrictObject(
  {
    status: Type.Optional(
      Choice(
        CHAT_STATUSES.filter((status) => status !== "with_human"),
        { description: "To take a chat over, claim its handoff or write a message." },
      ),
    ),
    assigned_to: Type.Optional(
      Nullable(Type.String({ maxLength: 100, description: "A member who may answer chats." })),
    ),
    title: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 200,
          pattern: "\\S",
          description: "For members; null: the first question. Visitors see that one always.",
        }),
      ),
    ),
    tags: Type.Optional(ChatTags),
  },
  { minProperties: 1, examples: [{ status: "resolved", tags: ["refund"] }] },
);
export type UpdateChatBody = Static<typeof UpdateChatBody>;

const HandoffSummary = Type.Object(
  {
    question: Nullable(
      Type.String({
        description: "The newest that had no answer; where all had one, the newest.",
        examples: ["Where?"],
      }),
    ),
    tried: Type.Array(
      Type.Object({
        question: Type.String(),
        answered: Type.Boolean(),
        reason: Nullable(Choice(ABSTENTION_REASONS, { description: "Why there was no answer." })),
        quote: Nullable(Type.String({ description: "The first that the answer showed." })),
      }),
      { description: "The newest 5 questions, oldest first, and what the sources said." },
    ),
    sources: Type.Array(
      Type.Object({
        source_id: Type.String(),
        document_id: Type.String(),
        title: Type.String(),
        url: Nullable(Type.String()),
        cited: Type.Integer({ description: "How often." }),
      }),
      { description: "At most 5, most cited first." },
    ),
    written: Nullable(
      Type.Object(
        {
          text: Type.String({ examples: ["The visitor waits for order 4711 and was told that parcels take 3 days."] }),
          model: Type.String({ examples: ["openai/gpt-5-mini"] }),
        },
        {
          description:
            "What the assistant's model made of the chat, within a minute or two: not checked against the sources, but for numbers and addresses that nobody said. Null without a model, without a budget, or where it failed.",
        },
      ),
    ),
  },
  { description: "In the visitor's own words and the sources' own sentences, `written` apart. Not in lists." },
);
export type HandoffSummary = Static<typeof HandoffSummary>;

export const Handoff = Type.Object(
  {
    id: Type.String(),
    chat_id: Type.String(),
    agent_id: Type.String(),
    visitor_id: Nullable(Type.String()),
    status: Choice(HANDOFF_STATUSES),
    requested_by: Choice(["visitor", "member", "api_key", "assistant"]),
    reason: Nullable(Type.String()),
    rule: Nullable(
      Choice(HANDOFF_TRIGGERS, { description: "What of the assistant's `handoff_rules` asked; null: somebody did." }),
    ),
    context: Nullable(Context),
    claimed_by: Nullable(Type.Object({ member_id: Type.String(), name: Type.String() })),
    claimed_at: Nullable(
      Type.String({
        format: "date-time",
        description: "When somebody took it, since it last waited. It stays when the chat goes to a colleague.",
      }),
    ),
    place: Nullable(
      Type.Integer({ description: "In line for a person, from 1 on; null unless waiting.", examples: [1] }),
    ),
    usual_wait_seconds: Nullable(
      Type.Integer({
        description:
          "Half of the visitors who asked for a person of this assistant in the last 7 days, or for whom it asked, waited no longer; null unless waiting, and where nobody was answered.",
        examples: [180],
      }),
    ),
    returned: Nullable(
      Type.Object(
        { reason: Choice(["holder_gone", "holder_idle"]), at: Timestamp },
        {
          description:
            "When it went back in line last: its holder left or may not read it any more, or left the visitor without a word.",
        },
      ),
    ),
    ended_at: Nullable(Timestamp),
    feedback: Nullable(
      Type.Object(
        { rating: Choice(RATINGS), comment: Nullable(Type.String()), given_at: Timestamp },
        { description: "What the visitor thinks of the person who had the chat. Answers have ratings of their own." },
      ),
    ),
    summary: Type.Optional(HandoffSummary),
    transcript: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String(),
          role: Choice(["user", "assistant", "member"]),
          content: Type.String(),
          created_at: Timestamp,
        }),
        { description: "The newest 50 messages, oldest first. Not in lists." },
      ),
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Handoff" },
);
export type Handoff = Static<typeof Handoff>;

export const HandoffFilter = StrictObject({
  ...ListQuery.properties,
  status: Type.Optional(Choice(HANDOFF_STATUSES)),
  agent_id: Type.Optional(Type.String({ maxLength: 100 })),
  chat_id: Type.Optional(Type.String({ maxLength: 100 })),
  claimed_by: Type.Optional(Type.String({ maxLength: 100, description: "Id of the member." })),
  rating: Type.Optional(Choice(RATINGS, { description: "What the visitor thinks of the person." })),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
});
