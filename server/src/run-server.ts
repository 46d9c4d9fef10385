import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { buildApp } from "./app.ts";
import { type AppContext, compose } from "./compose.ts";
import { type Config, ConfigError, type Secrets } from "./config.ts";
import { openControl } from "./control/open-control.ts";
import { recoverAnswers } from "./features/chat/index.ts";
import { resumeCrawls } from "./features/ingestion/index.ts";
import { resealSecrets } from "./features/secrets/index.ts";
import { recoverDeliveries } from "./features/webhooks/index.ts";
import { welcomeOwner } from "./features/workspaces/index.ts";
import { listenError } from "./listen-error.ts";
import type { OpenedDatabase } from "./platform/database/open-database.ts";
import { InvalidError } from "./platform/errors/app-error.ts";
import type { BuiltPages } from "./platform/http/built-pages.ts";
import { registerJobs } from "./register-jobs.ts";

const GUIDE_LIMIT_SECONDS = 10;

export interface RunningServer {
  close(): Promise<void>;
}

/** compose → jobs → app → listen. */
export async function runServer(
  config: Config,
  secrets: Secrets,
  database: Promise<OpenedDatabase>,
): Promise<RunningServer> {
  const context = await compose(config, secrets, { database });
  growHeapLess();
  try {
    const [app] = await Promise.all([buildApp(context), startJobs(context)]);
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

/** Routes are prepared while the database answers. */
async function startJobs(context: AppContext): Promise<void> {
  const { config, database, queue } = context;
  if (database.engine === "embedded") await recoverDeliveries(database);
  if (config.role !== "api") await registerJobs(context);
  await queue.start();
  if (database.engine === "embedded") await recoverAnswers(database, 0);
  if (config.role === "api") return;
  await resumeCrawls(context);
  await resealSecrets(context);
}

/** So that nobody is sent to a process that refuses them: balancers are told first. */
async function drain({ stopping, config }: AppContext): Promise<void> {
  stopping.drain();
  if (config.role !== "worker") await sleep(config.drainSeconds * 1000);
}

/**
 * V8 would let the old generation grow to three times what lives in it: 100 to 400 MB more, and no faster. Set once all
 * is loaded: told at the start, Node.js could not take the compiled code that it brings along (a tenth of a start).
 */
function growHeapLess(): void {
  setFlagsFromString("--heap-growing-percent=60");
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
