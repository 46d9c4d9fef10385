import type { Connection } from "../connections.ts";

export interface DataTable {
  /** With its schema: `public.messages`. */
  name: string;
  /** Type as `format_type` writes it. */
  columns: [name: string, type: string][];
}

/**
 * The tables of `public` and those of `others`, each behind the tables that it refers to. Without the ledger of
 * migrations, the folder of this very installation's files, what extensions made, and what is unlogged: that is empty
 * after a crash anyway.
 */
export async function listTables(connection: Connection, others: readonly string[] = []): Promise<DataTable[]> {
  const { rows } = await connection.query(TABLES, [others]);
  const tables = rows as unknown as (DataTable & { refersTo: string[] })[];
  const placed: DataTable[] = [];
  const names = new Set<string>();
  while (placed.length < tables.length) {
    const next = tables.filter(({ name, refersTo }) => !names.has(name) && refersTo.every((other) => names.has(other)));
    if (next.length === 0) throw new Error("Tables refer to each other in a circle.");
    for (const { name, columns } of next) {
      placed.push({ name, columns });
      names.add(name);
    }
  }
  return placed;
}

const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    (SELECT json_agg(json_build_array(a.attname, format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
     FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    coalesce((SELECT json_agg(DISTINCT format('%I.%I', rn.nspname, r.relname))
     FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid JOIN pg_namespace rn ON rn.oid = r.relnamespace
     WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid AND n.nspname = 'public'), '[]') AS "refersTo"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND c.relpersistence = 'p' AND NOT c.relispartition
    AND (n.nspname = 'public' AND c.relname NOT IN ('citedesk_migrations', 'file_folder') OR format('%I.%I', n.nspname, c.relname) = ANY ($1))
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY array_position($1, format('%I.%I', n.nspname, c.relname)) NULLS FIRST, c.relname COLLATE "C"`;
