import { type Static, Type } from "typebox";
import { Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";

const fields = {
  title: Type.String({ minLength: 1, maxLength: 200, pattern: "\\S", examples: ["Refund is on its way"] }),
  text: Type.String({
    minLength: 1,
    maxLength: 5_000,
    pattern: "\\S",
    description: "What is put into the message; whoever sends it may change it first.",
    examples: ["Your refund is on its way. It takes up to 14 days."],
  }),
  shortcut: Type.String({
    pattern: "^[a-z0-9][a-z0-9_-]{0,39}$",
    description: "What is typed to find it. One reply of a library has it.",
    examples: ["refund"],
  }),
  agent_id: Type.String({ maxLength: 100, description: "The assistant whose library it joins." }),
  brand_id: Type.String({ maxLength: 100, description: "Or the brand; with neither it is the workspace's." }),
};

const EXAMPLE = {
  title: "Refund is on its way",
  text: "Your refund is on its way. It takes up to 14 days.",
  shortcut: "refund",
};

export const CreateReplyBody = StrictObject(
  {
    title: fields.title,
    text: fields.text,
    shortcut: Type.Optional(Nullable(fields.shortcut)),
    agent_id: Type.Optional(fields.agent_id),
    brand_id: Type.Optional(fields.brand_id),
  },
  { examples: [EXAMPLE] },
);
export type CreateReplyBody = Static<typeof CreateReplyBody>;

export const UpdateReplyBody = StrictObject(
  {
    title: Type.Optional(fields.title),
    text: Type.Optional(fields.text),
    shortcut: Type.Optional(Nullable(fields.shortcut)),
  },
  { minProperties: 1, examples: [{ shortcut: "refund" }] },
);
export type UpdateReplyBody = Static<typeof UpdateReplyBody>;

export const Reply = Type.Object(
  {
    id: Type.String({ examples: ["reply_01h2xcejqtf2nbrexx3vqjhp41"] }),
    title: fields.title,
    text: fields.text,
    shortcut: Nullable(fields.shortcut),
    agent_id: Nullable(Type.String({ description: "Whose library it is in." })),
    brand_id: Nullable(Type.String({ description: "Whose library it is in; with neither it is the workspace's." })),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Reply" },
);
export type Reply = Static<typeof Reply>;
