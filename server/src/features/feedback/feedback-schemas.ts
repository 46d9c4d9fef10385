import { type Static, Type } from "typebox";
import { Choice, ListQuery, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";

const RATINGS = ["positive", "negative"] as const;
const FEEDBACK_REASONS = ["wrong", "not_my_question", "outdated", "quote_does_not_say_this", "other"] as const;

export const PutFeedbackBody = StrictObject(
  {
    rating: Nullable(Choice(RATINGS, { description: "Null takes it back." })),
    comment: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
    reasons: Type.Optional(Type.Array(Choice(FEEDBACK_REASONS), { maxItems: 5, uniqueItems: true })),
  },
  { examples: [{ rating: "negative", reasons: ["outdated"], comment: "It is 30 days now." }] },
);
export type PutFeedbackBody = Static<typeof PutFeedbackBody>;

export const Feedback = Type.Object(
  {
    id: Type.String(),
    message_id: Type.String(),
    chat_id: Type.String(),
    agent_id: Type.String(),
    visitor_id: Nullable(Type.String()),
    by: Choice(["visitor", "member", "api_key"], { description: "Who gave it." }),
    rating: Nullable(Choice(RATINGS)),
    comment: Nullable(Type.String()),
    reasons: Type.Array(Choice(FEEDBACK_REASONS)),
    question: Type.Optional(
      Nullable(
        Type.String({ description: "What the answer answers. Where feedback is read, by whoever may read chats." }),
      ),
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Feedback" },
);
export type Feedback = Static<typeof Feedback>;

export const FeedbackFilter = StrictObject({
  ...ListQuery.properties,
  agent_id: Type.Optional(Type.String({ maxLength: 100 })),
  chat_id: Type.Optional(Type.String({ maxLength: 100 })),
  message_id: Type.Optional(Type.String({ maxLength: 100 })),
  rating: Type.Optional(Choice(RATINGS)),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
  q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the comment." })),
});
