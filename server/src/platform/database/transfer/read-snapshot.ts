import type { Connection } from "../connections.ts";
import type { OwnerAccess } from "../open-database.ts";
import { TEXT_FORM } from "./text-form.ts";

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

const BEGIN = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${TEXT_FORM}`;
