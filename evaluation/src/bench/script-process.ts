import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type StartedProcess, startProcess } from "./child-process.ts";

/** Starts one of the bench's own scripts, which prints the port that it listens on, and returns its address. */
export async function startPortScript(
  script: URL,
  parameters: readonly string[],
  projectRoot: string,
): Promise<{ address: string; process: StartedProcess }> {
  const started = startScript(script, parameters, projectRoot);
  try {
    const port = await waitForNumber(started);
    return { address: `http://127.0.0.1:${port}`, process: started };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** Runs one of the bench's own scripts until it prints a number on a line of its own, and returns that. */
export async function runScript(script: URL, parameters: readonly string[], projectRoot: string): Promise<string> {
  const started = startScript(script, parameters, projectRoot);
  try {
    return await waitForNumber(started);
  } finally {
    await started.stop();
  }
}

const LIMIT_MS = 120_000;

function startScript(script: URL, parameters: readonly string[], projectRoot: string): StartedProcess {
  const options = { cwd: projectRoot, env: { PATH: process.env.PATH, HOME: process.env.HOME } };
  const path = fileURLToPath(script);
  return startProcess(process.execPath, ["--disable-warning=ExperimentalWarning", path, ...parameters], options);
}

/** What it prints on a line of its own. */
export async function waitForNumber(started: StartedProcess): Promise<string> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const number = /^(\d+(?:\.\d+)?)$/m.exec(started.lastOutput())?.[1];
    if (number !== undefined) return number;
    if (started.hasEnded()) throw new Error(`A script of the bench ended early: ${started.lastOutput()}`);
    if (performance.now() > end) throw new Error("A script of the bench took more than two minutes.");
    await wait(20);
  }
}
