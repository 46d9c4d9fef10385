import sql, { type Sql } from "sql-template-tag";
import { NotFoundError } from "../errors/app-error.ts";
import type { Executor } from "./database.ts";

/**
 * For what is about to name a row of a workspace's table: it isn't deleted before the transaction ends. Gives its id;
 * throws `NotFoundError` with the kind of thing.
 */
export async function holdRow(
  executor: Executor,
  workspaceId: string,
  { table, kind }: { table: Sql; kind: string },
  id: string | undefined,
): Promise<string> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<{ id: string }>(sql`
          SELECT id FROM ${table} WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL FOR SHARE`);
  if (!row) throw new NotFoundError(kind);
  return row.id;
}
