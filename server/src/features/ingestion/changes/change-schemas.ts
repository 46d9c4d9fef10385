import { type Static, Type } from "typebox";
import { Choice, Nullable, Timestamp } from "../../../platform/http/schemas.ts";

export const CHANGE_STATUSES = ["applied", "pending", "approved", "rejected"] as const;

export const SourceChange = Type.Object(
  {
    id: Type.String(),
    source_id: Type.String(),
    origin: Choice(["reading", "rollback"]),
    status: Choice(CHANGE_STATUSES, {
      description: "`pending` waits for approval; only sources with `approval` have it.",
    }),
    added: Type.Integer({ description: "Documents." }),
    changed: Type.Integer(),
    removed: Type.Integer(),
    created_at: Timestamp,
    decided_at: Nullable(Timestamp),
  },
  { $id: "SourceChange" },
);
export type SourceChange = Static<typeof SourceChange>;

export const DocumentChange = Type.Object(
  {
    document_id: Type.String(),
    kind: Choice(["added", "changed", "removed"]),
    title: Nullable(Type.String()),
    url: Nullable(Type.String()),
    before_version: Nullable(Type.Integer()),
    after_version: Nullable(Type.Integer()),
    diff: Type.Object({
      hunks: Type.Array(
        Type.Object({
          old_start: Type.Integer({ description: "Line number, from 1." }),
          new_start: Type.Integer(),
          lines: Type.Array(
            Type.String({
              description: "Begins with ` ` (same), `-` (went) or `+` (came).",
              examples: ["+Refunds take 14 days."],
            }),
          ),
        }),
      ),
      is_cut: Type.Boolean({ description: "There is more than is shown." }),
    }),
  },
  { $id: "DocumentChange" },
);
export type DocumentChange = Static<typeof DocumentChange>;
