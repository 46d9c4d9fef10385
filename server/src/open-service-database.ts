import type { Config } from "./config.ts";
import { type OpenedDatabase, openDatabase } from "./platform/database/open-database.ts";

export const MIGRATIONS = new URL("../migrations/", import.meta.url);

/** On in tests: what they start has its engine compiled for a short life. */
export const ENDS_SOON = process.env.CITEDESK_ENDS_SOON === "on";

export const openServiceDatabase = (config: Config, onStarting?: () => Promise<unknown>): Promise<OpenedDatabase> =>
  openDatabase({
    ...(config.databaseUrl
      ? { databaseUrl: config.databaseUrl, ...config.database }
      : { dataDir: config.dataDir, migrations: MIGRATIONS, endsSoon: ENDS_SOON }),
    ...(onStarting && { onStarting }),
  });
