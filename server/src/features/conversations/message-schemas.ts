import { type Static, Type } from "typebox";
import { Choice, Nullable, Timestamp } from "../../platform/http/schemas.ts";

export const Citation = Type.Object(
  {
    number: Type.Integer({ description: "As in `[1]` in the content." }),
    status: Choice(["current", "erased"]),
    source_id: Type.String(),
    document_id: Type.String(),
    document_version: Type.Integer(),
    title: Type.String(),
    url: Nullable(Type.String()),
    fragment_url: Nullable(Type.String({ description: "Opens the page at the quote." })),
    quote: Nullable(Type.String({ description: "Occurs at start..end of the stored text; null once erased." })),
    start: Type.Integer({ description: "UTF-16 code units." }),
    end: Type.Integer(),
    sha256: Type.String({ description: "Of the stored text (UTF-8)." }),
    page: Type.Optional(Type.Integer()),
    time: Type.Optional(Type.Object({ from: Type.Number(), to: Type.Number() })),
  },
  { $id: "Citation" },
);
export type Citation = Static<typeof Citation>;

export const ANSWER_KINDS = [
  "answer",
  "partial",
  "clarify",
  "smalltalk",
  "abstention",
  "conflict",
  "with_human",
] as const;
export const ABSTENTION_REASONS = ["no_source", "low_support", "conflict", "out_of_scope", "policy"] as const;
export const SUPPORT_LEVELS = ["verbatim", "close", "matched"] as const;

const Statement = Type.Object({
  start: Type.Integer(),
  end: Type.Integer(),
  citations: Type.Array(Type.Integer()),
  support: Choice(SUPPORT_LEVELS),
});

const NearestSource = Type.Object({
  source_id: Type.String(),
  document_id: Type.String(),
  title: Type.String(),
  url: Nullable(Type.String()),
});

export const Message = Type.Object(
  {
    id: Type.String(),
    chat_id: Type.String(),
    agent_id: Type.String(),
    role: Choice(["user", "assistant", "member"]),
    status: Choice(["pending", "streaming", "completed", "failed", "cancelled"]),
    content: Type.String({ description: "Markdown subset; `[n]` are citations." }),
    kind: Nullable(Choice(ANSWER_KINDS)),
    answered: Nullable(
      Type.Boolean({ description: "Null for smalltalk, clarify, with_human and visitors' messages." }),
    ),
    reason: Nullable(Choice(ABSTENTION_REASONS)),
    score: Nullable(Type.Number({ description: "0 to 1: how well the sources support it." })),
    citations: Type.Array(Type.Unsafe<Citation>({ $ref: "Citation#" })),
    statements: Type.Array(Statement),
    suggestions: Type.Array(Type.String()),
    nearest_sources: Type.Array(NearestSource),
    withheld: Type.Optional(
      Type.Array(
        Type.Object({ text: Type.String(), reason: Type.String(), nearest_quote: Type.Optional(Type.String()) }),
        { description: "Sentences that no source backs; for members alone." },
      ),
    ),
    model: Nullable(Type.String()),
    degraded: Type.Optional(Type.Boolean()),
    usage: Type.Object({ input_tokens: Type.Integer(), output_tokens: Type.Integer() }),
    cost: Type.Optional(
      Nullable(
        Type.Number({
          description: "Of the model, in US dollars; null where its price is not known. For members alone.",
        }),
      ),
    ),
    pending_sources: Type.Integer({ description: "Sources that were still being read." }),
    agent_version: Nullable(Type.Integer()),
    first_word_ms: Nullable(Type.Integer()),
    error: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
    created_at: Timestamp,
  },
  { $id: "Message" },
);
export type Message = Static<typeof Message>;

export const CHAT_STATUSES = ["open", "waiting_for_human", "with_human", "resolved"] as const;

export const Chat = Type.Object(
  {
    id: Type.String(),
    agent_id: Type.String(),
    visitor_id: Nullable(Type.String()),
    status: Choice(CHAT_STATUSES),
    title: Type.String({ description: "The first question, shortened." }),
    message_count: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Chat" },
);
export type Chat = Static<typeof Chat>;

/** A quote in its surroundings, for whoever may read the answer. */
export const CitationContext = Type.Object(
  {
    ...Citation.properties,
    before: Type.String({ description: "Stored text just before the quote." }),
    after: Type.String(),
    read_at: Timestamp,
  },
  { $id: "CitationContext" },
);
export type CitationContext = Static<typeof CitationContext>;

export type AnswerKind = (typeof ANSWER_KINDS)[number];
export type AbstentionReason = (typeof ABSTENTION_REASONS)[number];
export type SupportLevel = (typeof SUPPORT_LEVELS)[number];
