import { formatId } from "../../platform/ids/identifiers.ts";
import type { AuditRow } from "./audit-queries.ts";
import type { AuditEvent } from "./audit-schemas.ts";

const ACTOR_PREFIXES = { member: "member", api_key: "key", visitor: "visitor", system: undefined } as const;

export function presentAuditEvent(row: AuditRow): AuditEvent {
  const prefix = ACTOR_PREFIXES[row.actor_kind];
  return {
    id: formatId("audit", row.id),
    action: row.action,
    actor: {
      kind: row.actor_kind,
      id: prefix && row.actor_id ? formatId(prefix, row.actor_id) : null,
      name: row.actor_name,
    },
    target: { kind: row.target_kind, id: row.target_id },
    before: row.before,
    after: row.after,
    address: row.address,
    request_id: row.request_id,
    created_at: row.created_at.toISOString(),
    sequence: row.sequence === null ? null : Number(row.sequence),
    content_hash: row.content_hash,
    previous_hash: row.previous_hash,
    hash: row.hash,
  };
}
