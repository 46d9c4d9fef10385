import type { OwnerAccess } from "../platform/database/open-database.ts";

/** What these columns hold sealed, in all rows or one, is from now on sealed with a key that nobody has. */
export async function loseSecrets(
  owner: OwnerAccess,
  table: string,
  columns: readonly string[],
  id?: string,
): Promise<void> {
  const changes = columns.map((column) => `${column} = regexp_replace(${column}, '^v1[.][^.]+', 'v1.lost')`);
  await owner.lend(async (connection) => {
    await connection.query("BEGIN; SET LOCAL citedesk.migrating = 'on'");
    const of = id === undefined ? "" : ` WHERE id = '${id}'`;
    await connection.query(`UPDATE ${table} SET ${changes.join(", ")}${of}`);
    await connection.query("COMMIT");
  });
}
