import type { Database } from "../../platform/database/database.ts";
import { csvLine } from "../../platform/http/csv-line.ts";
import { type AuditFilter, type AuditRow, listAuditEvents } from "./audit-queries.ts";
import type { AuditEvent } from "./audit-schemas.ts";
import { presentAuditEvent } from "./present-audit-event.ts";

const CSV_BATCH = 500;

const MAX_CSV_ROWS = 50_000;

/** In short transactions, so that a long log holds nobody up. */
export async function exportAuditEvents(database: Database, workspaceId: string, filter: AuditFilter): Promise<string> {
  const lines = [
    csvLine(["id", "created_at", "action", "actor", "actor_id", "target_id", "before", "after", "address"]),
  ];
  let last: AuditRow | undefined;
  while (lines.length <= MAX_CSV_ROWS) {
    const position = last && { key: last.id, id: last.id };
    const rows = await database.inWorkspace(workspaceId, (transaction) =>
      listAuditEvents(transaction, workspaceId, filter, position, CSV_BATCH),
    );
    for (const row of rows.slice(0, CSV_BATCH)) lines.push(csvLine(toCells(presentAuditEvent(row))));
    if (rows.length <= CSV_BATCH) break;
    last = rows[CSV_BATCH - 1];
  }
  return lines.join("");
}

function toCells({ id, created_at, action, actor, target, before, after, address }: AuditEvent) {
  return [
    id,
    created_at,
    action,
    actor.name,
    actor.id,
    target.id,
    before && JSON.stringify(before),
    after && JSON.stringify(after),
    address,
  ];
}
