import type { Transaction } from "../../platform/database/database.ts";
import { type AuditActor, recordAudit } from "../../platform/events/record-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { presentSource } from "./present-source.ts";
import type { PutSource } from "./put-source.ts";
import type { SourceRow } from "./source-queries.ts";

interface Who {
  workspaceId: string;
  actor: AuditActor;
}

/** Counts and times of reading change by themselves: the log tells what people did. */
function edited(row: SourceRow) {
  const { progress: _, updated_at: __, last_read_at: ___, next_refresh_at: ____, ...rest } = presentSource(row);
  return rest;
}

/** Writes what someone did to a source into the audit log. */
export function recordSource(
  transaction: Transaction,
  who: Who,
  action: "created" | "replaced" | "updated" | "deleted" | "restored" | "refreshed",
  rows: { before?: SourceRow; after?: SourceRow },
): Promise<void> {
  const row = (rows.after ?? rows.before)!;
  return recordAudit(transaction, who, {
    action: `source.${action}`,
    target: { kind: "source", id: formatId("source", row.id) },
    before: rows.before && edited(rows.before),
    after: rows.after && edited(rows.after),
  });
}

/** Of a source that was put: nothing where nothing changed. */
export async function recordPut(transaction: Transaction, who: Who, { row, outcome }: PutSource): Promise<void> {
  if (outcome !== "unchanged") await recordSource(transaction, who, outcome, { after: row });
}
