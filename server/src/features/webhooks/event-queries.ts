import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";

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
  return row;
}

export function listEvents(
  executor: Executor,
  workspaceId: string,
  filter: { type: string | undefined; from: string | undefined; to: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<EventRow[]> {
  return executor.query<EventRow>(sql`
    SELECT id, type, sequence, data, created_at FROM events
    WHERE workspace_id = ${workspaceId}
      ${filter.type ? sql`AND type = ${filter.type}` : empty}
      ${filter.from ? sql`AND created_at >= ${filter.from}` : empty}
      ${filter.to ? sql`AND created_at < ${filter.to}` : empty}
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}
