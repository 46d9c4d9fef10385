import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { createModels, openInstallation } from "../compose-operations.ts";
import { type Config, readConfig, type Secrets } from "../config.ts";
import { askService } from "../control/ask-service.ts";
import { type Diagnosis, GIBIBYTE, lookAtInstallation } from "../control/look-at-installation.ts";
import { FolderInUseError } from "../platform/database/embedded/folder-lock.ts";
import { FilesUnavailableError } from "../platform/errors/files-unavailable-error.ts";
import { VERSION } from "../platform/version.ts";
import type { Command } from "./command.ts";

const LITTLE_ROOM_BYTES = 2 * GIBIBYTE;
const SERVICE_LIMIT_MS = 3_000;

export const doctorCommand: Command = {
  name: "doctor",
  summary: "Look over settings, folders, database, key, jobs, models and the running service; changes nothing",
  positionals: [],
  options: {},
  async run(input) {
    const { config, secrets } = readConfig(input.environment);
    const diagnoses: Diagnosis[] = [
      { about: "software", state: "ok", text: `version ${VERSION}, Node.js ${process.versions.node}` },
      await lookAtDisk(config),
    ];
    try {
      diagnoses.push(...(await lookInside(config, secrets)));
    } catch (error) {
      const about = error instanceof FilesUnavailableError ? "files" : "database";
      diagnoses.push({ about, state: "problem", text: (error as Error).message });
    }
    diagnoses.push(...(await lookAtProviders(config, secrets)));
    diagnoses.push(await lookAtService(config), ...(await lookAtModels(config, secrets)));
    return {
      result: { data: diagnoses },
      lines: diagnoses.map(({ about, state, text }) => `${SIGNS[state]} ${about.padEnd(9)} ${text}`),
      hasFailed: diagnoses.some(({ state }) => state === "problem"),
    };
  },
};

const SIGNS = { ok: "ok  ", warning: "warn", problem: "BAD " };

/** By itself, or by the service that has the embedded database open. */
async function lookInside(config: Config, secrets: Secrets): Promise<Diagnosis[]> {
  try {
    const installation = await openInstallation(config, secrets, { endsSoon: true });
    try {
      return await lookAtInstallation(installation);
    } finally {
      await installation.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return (await askService(config.dataDir, "look", {})).data;
  }
}

async function lookAtDisk({ dataDir }: Config): Promise<Diagnosis> {
  if (!existsSync(dataDir)) return { about: "disk", state: "problem", text: `${dataDir} does not exist` };
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / GIBIBYTE).toFixed(1)} GiB free at ${dataDir}`;
  return { about: "disk", state: free < LITTLE_ROOM_BYTES ? "warning" : "ok", text };
}

async function lookAtService({ host, port, dataDir }: Config): Promise<Diagnosis> {
  const about = "service";
  try {
    const response = await fetch(`${addressOf(host, port)}/readyz`, { signal: AbortSignal.timeout(SERVICE_LIMIT_MS) });
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

const addressOf = (host: string, port: number) =>
  `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`;

/** Asks each for its list of models: whether it is there, and takes the key. */
async function lookAtProviders(config: Config, secrets: Secrets): Promise<Diagnosis[]> {
  const asked = await createModels(config, secrets).refresh();
  return asked.map(({ name, models, problem }) => ({
    about: "models",
    state: problem === null ? "ok" : "problem",
    text: `${name}: ${problem ?? `${models} models listed`}`,
  }));
}

/** Whose last call failed, where the running service tells it: its metrics are for this machine, or for the token. */
async function lookAtModels({ host, port }: Config, { metricsToken }: Secrets): Promise<Diagnosis[]> {
  const headers: Record<string, string> = metricsToken === undefined ? {} : { authorization: `Bearer ${metricsToken}` };
  const signal = AbortSignal.timeout(SERVICE_LIMIT_MS);
  try {
    const response = await fetch(`${addressOf(host, port)}/metrics`, { headers, signal });
    const metrics = response.ok ? await response.text() : "";
    return [...metrics.matchAll(/^citedesk_model_ready\{model="(.+)"\} 0$/gm)].map(([, model]) => ({
      about: "models",
      state: "warning",
      text: `${model}: its last call failed; the log says why, and so does GET /v2/models`,
    }));
  } catch {
    return [];
  }
}
