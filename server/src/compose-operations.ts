import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { openFolderFileStore } from "./adapters/file-store/folder-file-store.ts";
import { JOB_TABLES } from "./adapters/job-queue/job-tables.ts";
import { createJobQueue } from "./adapters/job-queue/pg-boss.ts";
import { createMemoryPassageIndex } from "./adapters/passage-index/memory-passage-index.ts";
import type { Config, Secrets } from "./config.ts";
import type { RestoreTarget } from "./features/backups/index.ts";
import { createSegmentCatalogue } from "./features/ingestion/index.ts";
import { type DatabaseLocation, type OpenedDatabase, openDatabase } from "./platform/database/open-database.ts";
import { newId } from "./platform/ids/identifiers.ts";
import { secretKeyFile } from "./platform/secrets/secret-keys.ts";
import type { Clock } from "./ports/clock.ts";
import type { FileStore } from "./ports/file-store.ts";
import type { PassageIndex } from "./ports/passage-index.ts";

/** What commands of an operator work on: the stored things, without anything that serves or runs in the background. */
export interface Installation {
  config: Config;
  clock: Clock;
  database: OpenedDatabase;
  files: FileStore;
  index: PassageIndex;
  secretKey: string | undefined;
  jobTables: readonly string[];
  close(): Promise<void>;
}

export const MIGRATIONS = new URL("../migrations/", import.meta.url);

/** Opens what is there. Nothing is made or migrated: a service of another version may be running. */
export async function openInstallation(
  config: Config,
  secrets: Secrets,
  location: DatabaseLocation = locationOf(config),
): Promise<Installation> {
  const database = await openDatabase(location);
  try {
    const files = await openFolderFileStore(join(config.dataDir, "files"));
    const index = createMemoryPassageIndex({
      fileStore: files,
      catalogue: createSegmentCatalogue(database),
      newId,
      maximumBytes: config.indexCacheBytes,
    });
    return {
      config,
      clock: systemClock,
      database,
      files,
      index,
      secretKey: readSecretKey(config, secrets),
      jobTables: JOB_TABLES,
      close: async () => {
        await index.close();
        await files.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export const locationOf = ({ databaseUrl, dataDir }: Config): DatabaseLocation =>
  databaseUrl === undefined ? { dataDir } : { databaseUrl };

export function readSecretKey({ dataDir }: Config, { secretKey }: Secrets): string | undefined {
  const path = secretKeyFile(dataDir);
  return secretKey ?? (existsSync(path) ? readFileSync(path, "utf8").trim() : undefined);
}

/** What `restoreBackup` is given beside where the database is to be. */
export async function openRestoreFiles(filesFolder: string) {
  const files = await openFolderFileStore(filesFolder);
  const target: Pick<RestoreTarget, "prepareJobTables" | "jobTables" | "files" | "migrations"> = {
    prepareJobTables: async (database) => {
      const queue = createJobQueue(database, { onError: () => {} });
      await queue.start();
      await queue.stop(0);
    },
    jobTables: JOB_TABLES,
    files,
    migrations: MIGRATIONS,
  };
  return { target, close: () => files.close() };
}
