import { formatId } from "../../../platform/ids/identifiers.ts";
import type { ChangeRow } from "./change-queries.ts";
import type { SourceChange } from "./change-schemas.ts";

export function presentChange(row: ChangeRow): SourceChange {
  return {
    id: formatId("change", row.id),
    source_id: formatId("source", row.source_id),
    origin: row.origin,
    status: row.status,
    added: row.added,
    changed: row.changed,
    removed: row.removed,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
