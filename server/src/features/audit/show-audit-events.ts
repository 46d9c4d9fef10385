import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type AuditFilter, type AuditRow, getAuditEvent, listAuditEvents } from "./audit-queries.ts";

/** Lists changes and sign-ins, newest first, as JSON or CSV. */
export function showAuditEvents(
  database: Database,
  { workspaceId }: Principal,
  filter: AuditFilter,
  after: CursorPosition | undefined,
  limit: number,
): Promise<AuditRow[]> {
  return database.inWorkspace(workspaceId, (transaction) =>
    listAuditEvents(transaction, workspaceId, filter, after, limit),
  );
}

/** Gets an event of the audit log. */
export function showAuditEvent(database: Database, { workspaceId }: Principal, id: string): Promise<AuditRow> {
  return database.inWorkspace(workspaceId, (transaction) =>
    getAuditEvent(transaction, workspaceId, parseId("audit", id)),
  );
}
