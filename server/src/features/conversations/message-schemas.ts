import { type Static, Type } from "typebox";
import { Choice, Nullable, Reference, Timestamp } from "../../platform/http/schemas.ts";

const CITATION_EXAMPLE = {
  number: 1,
  kind: "document",
  status: "current",
  source_id: "source_01h2xcejqtf2nbrexx3vqjhp41",
  document_id: "document_01h2xcejqtf2nbrexx3vqjhp41",
  document_version: 1,
  title: "Refunds",
  url: "https://www.example.com/refunds",
  fragment_url: "https://www.example.com/refunds#:~:text=Refunds%20take%2014%20days.",
  quote: "Refunds take 14 days.",
  start: 120,
  end: 141,
  sha256: "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881",
};

const MESSAGE_EXAMPLE = {
  id: "message_01h2xcejqtf2nbrexx3vqjhp41",
  chat_id: "chat_01h2xcejqtf2nbrexx3vqjhp41",
  agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41",
  role: "assistant",
  status: "completed",
  content: "Refunds take 14 days.[1]",
  kind: "answer",
  answered: true,
  reason: null,
  score: 0.92,
  citations: [CITATION_EXAMPLE],
  statements: [{ start: 0, end: 24, citations: [1], support: "verbatim" }],
  suggestions: [],
  nearest_sources: [],
  model: "extractive",
  usage: { input_tokens: 0, output_tokens: 0 },
  pending_sources: 0,
  agent_version: 3,
  first_word_ms: 4,
  error: null,
  created_at: "2026-11-21T09:30:00.000Z",
};

export const CITATION_STATUSES = ["current", "replaced", "restricted", "disabled", "deleted", "erased"] as const;

export const Citation = Type.Object(
  {
    number: Type.Integer({ description: "As in `[1]` in the content." }),
    status: Choice(CITATION_STATUSES, {
      description:
        "What has become of the text behind it, for whoever asks: `replaced` by a newer version, `restricted` to others, `disabled`, `deleted`, `erased`.",
    }),
    kind: Choice(["document", "tool"], { description: "`tool`: the quote stands in the result of a tool." }),
    source_id: Nullable(Type.String()),
    document_id: Nullable(Type.String()),
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
  { $id: "Citation", examples: [CITATION_EXAMPLE] },
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
export const SUPPORT_LEVELS = ["verbatim", "close", "matched", "checked"] as const;

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
  quote: Type.Optional(
    Type.String({
      description: "Its sentence that is nearest to the question, no answer to it; where the reason is `low_support`.",
    }),
  ),
  start: Type.Optional(Type.Integer({ description: "Of the quote in the stored text; UTF-16 code units." })),
  end: Type.Optional(Type.Integer()),
  document_version: Type.Optional(Type.Integer({ description: "Of which the quote is." })),
});

/** What models read and wrote. */
export const TokenUsage = Type.Object({
  input_tokens: Type.Integer(),
  output_tokens: Type.Integer(),
  checker: Type.Optional(
    Type.Object(
      { input_tokens: Type.Integer(), output_tokens: Type.Integer() },
      { description: "Of the model that checked the statements; not among the others." },
    ),
  ),
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
    searched_for: Type.Optional(
      Type.String({
        description: "The question as it was searched for, where a typing error was mended.",
        examples: ["How long do refunds take?"],
      }),
    ),
    withheld: Type.Optional(
      Type.Array(
        Type.Object({ text: Type.String(), reason: Type.String(), nearest_quote: Type.Optional(Type.String()) }),
        { description: "Sentences that no source backs; for members alone." },
      ),
    ),
    model: Nullable(Type.String()),
    degraded: Type.Optional(
      Type.Boolean({ description: "The fallback answered: the assistant's model failed, or its budget was used up." }),
    ),
    usage: TokenUsage,
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
    author: Type.Optional(
      Type.Object({ member_id: Type.String(), name: Type.String() }, { description: "Of a member's message." }),
    ),
    error: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
    created_at: Timestamp,
  },
  { $id: "Message", examples: [MESSAGE_EXAMPLE] },
);
export type Message = Static<typeof Message>;

