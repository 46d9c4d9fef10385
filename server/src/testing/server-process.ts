import { type ChildProcess, spawn } from "node:child_process";
import { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "./free-port.ts";
import { OWNER } from "./test-server.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const WITHOUT_JOBS = fileURLToPath(new URL("main-without-jobs.ts", import.meta.url));
const START_LIMIT_MS = 60_000;

export interface ServerProcess {
  url: string;
  pid: number;
  /** What it has written so far: its log. */
  output(): string;
  /** SIGKILL: the process gets no chance to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM. Returns the exit code. */
  stop(): Promise<number | null>;
}

/**
 * The service in a process of its own, as `npm start` runs it. Resolves when `/readyz` answers 200. Its embedded
 * database is compiled quickly, to a slower one, unless `isMeasured`: then background jobs stay away, too. Of the
 * image whose root is at `image` when there is one.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  { isMeasured = false, image }: { isMeasured?: boolean; image?: string } = {},
): Promise<ServerProcess> {
  const port = await findFreePort();
  const { child, output } = spawnServer(
    { PORT: String(port), ...(isMeasured && { CITEDESK_ENDS_SOON: "off" }), ...environment },
    isMeasured ? [WITHOUT_JOBS] : [image === undefined ? MAIN : join(image, "app/server/src/main.ts")],
    image && join(image, "usr/local/bin/node"),
  );
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`The server did not start (exit code ${child.exitCode}):\n${output()}`);
    await sleep(50);
  }
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return {
    url,
    pid: child.pid!,
    output,
    kill: async () => {
      child.ref();
      child.kill("SIGKILL");
      await ended;
    },
    stop: async () => {
      child.ref();
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/**
 * Runs the service until it ends by itself, e.g. because a setting is wrong, or is told to (SIGTERM) when `stopWhen`
 * holds.
 */
export async function runServerToEnd(
  environment: Record<string, string>,
  stopWhen?: () => boolean,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(environment);
  if (stopWhen) {
    while (!stopWhen() && child.exitCode === null) await sleep(5);
    child.kill("SIGTERM");
  }
  const limit = setTimeout(() => child.kill("SIGKILL"), START_LIMIT_MS);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearTimeout(limit);
  return { code, output: output() };
}

function spawnServer(
  environment: Record<string, string>,
  program: readonly string[] = [MAIN],
  node = process.execPath,
): { child: ChildProcess; output: () => string } {
  const { TEST_DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(node, ["--disable-warning=ExperimentalWarning", ...program], {
    env: {
      ...inherited,
      CITEDESK_ENDS_SOON: "on",
      HOST: "127.0.0.1",
      RATE_LIMITS: "off",
      DRAIN_SECONDS: "0",
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (text += chunk));
  endWithThisProcess(child);
  // A test that failed before it stopped its server holds nobody up.
  child.unref();
  for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
  return { child, output: () => text };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

const running = new Set<ChildProcess>();

function endWithThisProcess(child: ChildProcess): void {
  if (!process.listeners("exit").includes(killRunning)) process.on("exit", killRunning);
  running.add(child);
  child.once("exit", () => running.delete(child));
}

function killRunning(): void {
  for (const child of running) child.kill("SIGKILL");
}
