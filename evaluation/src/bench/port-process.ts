import { setTimeout as wait } from "node:timers/promises";
import { type StartedProcess, startProcess } from "./child-process.ts";

/** Starts one of the bench's own scripts, which prints the port that it listens on, and returns its address. */
export async function startPortProcess(
  script: URL,
  parameters: readonly string[],
  projectRoot: string,
): Promise<{ address: string; process: StartedProcess }> {
  const started = startProcess(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", script.pathname, ...parameters],
    { cwd: projectRoot, env: { PATH: process.env.PATH, HOME: process.env.HOME } },
  );
  const end = performance.now() + 120_000;
  for (;;) {
    const port = /^(\d+)$/m.exec(started.lastOutput())?.[1];
    if (port !== undefined) return { address: `http://127.0.0.1:${port}`, process: started };
    if (started.hasEnded() || performance.now() > end) {
      await started.stop();
      throw new Error(`${script.pathname} did not start: ${started.lastOutput()}`);
    }
    await wait(20);
  }
}