/** As they are written: `tidyTags` makes them what is stored. */
export const ChatTags = Type.Array(Type.String({ minLength: 1, maxLength: 50, pattern: "\\S" }), {
  maxItems: 20,
  description: "What members file it under. Not shown to visitors.",
  examples: [["refund", "VIP"]],
});

export const CHAT_STATUSES = ["open", "waiting_for_human", "with_human", "resolved"] as const;

export const Chat = Type.Object(
  {
    id: Type.String(),
    agent_id: Type.String(),
    visitor_id: Nullable(Type.String()),
    status: Choice(CHAT_STATUSES),
    assigned_to: Nullable(Type.String({ description: "Id of the member who looks after it." })),
    holder_name: Nullable(
      Type.String({
        description: "Who has it; null unless a person does. Empty for visitors where that person has no name.",
        examples: ["Grace"],
      }),
    ),
    last_person: Nullable(
      Type.Object(
        {
          handoff_id: Type.String(),
          name: Type.String({ description: "Empty for visitors where that person has no name.", examples: ["Grace"] }),
          rating: Nullable(Choice(["positive", "negative"])),
        },
        {
          description:
            "Who had it last and has left it: the visitor may rate them at `POST /v2/handoffs/{id}/rate`. Null while a person is waited for or has it, and where none had.",
        },
      ),
    ),
    title: Type.String({
      description: "The first question, shortened, or the title that members gave it; visitors see the question.",
    }),
    tags: Type.Optional(ChatTags),
    page_url: Nullable(Type.String({ description: "Where it began, without what follows `?` or `#`." })),
    message_count: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Chat" },
);
export type Chat = Static<typeof Chat>;

/** A chat in a list, which may bring its messages along. */
export const ListedChat = Type.Object(
  {
    ...Chat.properties,
    awaits_reply_since: Type.Optional(
      Nullable(
        Type.String({
          format: "date-time",
          description:
            "Since when the visitor waits for a person, or for a word of the person who has the chat; null: for neither. Not for visitors.",
        }),
      ),
    ),
    last_message: Type.Optional(
      Nullable(
        Type.Object(
          {
            role: Choice(["user", "assistant", "member"]),
            text: Type.String({ description: "Its first 200 characters.", examples: ["Where is my parcel?"] }),
            created_at: Timestamp,
          },
          { description: "The newest that says something. Not for visitors." },
        ),
      ),
    ),
    agent_name: Type.Optional(
      Type.String({ description: "Of the assistant. For members alone.", examples: ["Example Shop"] }),
    ),
    assignee: Type.Optional(
      Nullable(
        Type.Object(
          { member_id: Type.String(), name: Type.String() },
          { description: "Who looks after it. For members alone." },
        ),
      ),
    ),
    contact: Type.Optional(
      Nullable(
        Type.Object(
          { name: Nullable(Type.String()), email: Nullable(Type.String()) },
          {
            description:
              "Of the visitor: what their token said, else what they left as contact details. For members alone.",
          },
        ),
      ),
    ),
    messages: Type.Optional(
      Type.Array(Reference(Message), { description: "With `include=messages`: all of them, the first one first." }),
    ),
  },
  { $id: "ListedChat" },
);
export type ListedChat = Static<typeof ListedChat>;

/** A quote in its surroundings, for whoever may read the answer. */
export const CitationContext = Type.Object(
  {
    ...Citation.properties,
    before: Type.String({
      description: "Text just before the quote; empty where the caller may not read it now.",
      examples: ["Money back. "],
    }),
    after: Type.String({ examples: [" They go to the card that you paid with."] }),
    read_at: Timestamp,
  },
  { $id: "CitationContext" },
);
export type CitationContext = Static<typeof CitationContext>;

export type AnswerKind = (typeof ANSWER_KINDS)[number];
export type AbstentionReason = (typeof ABSTENTION_REASONS)[number];
export type SupportLevel = (typeof SUPPORT_LEVELS)[number];
