import { type ChildProcess, spawn } from "node:child_process";
import { findFamily } from "./process-family.ts";

/** A program that the bench started. Only these and what they started are ever stopped. */
export interface StartedProcess {
  pid: number;
  /** Asks it to end and waits until it is gone; after fifteen seconds ends it and its children by force. */
  stop(): Promise<void>;
  /** What it wrote last, for an error message. */
  lastOutput(): string;
  hasEnded(): boolean;
  /** Resolves when it has ended by itself or was stopped. */
  ended: Promise<void>;
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
  const killOnExit = () => child.kill();
  process.once("exit", killOnExit);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    pid: child.pid ?? -1,
    ended,
    lastOutput: () => output,
    hasEnded: () => hasEnded(child),
    stop: async () => {
      process.off("exit", killOnExit);
      if (hasEnded(child)) return;
      const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      child.kill("SIGTERM");
      const force = setTimeout(() => void killFamily(child.pid!), GRACE_MS);
      await gone;
      clearTimeout(force);
    },
  };
}

const GRACE_MS = 15_000;

/** The service stands below a launcher, which can't pass on a kill. */
async function killFamily(pid: number): Promise<void> {
  for (const member of await findFamily(pid)) {
    try {
      process.kill(member, "SIGKILL");
    } catch {
      // It ended by itself in between.
    }
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}
