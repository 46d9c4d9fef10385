import { type Static, Type } from "typebox";
import { Choice, FreeObject, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";

export const TOOL_KINDS = ["http", "mcp", "built_in"] as const;

/** Tools that every workspace has, by name. */
export const BUILT_IN_TOOLS = ["search_sources", "capture_lead", "request_human"] as const;

const fields = {
  name: Type.String({
    pattern: "^[a-z][a-z0-9_]{0,63}$",
    description: "What the model and an assistant's `tools` call it.",
  }),
  description: Type.String({
    minLength: 1,
    maxLength: 1_000,
    description: "Tells the model what it does and when to use it.",
    examples: ["Looks an order up by its number."],
  }),
  parameters: FreeObject({
    description:
      "JSON Schema of the arguments; its type is `object`. Needed for `http`; an `mcp` server says it itself.",
  }),
  allowed_tools: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    minItems: 1,
    maxItems: 50,
    uniqueItems: true,
    description:
      "Of an `mcp` server, and needed there: the tools that models may call. They are read from the server now, and models are told what it says now until they are written again.",
    examples: [["find_order"]],
  }),
  url: Type.String({
    format: "uri",
    pattern: "^https?://",
    maxLength: 2_000,
    description: "Gets a signed POST. What stands behind its `?` is stored encrypted and never shown again.",
  }),
  headers: Type.Record(
    Type.String({ pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$" }),
    Type.String({ maxLength: 4_000, pattern: "^[\\t\\x20-\\x7e]*$" }),
    { maxProperties: 20, description: "Sent with each call. Stored encrypted and never shown again." },
  ),
  agent_id: Type.String({
    maxLength: 100,
    description: "The assistant whose library it joins, and that alone may use it.",
  }),
  brand_id: Type.String({ maxLength: 100, description: "Or the brand, all of whose assistants may use it." }),
  confirm: Type.Boolean({
    description:
      "The visitor must agree to each call: the assistant asks, and does it once after a plain yes. True unless you say that the tool only reads.",
  }),
  secret: Type.String({
    pattern: "^whsec_[A-Za-z0-9+/]{32,88}={0,2}$",
    description: "Signs the requests as Standard Webhooks do; made here when you give none. It is never shown again.",
    examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
  }),
};

export const CreateToolBody = StrictObject(
  {
    name: fields.name,
    description: fields.description,
    kind: Type.Optional(
      Choice(["http", "mcp"], {
        description: "`http`, where nothing is said: one endpoint. `mcp`: a server of the Model Context Protocol.",
      }),
    ),
    parameters: Type.Optional(fields.parameters),
    allowed_tools: Type.Optional(fields.allowed_tools),
    url: fields.url,
    headers: Type.Optional(fields.headers),
    confirm: Type.Optional(fields.confirm),
    secret: Type.Optional(fields.secret),
    agent_id: Type.Optional(fields.agent_id),
    brand_id: Type.Optional(fields.brand_id),
  },
  {
    examples: [
      {
        name: "order_status",
        description: "Tells where an order is.",
        kind: "http",
        parameters: { type: "object", properties: { order_number: { type: "string" } }, required: ["order_number"] },
        url: "https://shop.example.com/hooks/order-status",
        confirm: false,
      },
    ],
  },
);
export type CreateToolBody = Static<typeof CreateToolBody>;

export const UpdateToolBody = StrictObject(
  {
    name: Type.Optional(fields.name),
    description: Type.Optional(fields.description),
    parameters: Type.Optional(fields.parameters),
    allowed_tools: Type.Optional(fields.allowed_tools),
    url: Type.Optional(fields.url),
    headers: Type.Optional(fields.headers),
    confirm: Type.Optional(fields.confirm),
    secret: Type.Optional(fields.secret),
  },
  { minProperties: 1, examples: [{ description: "Tells where an order is, by its number." }] },
);
export type UpdateToolBody = Static<typeof UpdateToolBody>;

export const Tool = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    description: Type.String({ examples: ["Looks an order up by its number."] }),
    kind: Choice(TOOL_KINDS),
    parameters: fields.parameters,
    server_tools: Type.Array(
      Type.Object({
        name: Type.String({ examples: ["find_order"] }),
        offered_as: Type.String({ description: "What models call it.", examples: ["shop__find_order"] }),
        description: Type.String({ examples: ["Finds an order by its number."] }),
        parameters: FreeObject({ description: "JSON Schema of the arguments." }),
      }),
      { description: "Of an `mcp` server: what models may call, and are told of it. Else empty." },
    ),
    url: Type.String({
      description: "Without what stands behind its `?`. Empty for a built-in tool.",
      examples: ["https://shop.example.com/tools/order"],
    }),
    confirm: Type.Boolean(),
    agent_id: Nullable(Type.String({ description: "Whose library it is in." })),
    brand_id: Nullable(Type.String({ description: "Whose library it is in; with neither it is the workspace's." })),
    secret: Type.Optional(
      Type.String({
        description: "Only in the answer that created it.",
        examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
      }),
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Tool" },
);
export type Tool = Static<typeof Tool>;
