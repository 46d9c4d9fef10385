import { type Static, Type } from "typebox";
import { Choice, Nullable, StrictObject } from "../../platform/http/schemas.ts";

export const MAX_QUESTION_CHARACTERS = 8_000;

export const ChatBody = StrictObject(
  {
    agent_id: Type.String({ maxLength: 100, description: "Identifier of the assistant." }),
    message: Type.String({ minLength: 1, maxLength: MAX_QUESTION_CHARACTERS, description: "Visitor question text." }),
    chat_id: Type.Optional(
      Type.String({ maxLength: 100, description: "Goes on with this chat; else a new one starts." }),
    ),
    visitor: Type.Optional(
      StrictObject(
        {
          id: Type.String({ minLength: 1, maxLength: 200, description: "The visitor's id in your own system." }),
          name: Type.Optional(Type.String({ maxLength: 200 })),
          email: Type.Optional(Type.String({ maxLength: 320 })),
        },
        { description: "Who asks; only with a secret key or as a member." },
      ),
    ),
    page_url: Type.Optional(
      Type.String({
        maxLength: 2000,
        pattern: "^https?://",
        description:
          "Page on which the chat begins, kept without what follows `?` or `#`. Of visitors only where its origin is in `allowed_origins`.",
        examples: ["https://www.example.com/pricing"],
      }),
    ),
    stream: Type.Optional(Type.Boolean({ description: "Answer as server-sent events (AI SDK UI message stream)." })),
  },
  { examples: [{ agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41", message: "How long do refunds take?" }] },
);
export type ChatBody = Static<typeof ChatBody>;

const { agent_id, visitor, page_url } = ChatBody.properties;
export const BeginChatBody = StrictObject(
  {
    agent_id,
    visitor,
    page_url,
    title: Type.Optional(
      Type.String({ maxLength: 200, default: "", description: "The first question, unless one is set." }),
    ),
  },
  { examples: [{ agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41" }] },
);
export type BeginChatBody = Static<typeof BeginChatBody>;

export const SearchBody = StrictObject(
  {
    agent_id: Type.String({ maxLength: 100 }),
    query: Type.String({ minLength: 1, maxLength: MAX_QUESTION_CHARACTERS }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
    history: Type.Optional(
      Type.Array(StrictObject({ role: Choice(["user", "assistant"]), content: Type.String({ maxLength: 20_000 }) }), {
        maxItems: 50,
      }),
    ),
  },
  { examples: [{ agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41", query: "refunds", limit: 5 }] },
);
export type SearchBody = Static<typeof SearchBody>;

export const SearchResults = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        passage_id: Type.String(),
        document_id: Type.String(),
        document_version: Type.Integer(),
        source_id: Type.String(),
        title: Type.String(),
        url: Nullable(Type.String()),
        heading_path: Type.Array(Type.String({ examples: ["Money back"] })),
        text: Type.String(),
        start: Type.Integer(),
        end: Type.Integer(),
        page: Nullable(Type.Integer()),
        score: Type.Number(),
      }),
    ),
    pending_sources: Type.Integer(),
  },
  { $id: "SearchResults" },
);
export type SearchResults = Static<typeof SearchResults>;
