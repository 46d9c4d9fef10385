import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createModelCatalogue, type ProbedModelCatalogue } from "./adapters/chat-model/create-model-catalogue.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { openFileStore } from "./adapters/file-store/open-file-store.ts";
import { createJobDesk } from "./adapters/job-queue/job-desk.ts";
import { JOB_TABLES } from "./adapters/job-queue/job-tables.ts";
import { createJobQueue } from "./adapters/job-queue/pg-boss.ts";
import { openWholePassageIndex } from "./adapters/passage-index/open-passage-index.ts";
import { assertFolderRestored, assertRestored } from "./assert-restored.ts";
import { type Config, ConfigError, type Secrets } from "./config.ts";
import type { RestoreTarget } from "./features/backups/index.ts";
import { createSegmentCatalogue } from "./features/ingestion/index.ts";
import { ENDS_SOON, MIGRATIONS } from "./open-service-database.ts";
import { type DatabaseLocation, type OpenedDatabase, openDatabase } from "./platform/database/open-database.ts";
import { MigrationError, readMigrations } from "./platform/database/read-migrations.ts";
import { newId } from "./platform/ids/identifiers.ts";
import { loadSecretKeys, type SecretKeys, secretKeyFile } from "./platform/secrets/secret-keys.ts";
import type { Clock } from "./ports/clock.ts";
import type { FileStore } from "./ports/file-store.ts";
import type { JobDesk } from "./ports/job-desk.ts";
import type { PassageIndex } from "./ports/passage-index.ts";

/** What commands of an operator work on: the stored things, without anything that serves or runs in the background. */
export interface Installation {
  config: Config;
  clock: Clock;
  database: OpenedDatabase;
  files: FileStore;
  index: PassageIndex;
  secretKey: string | undefined;
  /** Undefined: no service has started here yet. */
  secretKeys: SecretKeys | undefined;
  jobDesk: JobDesk;
  jobTables: readonly string[];
  close(): Promise<void>;
}

export { openFileStore };

/**
 * Opens what is there. Nothing is made or migrated: a service of another version may be running. `endsSoon`: for a few
 * statements, not for all that is stored.
 */
export async function openInstallation(
  config: Config,
  secrets: Secrets,
  { location = locationOf(config), endsSoon = ENDS_SOON }: { location?: DatabaseLocation; endsSoon?: boolean } = {},
): Promise<Installation> {
  if (location.dataDir !== undefined) assertFolderRestored(location.dataDir);
  if (location.dataDir !== undefined && !existsSync(join(location.dataDir, "database")))
    throw new ConfigError(
      "DATA_DIR",
      `There is no database in ${location.dataDir}. Set the environment of the service.`,
    );
  const database = await openDatabase({ ...location, endsSoon });
  try {
    await assertRestored(database);
    await assertStarted(database);
    const files = await openFileStore(config, secrets, database);
    const index = openWholePassageIndex(config, {
      files,
      database,
      catalogue: createSegmentCatalogue(database),
      newId,
    });
    const secretKey = readSecretKey(config, secrets);
    return {
      config,
      clock: systemClock,
      database,
      files,
      index,
      secretKey,
      secretKeys:
        secretKey === undefined ? undefined : loadSecretKeys(config.dataDir, secretKey, secrets.previousSecretKey),
      jobDesk: createJobDesk(database.owner),
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

/** A database that no service has started yet has no tables; one of another version has others. */
async function assertStarted({ owner }: OpenedDatabase): Promise<void> {
  const ledger = await owner.query("SELECT to_regclass('citedesk_migrations') IS NOT NULL AS there");
  if (ledger.rows[0]?.there !== true)
    throw new MigrationError("The database is empty. Start the service once, or restore.");
  const { rows } = await owner.query("SELECT max(number) AS last FROM citedesk_migrations");
  const last = (await readMigrations(MIGRATIONS)).at(-1)!;
  if (rows[0]?.last === last.number) return;
  throw new MigrationError(
    `The database is of another version than this command (its last migration is ${rows[0]?.last}, not ${last.number}). ` +
      "Use the command of the version that runs, or start this version first.",
  );
}

export const locationOf = ({ databaseUrl, dataDir }: Config): DatabaseLocation =>
  databaseUrl === undefined ? { dataDir } : { databaseUrl };

export function readSecretKey({ dataDir }: Config, { secretKey }: Secrets): string | undefined {
  const path = secretKeyFile(dataDir);
  return secretKey ?? (existsSync(path) ? readFileSync(path, "utf8").trim() : undefined);
}

/** The language models of the providers that are set. Nothing is asked yet. */
export function createModels({ models }: Config, secrets: Secrets): ProbedModelCatalogue {
  const { openaiApiKey, anthropicApiKey, googleApiKey } = secrets;
  return createModelCatalogue({ settings: { openaiApiKey, anthropicApiKey, googleApiKey, ...models } });
}

/** What `restoreBackup` is given beside where the database is to be. */
export function restoreParts(
  config: Config,
  secrets: Secrets,
): Pick<RestoreTarget, "prepareJobTables" | "jobTables" | "openFiles" | "migrations"> {
  return {
    prepareJobTables: async (database) => {
      const queue = createJobQueue(database, { onError: () => {} });
      await queue.start();
      await queue.stop(0);
    },
    jobTables: JOB_TABLES,
    openFiles: (database) => openFileStore(config, secrets, database),
    migrations: MIGRATIONS,
  };
}
