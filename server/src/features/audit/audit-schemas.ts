import { type Static, Type } from "typebox";
import { Choice, FreeObject, Nullable, Timestamp } from "../../platform/http/schemas.ts";

export const AuditEvent = Type.Object(
  {
    id: Type.String(),
    action: Type.String({
      description: "`agent.updated`, `member.removed`, `session.started`, …",
      examples: ["agent.updated"],
    }),
    actor: Type.Object({
      kind: Choice(["member", "api_key", "visitor", "system"]),
      id: Nullable(Type.String()),
      name: Type.String({ description: "As it was then.", examples: ["Ada Lovelace"] }),
    }),
    target: Type.Object({ kind: Type.String({ examples: ["agent"] }), id: Nullable(Type.String()) }),
    before: Nullable(FreeObject({ description: "Of a change: the fields that differ, as they were." })),
    after: Nullable(FreeObject()),
    address: Nullable(Type.String()),
    request_id: Nullable(Type.String()),
    created_at: Timestamp,
    sequence: Nullable(
      Type.Integer({ description: "Its place in the workspace's log, from 1, without gaps.", examples: [7] }),
    ),
    content_hash: Nullable(Type.String({ description: "sha256 of what it says; see docs/audit.md." })),
    previous_hash: Nullable(Type.String({ description: "The `hash` of the event before it." })),
    hash: Nullable(Type.String({ description: "sha256 of `previous_hash` and `content_hash`." })),
  },
  { $id: "AuditEvent" },
);
export type AuditEvent = Static<typeof AuditEvent>;
