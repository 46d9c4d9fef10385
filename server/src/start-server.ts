import { existsSync } from "node:fs";
import { access, constants, mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { type AppContext, compose } from "./compose.ts";
import { type Config, ConfigError, type readConfig } from "./config.ts";
import { openControl } from "./control/open-control.ts";
import { recoverAnswers } from "./features/chat/index.ts";
import { resumeCrawls } from "./features/ingestion/index.ts";
import { recoverDeliveries } from "./features/webhooks/index.ts";
import { welcomeOwner } from "./features/workspaces/index.ts";
import { InvalidError } from "./platform/errors/app-error.ts";
import type { BuiltPages } from "./platform/http/built-pages.ts";
import { registerJobs } from "./register-jobs.ts";

const GUIDE_LIMIT_SECONDS = 10;
/** 20 s for requests, 8 s for answers, 10 s for jobs. */
const STOP_LIMIT_MS = 40_000;

/** config → compose → listen. */
export async function startServer({ config, secrets }: ReturnType<typeof readConfig>) {
  await assertProgram("CHROMIUM_PATH", config.chromiumPath);
  await assertWritable(config);
  await assertPortFree(config);
  const context = await compose(config, secrets);
  try {
    if (context.database.engine === "embedded") await recoverDeliveries(context.database);
    if (config.role !== "api") await registerJobs(context);
    await context.queue.start();
    if (context.database.engine === "embedded") await recoverAnswers(context.database, 0);
    if (config.role !== "api") await resumeCrawls(context);
    const app = await buildApp(context);
    const guide = await welcomeOwner(context, printAccount).catch((error: unknown) => {
      throw error instanceof InvalidError ? new ConfigError("ADMIN_PASSWORD", error.errors![0]!.message) : error;
    });
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      throw listenError(error, config);
    });
    const control = context.database.engine === "embedded" ? await openControl(context, config.dataDir) : undefined;
    // Who reads that it is ready can ask at once.
    if (config.role === "all") await guide?.whenRead(GUIDE_LIMIT_SECONDS);
    printWelcome(config);
    if (config.role !== "worker") void bringPagesUpToDate(context.pages);
    let closed: Promise<void> | undefined;
    return {
      /** Longer than a stop takes. */
      stopLimitMs: STOP_LIMIT_MS + config.drainSeconds * 1000,
      // A signal and the end of the shell may both ask for it.
      close: () => {
        closed ??= drain(context)
          .then(() => app.close())
          .then(() => control?.close())
          .then(() => context.close());
        return closed;
      },
    };
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** So that nobody is sent to a process that refuses them: balancers are told first. */
async function drain({ stopping, config }: AppContext): Promise<void> {
  stopping.drain();
  if (config.role !== "worker") await sleep(config.drainSeconds * 1000);
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

function listenError(error: NodeJS.ErrnoException, config: Config): Error {
  if (error.code === "EADDRINUSE") return new ConfigError("PORT", `${config.port} is in use; choose another.`);
  if (error.code === "EACCES")
    return new ConfigError("PORT", `${config.port} needs more rights; choose one above 1023.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new ConfigError("HOST", `${config.host} is not an address of this machine.`);
  return error;
}

function printAccount({ email, generatedPassword }: { email: string; generatedPassword: string | undefined }): void {
  console.log("The first account:");
  console.log(`  e-mail    ${email}`);
  console.log(
    `  password  ${generatedPassword === undefined ? "as set in ADMIN_PASSWORD" : `${generatedPassword}  (shown once)`}`,
  );
}

/** Where packages were installed without their scripts, or the sources are newer than what was built of them. */
async function bringPagesUpToDate(pages: BuiltPages): Promise<void> {
  try {
    if (await pages.bringUpToDate()) console.log("The pages were built anew (npm run build).");
  } catch (error) {
    console.error(`The pages could not be built; run npm run build. ${(error as Error).message}`);
  }
}

function printWelcome(config: Config): void {
  console.log(`Citedesk is ready at ${config.baseUrl}`);
  console.log(`  data      ${config.databaseUrl ? "Postgres (DATABASE_URL)" : config.dataDir}`);
  if (!config.rateLimits) console.log("  rate limits are off (RATE_LIMITS=off)");
  if (config.allowPrivateNetwork) console.log("  private addresses may be reached (ALLOW_PRIVATE_NETWORK=on)");
}
