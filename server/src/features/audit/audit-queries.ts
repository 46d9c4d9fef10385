import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { escapeLike } from "../../platform/database/like-pattern.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursor.ts";

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
}

export interface AuditFilter {
  action?: string | undefined;
  actorId?: string | undefined;
  targetId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const COLUMNS = sql`id, actor_kind, actor_id, actor_name, action, target_kind, target_id, before, after, address,
  request_id, created_at`;

export function listAuditEvents(
  executor: Executor,
  workspaceId: string,
  filter: AuditFilter,
  after: CursorPosition | undefined,
  limit: number,
): Promise<AuditRow[]> {
  return executor.query<AuditRow>(sql`
    SELECT ${COLUMNS} FROM audit_events
    WHERE workspace_id = ${workspaceId}
      ${filter.action ? sql`AND (action = ${filter.action} OR action LIKE ${`${escapeLike(filter.action)}.%`})` : empty}
      ${filter.actorId ? sql`AND actor_id = ${filter.actorId}` : empty}
      ${filter.targetId ? sql`AND target_id = ${filter.targetId}` : empty}
      ${filter.from ? sql`AND created_at >= ${filter.from}` : empty}
      ${filter.to ? sql`AND created_at < ${filter.to}` : empty}
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
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
          sql`SELECT ${COLUMNS} FROM audit_events WHERE workspace_id = ${workspaceId} AND id = ${id}`,
        );
  if (!row) throw new NotFoundError("audit event");
  return row;
}
