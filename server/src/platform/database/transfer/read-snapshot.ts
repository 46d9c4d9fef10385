import type { Connection } from "../connections.ts";
import type { OwnerAccess } from "../open-database.ts";

/** A dump of a large database takes as long as it takes. */
const LONGEST_MS = 24 * 3600 * 1000;

/** Lets `work` read everything as it is at one moment, of all workspaces, while others go on writing. */
export function readSnapshot<Result>(
  owner: Pick<OwnerAccess, "lend">,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return owner.lend(
    async (connection) => {
      await connection.query(BEGIN);
      try {
        return await work(connection);
      } finally {
        await connection.query("ROLLBACK");
      }
    },
    { statementTimeoutMs: LONGEST_MS },
  );
}

/** How values are written as text, the same on every server: a dump is compared byte by byte. */
export const TEXT_FORM =
  "SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres'; " +
  "SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL citedesk.migrating = 'on'; " +
  "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

const BEGIN = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${TEXT_FORM}`;
