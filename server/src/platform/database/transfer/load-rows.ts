import type { Connection } from "../connections.ts";
import { quote, type RowLines } from "./dump-rows.ts";
import type { DataTable } from "./list-tables.ts";

/** Inserts what `dumpRows` gave. Columns are taken by their names; the database's own constraints are checked. */
export async function loadRows(connection: Connection, { name, columns }: DataTable, lines: RowLines): Promise<void> {
  const names = columns.map(([column]) => quote(column)).join(", ");
  const values = columns.map(([, type], index) => `(row ->> ${index})::${type}`).join(", ");
  await connection.query(
    `INSERT INTO ${name} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM json_array_elements($1::json) AS row`,
    [`[${lines.join(",")}]`],
  );
}

/** Rows that are put back are no news: no trigger chains, queues or stamps them. */
export async function setTriggers(connection: Connection, tables: readonly DataTable[], state: "ENABLE" | "DISABLE") {
  for (const { name } of tables) {
    if (name.startsWith("public.")) await connection.query(`ALTER TABLE ${name} ${state} TRIGGER USER`);
  }
}
