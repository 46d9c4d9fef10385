import type { Connection } from "../connections.ts";

/** The last number that an identity column gave away. Its row may be gone: it is not given away again. */
export interface SequenceValue {
  table: string;
  column: string;
  last: string;
}

export async function readSequenceValues(connection: Connection): Promise<SequenceValue[]> {
  const { rows } = await connection.query(IDENTITIES);
  const values: SequenceValue[] = [];
  for (const { table, column, sequence } of rows as { table: string; column: string; sequence: string }[]) {
    const found = await connection.query(`SELECT last_value::text AS last FROM ${sequence} WHERE is_called`);
    if (found.rows[0]) values.push({ table, column, last: found.rows[0].last as string });
  }
  return values;
}

export async function putSequenceValues(connection: Connection, values: readonly SequenceValue[]): Promise<void> {
  for (const { table, column, last } of values)
    await connection.query("SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint)", [table, column, last]);
}

const IDENTITIES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS table, a.attname AS column,
    pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) AS sequence
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE a.attidentity <> '' AND n.nspname = 'public' ORDER BY 1`;
