import type { Connection } from "../connections.ts";

/** How values are written as text, the same on every server: a dump is compared byte by byte. */
export const TEXT_FORM =
  "SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres'; " +
  "SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL citedesk.migrating = 'on'; " +
  "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

/** One transaction of the login user in which values are read and written in that form: all of `work` or nothing. */
export async function inTextForm<Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> {
  await connection.query(`BEGIN; ${TEXT_FORM}`);
  try {
    const result = await work();
    await connection.query("COMMIT");
    return result;
  } catch (error) {
    await connection.query("ROLLBACK").catch(() => {});
    throw error;
  }
}
