import type { Config } from "./config.ts";
import { type OpenedDatabase, openDatabase } from "./platform/database/open-database.ts";

export const MIGRATIONS = new URL("../migrations/", import.meta.url);

/** `onStarting`: the database is busy now by itself; whoever has long work of their own begins it. */
export const openServiceDatabase = (config: Config, onStarting?: () => void): Promise<OpenedDatabase> =>
  openDatabase({
    ...(config.databaseUrl
      ? { databaseUrl: config.databaseUrl, ...config.database }
      : { dataDir: config.dataDir, migrations: MIGRATIONS }),
    ...(onStarting && { onStarting }),
  });
