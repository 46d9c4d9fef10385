import { existsSync } from "node:fs";
import { access, constants, mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { assertFolderRestored } from "./assert-restored.ts";
import { type Config, ConfigError, type readConfig } from "./config.ts";
import { listenError } from "./listen-error.ts";
import { openServiceDatabase } from "./open-service-database.ts";
import type { RunningServer } from "./run-server.ts";

/** 20 s for requests, 8 s for answers, 10 s for jobs. */
const STOP_LIMIT_MS = 40_000;

/** Longer than a stop takes, from a start that has not ended, too. */
export const stopLimitMs = (config: Config): number => STOP_LIMIT_MS + config.drainSeconds * 1000;

/**
 * What can be known to be wrong is told before anything is made or loaded; then the database opens in a thread, or a
 * process, of its own while the service is loaded in this one.
 */
export async function startServer({ config, secrets }: ReturnType<typeof readConfig>): Promise<RunningServer> {
  await assertProgram("CHROMIUM_PATH", config.chromiumPath);
  await assertWritable(config);
  if (config.databaseUrl === undefined) assertFolderRestored(config.dataDir);
  await assertPortFree(config);
  const starting = Promise.withResolvers<void>();
  const database = openServiceDatabase(config, () => {
    starting.resolve();
    return import("./run-server.ts");
  });
  // Told by whoever waits for it, once there is somebody.
  database.catch(() => {});
  await Promise.race([starting.promise, database]);
  const { runServer } = await import("./run-server.ts");
  return runServer(config, secrets, database);
}

/**
 * Before anything is made: a first start that ends at its port would leave an account whose password nobody was shown.
 */
async function assertPortFree(config: Config): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject);
      probe.listen({ port: config.port, host: config.host }, resolve);
    });
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, config);
  }
  await new Promise((resolve) => probe.close(resolve));
}

async function assertProgram(name: string, path: string | undefined): Promise<void> {
  if (path === undefined) return;
  await access(path, constants.X_OK).catch(() => {
    throw new ConfigError(name, `${path} is not a program that can be run.`);
  });
}

async function assertWritable(config: Config): Promise<void> {
  try {
    await makeFolder(config.dataDir, 0o700);
    await access(config.dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError("DATA_DIR", `${config.dataDir} can't be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/**
 * `mkdir` with `recursive` never ends where a folder that is there takes no other, as /proc does (ENOENT again and
 * again).
 */
async function makeFolder(path: string, mode?: number): Promise<void> {
  if (existsSync(path)) return;
  if (!existsSync(dirname(path))) await makeFolder(dirname(path));
  await mkdir(path, mode).catch((error: NodeJS.ErrnoException) => {
    // Another process that starts at the same time.
    if (error.code !== "EEXIST") throw error;
  });
}
