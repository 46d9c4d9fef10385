import { type Static, Type } from "typebox";
import { Choice, FreeObject, Nullable, Timestamp } from "../../platform/http/schemas.ts";
import { ErasureCounts } from "../erasure/index.ts";

export const Visitor = Type.Object(
  {
    id: Type.String(),
    agent_id: Nullable(Type.String()),
    external_id: Nullable(Type.String({ description: "The id that your own system knows them by." })),
    name: Nullable(Type.String()),
    email: Nullable(Type.String()),
    contact: Nullable(
      Type.Object(
        { name: Nullable(Type.String()), email: Nullable(Type.String()) },
        { description: "What they left as contact details last, as they wrote it; null: nothing." },
      ),
    ),
    claims: FreeObject({ description: "Of their identity token." }),
    chats: Type.Integer(),
    created_at: Timestamp,
    last_seen_at: Timestamp,
  },
  { $id: "Visitor" },
);
export type Visitor = Static<typeof Visitor>;

export const VisitorQuestion = Type.Object(
  {
    id: Type.String({ description: "Of the message." }),
    chat_id: Type.String(),
    agent_id: Type.String(),
    question: Type.String(),
    answer_id: Nullable(Type.String()),
    answered: Nullable(Type.Boolean()),
    created_at: Timestamp,
  },
  { $id: "VisitorQuestion" },
);

export const VisitorExport = Type.Object(
  {
    visitor: Type.Unsafe<Visitor>({ $ref: "Visitor#" }),
    chats: Type.Array(
      Type.Object({
        id: Type.String(),
        agent_id: Type.String(),
        title: Type.String(),
        status: Type.String({ examples: ["completed"] }),
        created_at: Timestamp,
        messages: Type.Array(
          Type.Object({
            id: Type.String(),
            role: Choice(["user", "assistant", "member"]),
            content: Type.String(),
            created_at: Timestamp,
          }),
        ),
      }),
    ),
    leads: Type.Array(FreeObject()),
    feedback: Type.Array(FreeObject()),
    handoffs: Type.Array(FreeObject(), {
      description: "When they wanted a person, why, and what they thought of them.",
    }),
    exported_at: Timestamp,
  },
  { $id: "VisitorExport" },
);

export const ErasureReceipt = Type.Object(
  {
    id: Type.String({ description: "Of the receipt: `GET /v2/erasures/{id}`; also the audit log's target." }),
    visitor_id: Type.String(),
    status: Choice(["running", "completed"], {
      description:
        "`running` while words of theirs still leave the passage index, where a question of theirs had become knowledge.",
    }),
    erased: ErasureCounts,
    erased_at: Timestamp,
  },
  { $id: "ErasureReceipt" },
);
