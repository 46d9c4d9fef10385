import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type StartedProcess, startProcess } from "./child-process.ts";
import { HttpExchanger } from "./http-exchange.ts";

export interface ServiceOptions {
  projectRoot: string;
  dataFolder: string;
  /** An OpenAI-compatible address that answers for every model. */
  modelAddress?: string;
  /** A Postgres to use instead of the embedded database. */
  databaseUrl?: string;
  /** Counts requests against budgets that no bench spends. Default: they are off. */
  rateLimits?: boolean;
  /** A script that starts it, and what that is told. Default: as a user does. */
  program?: readonly string[];
}

/** The real service, started as a user starts it, on a port and a data folder of its own. */
export interface RunningService {
  address: string;
  pid: number;
  /** From the command to the first 200 of `/readyz`, in ms. */
  startMs: number;
  process: StartedProcess;
  stop(): Promise<void>;
}

export const ADMIN = { email: "bench@example.com", password: "bench-password-that-is-long-enough" };

/** Throws with the service's last words when it isn't ready in a minute. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const service = startProcess(
    process.execPath,
    ["tools/run-node.js", ...(options.program ?? ["server/src/main.ts"])],
    {
      cwd: options.projectRoot,
      env: environmentFor(options, port),
    },
  );
  const exchanger = new HttpExchanger();
  try {
    while (!(await isReady(exchanger, address))) {
      if (service.hasEnded() || performance.now() - started > START_LIMIT_MS)
        throw new Error(`The service did not get ready: ${lastLine(service)}`);
      await wait(20);
    }
  } catch (error) {
    await service.stop();
    throw error;
  } finally {
    exchanger.close();
  }
  const startMs = performance.now() - started;
  return { address, pid: service.pid, startMs, process: service, stop: () => service.stop() };
}

/** A folder that is removed when the work with it is done, whatever happens. */
export async function withTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "citedesk-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was given.");
  return address.port;
}

const START_LIMIT_MS = 60_000;

function environmentFor({ dataFolder, modelAddress, databaseUrl, rateLimits }: ServiceOptions, port: number) {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataFolder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(rateLimits ? { RATE_LIMIT_CREDENTIAL: "1000000", RATE_LIMIT_ADDRESS: "1000000" } : { RATE_LIMITS: "off" }),
    // The bench's own site and model stand on this machine.
    ALLOW_PRIVATE_NETWORK: "true",
    ...(modelAddress === undefined ? {} : { OPENAI_API_KEY: "bench", OPENAI_BASE_URL: modelAddress }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
}

async function isReady(exchanger: HttpExchanger, address: string): Promise<boolean> {
  const answer = await exchanger.send({ url: `${address}/readyz` }).catch(() => undefined);
  return answer?.status === 200;
}

/** The line that names the error, else the last one. */
function lastLine(service: StartedProcess): string {
  const lines = service.lastOutput().trim().split("\n");
  return lines.find((line) => /Error\b.*:/.test(line)) ?? (lines.at(-1) || "it said nothing");
}
