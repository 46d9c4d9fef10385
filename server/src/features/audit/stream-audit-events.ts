import type { Database } from "../../platform/database/database.ts";
import { type AuditFilter, type AuditRow, listChainedEvents, listUnchainedEvents } from "./audit-queries.ts";
import { presentAuditEvent } from "./present-audit-event.ts";

const ROWS_A_BATCH = 500;

/** The log as JSON lines, oldest first, as the chain goes. In short transactions, as fast as it is read. */
export async function* streamAuditEvents(
  database: Database,
  workspaceId: string,
  filter: AuditFilter,
): AsyncGenerator<string> {
  let after = "0";
  for (;;) {
    const rows = await database.inWorkspace(workspaceId, (transaction) =>
      listChainedEvents(transaction, workspaceId, filter, after, ROWS_A_BATCH),
    );
    if (rows.length > 0) yield toLines(rows);
    if (rows.length < ROWS_A_BATCH) break;
    after = rows.at(-1)!.sequence!;
  }
  const unchained = await database.inWorkspace(workspaceId, (transaction) =>
    listUnchainedEvents(transaction, workspaceId, filter, ROWS_A_BATCH),
  );
  if (unchained.length > 0) yield toLines(unchained);
}

function toLines(rows: readonly AuditRow[]): string {
  return rows.map((row) => `${JSON.stringify(presentAuditEvent(row))}\n`).join("");
}
