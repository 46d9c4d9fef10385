import type { Connection } from "../connections.ts";
import type { DataTable } from "./list-tables.ts";

/** Rows as lines of JSON: an array of each column's value as Postgres writes it as text, or null. */
export type RowLines = string[];

const MAX_ROWS = 1_000;
const FIRST_ROWS = 100;
/** A batch that was larger is followed by a smaller one. */
const WANTED_BYTES = 2_000_000;

/**
 * All rows of a table in no order, or those of one workspace (a UUID), in batches, within an open transaction such as
 * that of `readSnapshot`.
 */
export async function* dumpRows(
  connection: Connection,
  { name, columns }: DataTable,
  workspaceId?: string,
): AsyncGenerator<RowLines> {
  const values = columns.map(([column]) => `${quote(column)}::text`).join(", ");
  await connection.query(
    `DECLARE dumped NO SCROLL CURSOR FOR SELECT json_build_array(${values})::text AS row FROM ${name}${ofWorkspace(workspaceId)}`,
  );
  try {
    for (let count = FIRST_ROWS; ; ) {
      const { rows } = await connection.query(`FETCH ${count} FROM dumped`);
      if (rows.length === 0) return;
      const lines = rows.map(({ row }) => row as string);
      yield lines;
      const size = lines.reduce((sum, line) => sum + line.length, 0);
      count = size > WANTED_BYTES ? Math.max(1, count >> 2) : Math.min(MAX_ROWS, count * 2);
    }
  } finally {
    // Fails only with the whole transaction.
    await connection.query("CLOSE dumped").catch(() => {});
  }
}

/** A cursor takes no parameters. */
function ofWorkspace(workspaceId: string | undefined): string {
  if (workspaceId === undefined) return "";
  if (!/^[0-9a-f-]{36}$/.test(workspaceId)) throw new TypeError(`${workspaceId} is no UUID.`);
  return ` WHERE workspace_id = '${workspaceId}'`;
}

export const quote = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;
