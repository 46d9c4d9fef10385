import type { Connection } from "../../platform/database/connections.ts";
import type { OwnerAccess } from "../../platform/database/open-database.ts";
import { listTables } from "../../platform/database/transfer/list-tables.ts";
import { inTextForm } from "../../platform/database/transfer/text-form.ts";
import { plainName, workspaceTables } from "./carried-tables.ts";

const ROWS_A_BATCH = 1_000;

interface Erasing {
  workspaceId: string;
  taskId: string;
}

/**
 * Deletes every row of a workspace, those that refer to others first, and the workspace itself at the end. Many short
 * transactions, in which the task counts them: others go on meanwhile, and after a kill it goes on where it was.
 */
export async function eraseWorkspaceRows(
  owner: Pick<OwnerAccess, "lend">,
  { workspaceId, taskId }: Erasing,
): Promise<void> {
  const tables = workspaceTables(await owner.lend((connection) => listTables(connection)));
  // Triggers of the rows that go mark what has to be counted anew: those marks go last.
  const ordered = tables.toReversed().toSorted((one, other) => Number(isMark(one.name)) - Number(isMark(other.name)));
  for (const { name } of ordered)
    for (let count = ROWS_A_BATCH; count === ROWS_A_BATCH; )
      count = await owner.lend((connection) => eraseBatch(connection, name, { workspaceId, taskId }));
  await owner.lend((connection) => inTransaction(connection, "DELETE FROM workspaces WHERE id = $1", [workspaceId]));
}

const isMark = (name: string): boolean => name.startsWith("public.report_");

async function eraseBatch(connection: Connection, name: string, { workspaceId, taskId }: Erasing): Promise<number> {
  const rows = await inTransaction(
    connection,
    `WITH gone AS (DELETE FROM ${name} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${name} WHERE workspace_id = $1 LIMIT ${ROWS_A_BATCH})) RETURNING 1),
       counted AS (SELECT count(*)::int AS rows FROM gone)
     UPDATE tasks SET step = $3, counts = CASE WHEN rows = 0 THEN counts
         ELSE counts || jsonb_build_object($3::text, coalesce((counts ->> $3)::int, 0) + rows) END
     FROM counted WHERE id = $2 RETURNING rows`,
    [workspaceId, taskId, plainName(name)],
  );
  return rows[0]?.rows as number;
}

async function inTransaction(
  connection: Connection,
  text: string,
  values: unknown[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await inTextForm(connection, () => connection.query(text, values));
  return rows;
}
