import { type Static, Type } from "typebox";
import { Choice, ListQuery, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { ErasureCounts } from "./erasure-counts.ts";
import { ERASURE_TARGETS } from "./erasure-queries.ts";

const EXAMPLE = {
  id: "receipt_01h2xcejqtf2nbrexx3vqjhp41",
  kind: "source",
  target_id: "source_01h2xcejqtf2nbrexx3vqjhp41",
  origin: "request",
  status: "completed",
  erased: {
    visitors: 0,
    chats: 0,
    messages: 3,
    citations: 4,
    tool_calls: 0,
    feedback: 0,
    gaps: 0,
    leads: 0,
    handoffs: 0,
    notes: 0,
    events: 4,
    delivery_logs: 2,
    idempotency_records: 1,
    audit_details: 2,
    sources: 1,
    documents: 1,
    versions: 2,
    passages: 24,
    index_segments: 1,
    files: 1,
  },
  created_at: "2026-11-21T09:30:00.000Z",
  completed_at: "2026-11-21T09:30:01.000Z",
};

export const Erasure = Type.Object(
  {
    id: Type.String({ description: "Of the receipt; also a target of the audit log." }),
    kind: Choice(ERASURE_TARGETS),
    target_id: Nullable(Type.String({ description: "What was erased; null for chats whose time was up." })),
    origin: Choice(["request", "age"], {
      description: "`age`: deleted 30 days before, or older than the workspace keeps it.",
    }),
    status: Choice(["running", "completed"], { description: "One that runs goes on by itself, also after a crash." }),
    erased: ErasureCounts,
    created_at: { ...Timestamp, description: "Answers stopped using it then." },
    completed_at: Nullable({ ...Timestamp, description: "The text was gone from every table, index and file then." }),
  },
  { $id: "Erasure", examples: [EXAMPLE] },
);
export type Erasure = Static<typeof Erasure>;

export const ErasureFilter = StrictObject({
  ...ListQuery.properties,
  kind: Type.Optional(Choice(ERASURE_TARGETS)),
  status: Type.Optional(Choice(["running", "completed"])),
  target_id: Type.Optional(Type.String({ maxLength: 100 })),
});
