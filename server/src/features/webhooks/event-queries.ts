import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { maskEvents } from "../personal-data/index.ts";

export interface EventRow {
  id: string;
  type: string;
  sequence: number;
  data: Record<string, unknown>;
  created_at: Date;
}

/** Throws `NotFoundError`. */
export async function getEvent(executor: Executor, workspaceId: string, id: string | undefined): Promise<EventRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<EventRow>(sql`
          SELECT id, type, sequence, data, created_at FROM events WHERE workspace_id = ${workspaceId} AND id = ${id}`);
  if (!row) throw new NotFoundError("event");
  return (await maskEvents(executor, workspaceId, [row]))[0]!;
}

/** In order of `sequence`, as far as no earlier one can come any more. `types` has families too; null: all. */
export async function listEventsInOrder(
  executor: Executor,
  workspaceId: string,
  { after, types }: { after: number; types: string[] | null },
  limit: number,
): Promise<EventRow[]> {
  const rows = await executor.query<EventRow>(sql`
    SELECT id, type, sequence, data, created_at FROM events
    WHERE workspace_id = ${workspaceId} AND sequence > ${after}
      AND (recorded_by IS NULL OR recorded_by < pg_snapshot_xmin(pg_current_snapshot()))
      ${types ? sql`AND citedesk_wants_event(${types}::text[], '{}', '{}', workspace_id, type, data)` : empty}
    ORDER BY sequence LIMIT ${limit + 1}`);
  return maskEvents(executor, workspaceId, rows);
}

export async function listEvents(
  executor: Executor,
  workspaceId: string,
  filter: { type: string | undefined; from: string | undefined; to: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<EventRow[]> {
  const rows = await executor.query<EventRow>(sql`
    SELECT id, type, sequence, data, created_at FROM events
    WHERE workspace_id = ${workspaceId}
      ${filter.type ? sql`AND type = ${filter.type}` : empty}
      ${filter.from ? sql`AND created_at >= ${filter.from}` : empty}
      ${filter.to ? sql`AND created_at < ${filter.to}` : empty}
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
  return maskEvents(executor, workspaceId, rows);
}
