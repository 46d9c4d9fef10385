import sql, { empty, type Sql } from "sql-template-tag";
import { escapeLike } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";

export interface AuditRow {
  id: string;
  actor_kind: "member" | "api_key" | "visitor" | "system";
  actor_id: string | null;
  actor_name: string;
  action: string;
  target_kind: string;
  target_id: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  address: string | null;
  request_id: string | null;
  created_at: Date;
  /** Its place in the chain; null where something put it past the chain. */
  sequence: string | null;
  content_hash: string | null;
  previous_hash: string | null;
  hash: string | null;
}

export interface AuditFilter {
  action?: string | undefined;
  actorId?: string | undefined;
  targetId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const COLUMNS = sql`e.id, e.actor_kind, e.actor_id, e.actor_name, e.action, e.target_kind, e.target_id, e.before,
  e.after, e.address, e.request_id, e.created_at, c.sequence, c.content_hash, c.previous_hash, c.hash`;
const CHAINED = sql`c.workspace_id = e.workspace_id AND c.event_id = e.id`;

export function listAuditEvents(
  executor: Executor,
  workspaceId: string,
  filter: AuditFilter,
  after: CursorPosition | undefined,
  limit: number,
): Promise<AuditRow[]> {
  return executor.query<AuditRow>(sql`
    SELECT ${COLUMNS} FROM audit_events e LEFT JOIN audit_chain c ON ${CHAINED}
    WHERE e.workspace_id = ${workspaceId} ${matches(filter)} ${after ? sql`AND e.id < ${after.id}` : empty}
    ORDER BY e.id DESC LIMIT ${limit + 1}`);
}

/** In the order of the chain, behind a place in it. */
export function listChainedEvents(
  executor: Executor,
  workspaceId: string,
  filter: AuditFilter,
  after: string,
  limit: number,
): Promise<AuditRow[]> {
  return executor.query<AuditRow>(sql`
    SELECT ${COLUMNS} FROM audit_chain c JOIN audit_events e ON ${CHAINED}
    WHERE c.workspace_id = ${workspaceId} AND c.sequence > ${after} ${matches(filter)}
    ORDER BY c.sequence LIMIT ${limit}`);
}

/** What is in the log but not in the chain: nothing, unless somebody wrote past the service. */
export function listUnchainedEvents(
  executor: Executor,
  workspaceId: string,
  filter: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  return executor.query<AuditRow>(sql`
    SELECT ${COLUMNS} FROM audit_events e LEFT JOIN audit_chain c ON ${CHAINED}
    WHERE e.workspace_id = ${workspaceId} AND c.event_id IS NULL ${matches(filter)} ORDER BY e.id LIMIT ${limit}`);
}

function matches(filter: AuditFilter): Sql {
  const { action, actorId, targetId, from, to } = filter;
  return sql`
    ${action ? sql`AND (e.action = ${action} OR e.action LIKE ${`${escapeLike(action)}.%`})` : empty}
    ${actorId ? sql`AND e.actor_id = ${actorId}` : empty}
    ${targetId ? sql`AND e.target_id = ${targetId}` : empty}
    ${from ? sql`AND e.created_at >= ${from}` : empty}
    ${to ? sql`AND e.created_at < ${to}` : empty}`;
}

/** Throws `NotFoundError`. */
export async function getAuditEvent(
  executor: Executor,
  workspaceId: string,
  id: string | undefined,
): Promise<AuditRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<AuditRow>(
          sql`SELECT ${COLUMNS} FROM audit_events e LEFT JOIN audit_chain c ON ${CHAINED}
            WHERE e.workspace_id = ${workspaceId} AND e.id = ${id}`,
        );
  if (!row) throw new NotFoundError("audit event");
  return row;
}
