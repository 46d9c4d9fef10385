import { existsSync } from "node:fs";
import { ConfigError } from "./config.ts";
import type { OpenedDatabase } from "./platform/database/open-database.ts";
import { secretKeyFile } from "./platform/secrets/secret-keys.ts";

/** Rows that only the key opens with which they were written. */
const SEALED = `SELECT
  EXISTS (SELECT FROM webhooks) OR EXISTS (SELECT FROM identity_secrets)
  OR EXISTS (SELECT FROM tools WHERE sealed_secret IS NOT NULL) AS "isSealed"`;

/** Throws where a new key would be made beside a database whose secrets were sealed with one that is missing now. */
export async function assertKeyNotLost(
  database: Pick<OpenedDatabase, "owner">,
  dataDir: string,
  secretKey: string | undefined,
): Promise<void> {
  if (secretKey !== undefined || existsSync(secretKeyFile(dataDir))) return;
  const isSealed = await database.owner.lend(async (connection) => {
    await connection.query("BEGIN; SELECT set_config('citedesk.migrating', 'on', true)");
    try {
      return (await connection.query(SEALED)).rows[0]?.isSealed === true;
    } finally {
      await connection.query("ROLLBACK");
    }
  });
  if (!isSealed) return;
  throw new ConfigError(
    "SECRET_KEY",
    `is not set and ${secretKeyFile(dataDir)} is missing, but the database holds secrets that only its key opens. Put the file back ` +
      "from a backup. If the key is lost, set SECRET_KEY to a new one (openssl rand -hex 32): everybody signs in again, and the " +
      "secrets of webhooks, tools and visitors' identity have to be made again.",
  );
}
