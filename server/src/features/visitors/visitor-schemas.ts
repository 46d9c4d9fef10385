import { type Static, Type } from "typebox";
import { Choice, FreeObject, Nullable, Timestamp } from "../../platform/http/schemas.ts";

export const Visitor = Type.Object(
  {
    id: Type.String(),
    agent_id: Nullable(Type.String()),
    external_id: Nullable(Type.String({ description: "The id that your own system knows them by." })),
    name: Nullable(Type.String()),
    email: Nullable(Type.String()),
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
    exported_at: Timestamp,
  },
  { $id: "VisitorExport" },
);

const count = Type.Integer({ minimum: 0 });
export const ErasureReceipt = Type.Object(
  {
    id: Type.String({ description: "Of the receipt; also the audit log's target." }),
    visitor_id: Type.String(),
    erased: Type.Object({
      visitors: count,
      chats: count,
      messages: count,
      citations: count,
      tool_calls: count,
      feedback: count,
      gaps: count,
      leads: count,
      handoffs: count,
      events: count,
      delivery_logs: count,
      idempotency_records: count,
      audit_details: count,
    }),
    erased_at: Timestamp,
  },
  { $id: "ErasureReceipt" },
);
