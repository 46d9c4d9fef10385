import { type ChildProcess, spawn } from "node:child_process";

/** A program that the bench started. Only these are ever stopped, by their handle. */
export interface StartedProcess {
  pid: number;
  /** Ends it, by force after five seconds, and waits until it is gone. */
  stop(): Promise<void>;
  /** What it wrote last, for an error message. */
  lastOutput(): string;
  hasEnded(): boolean;
}

export function startProcess(
  command: string,
  parameters: readonly string[],
  options: { cwd: string; env: Record<string, string | undefined> },
): StartedProcess {
  const child = spawn(command, parameters, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (piece: Buffer) => {
    output = (output + piece.toString("utf8")).slice(-4000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  child.on("error", (error) => keep(Buffer.from(error.message)));
  const killOnExit = () => child.kill("SIGKILL");
  process.once("exit", killOnExit);
  return {
    pid: child.pid ?? -1,
    lastOutput: () => output,
    hasEnded: () => hasEnded(child),
    stop: async () => {
      process.off("exit", killOnExit);
      if (hasEnded(child)) return;
      const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      child.kill("SIGTERM");
      const force = setTimeout(() => child.kill("SIGKILL"), 5000);
      await gone;
      clearTimeout(force);
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}
