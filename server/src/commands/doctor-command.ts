import { existsSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { type Installation, openInstallation } from "../compose-operations.ts";
import { type Config, readConfig } from "../config.ts";
import { askService } from "../control/ask-service.ts";
import { describeKey } from "../features/secrets/index.ts";
import { FolderInUseError } from "../platform/database/embedded/folder-lock.ts";
import { FilesUnavailableError } from "../platform/errors/files-unavailable-error.ts";
import { secretKeyFile } from "../platform/secrets/secret-keys.ts";
import { VERSION } from "../platform/version.ts";
import type { Command } from "./command.ts";

interface Diagnosis {
  about: string;
  state: "ok" | "warning" | "problem";
  text: string;
}

const GIBIBYTE = 1024 ** 3;
const LITTLE_ROOM_BYTES = 2 * GIBIBYTE;
const MAX_CLOCK_DIFFERENCE_MS = 5_000;
const FAILED_JOBS_SHOWN = 100;

export const doctorCommand: Command = {
  name: "doctor",
  summary: "Look over settings, folders, database, key, jobs and the running service; changes nothing",
  positionals: [],
  options: {},
  async run(input) {
    const { config, secrets } = readConfig(input.environment);
    const diagnoses: Diagnosis[] = [
      { about: "software", state: "ok", text: `version ${VERSION}, Node.js ${process.versions.node}` },
      await lookAtDisk(config),
    ];
    try {
      const installation = await openInstallation(config, secrets);
      try {
        const files = await lookAtFiles(installation);
        diagnoses.push(...(await lookAtDatabase(installation)), files, await lookAtKey(installation));
      } finally {
        await installation.close();
      }
    } catch (error) {
      const isInUse = error instanceof FolderInUseError;
      const text = isInUse ? "in use by the running service" : (error as Error).message;
      const about = error instanceof FilesUnavailableError ? "files" : "database";
      diagnoses.push({ about, state: isInUse ? "ok" : "problem", text });
      if (isInUse) diagnoses.push(await askAboutKey(config));
    }
    diagnoses.push(await lookAtService(config));
    return {
      result: { data: diagnoses },
      lines: diagnoses.map(({ about, state, text }) => `${SIGNS[state]} ${about.padEnd(9)} ${text}`),
      hasFailed: diagnoses.some(({ state }) => state === "problem"),
    };
  },
};

const SIGNS = { ok: "ok  ", warning: "warn", problem: "BAD " };

async function lookAtDisk({ dataDir }: Config): Promise<Diagnosis> {
  if (!existsSync(dataDir)) return { about: "disk", state: "problem", text: `${dataDir} does not exist` };
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / GIBIBYTE).toFixed(1)} GiB free at ${dataDir}`;
  return { about: "disk", state: free < LITTLE_ROOM_BYTES ? "warning" : "ok", text };
}

async function lookAtDatabase({ database, clock, jobDesk }: Installation): Promise<Diagnosis[]> {
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
async function lookAtFiles({ config: { fileStore, dataDir }, files }: Installation): Promise<Diagnosis> {
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

async function lookAtKey({ config, database, secretKeys }: Installation): Promise<Diagnosis> {
  if (secretKeys === undefined)
    return { about: "key", state: "problem", text: `neither SECRET_KEY nor ${secretKeyFile(config.dataDir)} is there` };
  const file = secretKeyFile(config.dataDir);
  const described = await describeKey(database.owner, secretKeys);
  if (described.state === "problem") return { about: "key", ...described };
  const isOpen = process.platform !== "win32" && existsSync(file) && (statSync(file).mode & 0o077) !== 0;
  if (isOpen) return { about: "key", state: "warning", text: `${file} can be read by others: chmod 600` };
  return { about: "key", ...described };
}

/** The service has the database open, and knows its own keys. */
async function askAboutKey({ dataDir }: Config): Promise<Diagnosis> {
  const about = "key";
  return askService(dataDir, "describe-key", {}).then(
    (described) => ({ about, ...described }),
    (error: Error) => ({ about, state: "warning", text: error.message }),
  );
}

async function lookAtService({ host, port, dataDir }: Config): Promise<Diagnosis> {
  const about = "service";
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  try {
    const response = await fetch(`http://${name}:${port}/readyz`, { signal: AbortSignal.timeout(3_000) });
    return { about, state: response.ok ? "ok" : "problem", text: `port ${port}: ${await response.text()}` };
  } catch {
    const isStarted = existsSync(join(dataDir, "lock-owner"));
    return {
      about,
      state: "warning",
      text: `does not answer on port ${port}${isStarted ? ", but holds the data folder" : ""}`,
    };
  }
}
