import { type Static, Type } from "typebox";

/** What a receipt counts. */
export const ERASED_KINDS = [
  "visitors",
  "chats",
  "messages",
  "citations",
  "tool_calls",
  "feedback",
  "gaps",
  "leads",
  "handoffs",
  "notes",
  "events",
  "delivery_logs",
  "idempotency_records",
  "audit_details",
  "sources",
  "documents",
  "versions",
  "passages",
  "index_segments",
  "files",
] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

const DESCRIPTIONS: Partial<Record<ErasedKind, string>> = {
  messages: "Deleted, or answers that lost what they had from an erased text.",
  citations: "Deleted, or without their quote from now on.",
  gaps: "Changed or deleted.",
  index_segments: "Pieces of the passage index that were written again without the text.",
};

export const ErasureCounts = Type.Object(
  Object.fromEntries(
    ERASED_KINDS.map((kind) => {
      const description = DESCRIPTIONS[kind];
      return [kind, Type.Integer({ minimum: 0, ...(description ? { description } : {}) })];
    }),
  ) as Record<ErasedKind, ReturnType<typeof Type.Integer>>,
  { description: "How many of each were erased." },
);
export type ErasureCounts = Static<typeof ErasureCounts>;

/** Every kind with its count. */
export function wholeCounts(counts: Partial<ErasureCounts>): ErasureCounts {
  return Object.fromEntries(ERASED_KINDS.map((kind) => [kind, counts[kind] ?? 0])) as ErasureCounts;
}

export function addUp(one: Partial<ErasureCounts>, other: Partial<ErasureCounts>): ErasureCounts {
  return wholeCounts(Object.fromEntries(ERASED_KINDS.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)])));
}
