import { existsSync, statSync } from "node:fs";
import type { Config } from "../config.ts";
import { describeKey } from "../features/secrets/index.ts";
import type { OpenedDatabase } from "../platform/database/open-database.ts";
import { type SecretKeys, secretKeyFile } from "../platform/secrets/secret-keys.ts";
import type { Clock } from "../ports/clock.ts";
import type { FileStore } from "../ports/file-store.ts";
import type { JobDesk } from "../ports/job-desk.ts";

export interface Diagnosis {
  about: string;
  state: "ok" | "warning" | "problem";
  text: string;
}

interface LookedAt {
  config: Config;
  clock: Clock;
  database: OpenedDatabase;
  files: FileStore;
  jobDesk: JobDesk;
  /** Undefined: no service has started here yet. */
  secretKeys: SecretKeys | undefined;
}

export const GIBIBYTE = 1024 ** 3;
const MAX_CLOCK_DIFFERENCE_MS = 5_000;
const FAILED_JOBS_SHOWN = 100;

/** What only whoever has the database open can see; changes nothing. */
export async function lookAtInstallation(installation: LookedAt): Promise<Diagnosis[]> {
  const files = await lookAtFiles(installation);
  return [...(await lookAtDatabase(installation)), files, await lookAtKey(installation)];
}

async function lookAtDatabase({ database, clock, jobDesk }: LookedAt): Promise<Diagnosis[]> {
  const { rows } = await database.owner.query(
    `SELECT current_setting('server_version') AS server, extversion AS vector, clock_timestamp() AS now,
       pg_database_size(current_database()) AS bytes FROM pg_extension WHERE extname = 'vector'`,
  );
  const { server, vector, now, bytes } = rows[0] as { server: string; vector: string; now: Date; bytes: number };
  const apart = Math.abs(now.getTime() - clock.now());
  const failed = await jobDesk.list({ state: "failed", limit: FAILED_JOBS_SHOWN });
  return [
    {
      about: "database",
      state: "ok",
      text: `${database.engine}, PostgreSQL ${server}, pgvector ${vector}, ${(bytes / GIBIBYTE).toFixed(2)} GiB`,
    },
    {
      about: "clock",
      state: apart > MAX_CLOCK_DIFFERENCE_MS ? "problem" : "ok",
      text: `${(apart / 1000).toFixed(1)} s from the database's`,
    },
    {
      about: "jobs",
      state: failed.length > 0 ? "warning" : "ok",
      text: failed.length > 0 ? `${failed.length} failed: see jobs list --state=failed` : "none failed",
    },
  ];
}

/** Whether they can be listed and read; writing would change something. */
async function lookAtFiles({ config: { fileStore, dataDir }, files }: LookedAt): Promise<Diagnosis> {
  const about = "files";
  const places = {
    folder: `${dataDir}/files`,
    database: "the database",
    s3: fileStore.kind === "s3" ? `bucket ${fileStore.bucket}, ${fileStore.prefix || "no prefix"}` : "",
  };
  try {
    for await (const { sha256 } of files.list()) {
      const { content } = await files.open(sha256);
      content.destroy();
      break;
    }
    return { about, state: "ok", text: `${fileStore.kind}: ${places[fileStore.kind]}` };
  } catch (error) {
    return { about, state: "problem", text: (error as Error).message };
  }
}

async function lookAtKey({ config, database, secretKeys }: LookedAt): Promise<Diagnosis> {
  if (secretKeys === undefined)
    return { about: "key", state: "problem", text: `neither SECRET_KEY nor ${secretKeyFile(config.dataDir)} is there` };
  const file = secretKeyFile(config.dataDir);
  const described = await describeKey(database.owner, secretKeys);
  if (described.state === "problem") return { about: "key", ...described };
  const isOpen = process.platform !== "win32" && existsSync(file) && (statSync(file).mode & 0o077) !== 0;
  if (isOpen) return { about: "key", state: "warning", text: `${file} can be read by others: chmod 600` };
  return { about: "key", ...described };
}
