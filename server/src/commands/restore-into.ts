import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { restoreParts } from "../compose-operations.ts";
import type { Config, Secrets } from "../config.ts";
import { type BackupManifest, type Decryption, type RestoredBackup, restoreBackup } from "../features/backups/index.ts";
import { ENDS_SOON, MIGRATIONS } from "../open-service-database.ts";
import { type OpenedDatabase, openDatabase } from "../platform/database/open-database.ts";
import { readMigrations } from "../platform/database/read-migrations.ts";
import { secretKeyFile } from "../platform/secrets/secret-keys.ts";
import { assertKeyFits } from "./assert-key-fits.ts";
import { CommandError } from "./command.ts";

interface Restoring {
  path: string;
  decryption: Decryption;
  onProgress: (text: string) => void;
}

/**
 * An embedded database gets its name when it is whole; a Postgres has all of it or none by its transaction. Until then
 * `restoring`, or a mark in the Postgres, keeps a service from starting on what a killed restore left.
 */
export async function restoreInto(config: Config, secrets: Secrets, restoring: Restoring): Promise<RestoredBackup> {
  const { dataDir, databaseUrl } = config;
  const folder = join(dataDir, "database");
  if (databaseUrl === undefined && existsSync(folder))
    throw new CommandError(`${folder} is there already. Restore into an empty DATA_DIR; nothing was changed.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unfinished = join(dataDir, "restoring");
  await rm(unfinished, { recursive: true, force: true });
  if (databaseUrl === undefined) await mkdir(unfinished, { mode: 0o700 });
  try {
    const restored = await restoreBackup(restoring.path, restoring.decryption, {
      ...restoreParts(config, secrets),
      openDatabase: async (manifest) => {
        assertKeyFits(config, secrets, manifest);
        return databaseUrl ? openDatabase({ databaseUrl }) : openNew(unfinished, manifest);
      },
      secretKeyFile: keyFileToMake(config, secrets),
      onProgress: restoring.onProgress,
    });
    if (databaseUrl === undefined) await rename(join(unfinished, "database"), folder);
    return restored;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * One that comes with its migrations run takes a fifth of the time; it must not come with later ones than the backup's.
 */
async function openNew(dataDir: string, manifest: BackupManifest): Promise<OpenedDatabase> {
  const current = (await readMigrations(MIGRATIONS)).at(-1)?.number;
  const isCurrent = manifest.migrations.at(-1)?.number === current;
  return openDatabase({ dataDir, endsSoon: ENDS_SOON, ...(isCurrent && { migrations: MIGRATIONS }) });
}

/** A key that is there is left alone. */
function keyFileToMake({ dataDir }: Config, { secretKey }: Secrets): string | undefined {
  const path = secretKeyFile(dataDir);
  const isThere = existsSync(path) && readFileSync(path, "utf8").trim() !== "";
  return secretKey !== undefined || isThere ? undefined : path;
}
