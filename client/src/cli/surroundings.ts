import { homedir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** What a command sees of the machine. */
export interface Surroundings {
  environment: Readonly<Record<string, string | undefined>>;
  /** Where sign-ins are kept. */
  settingsFile: string;
  out: NodeJS.WritableStream;
  /** For progress and failures: what a script reads stays clean. */
  err: NodeJS.WritableStream & { isTTY?: boolean };
  /** Asks the person at the keyboard; undefined: there is none, or they are done. */
  ask(question: string, options?: { hidden?: boolean }): Promise<string | undefined>;
  /** Ends what waits: Ctrl+C. */
  signal: AbortSignal;
}

export function terminalSurroundings(): Surroundings {
  const { env, stdin, stdout, stderr } = process;
  const stopping = new AbortController();
  process.once("SIGINT", () => stopping.abort());
  process.once("SIGTERM", () => stopping.abort());
  // Whoever reads the output has enough of it, as `head` does.
  for (const output of [stdout, stderr]) output.on("error", endWhereClosed);
  const folder = env.XDG_CONFIG_HOME ?? join(homedir(), ".config");
  return {
    environment: env,
    settingsFile: join(folder, "citedesk", "sign-in.json"),
    out: stdout,
    err: stderr,
    ask: (question, { hidden = false } = {}) => askAt(stdin, stderr, { question, hidden, signal: stopping.signal }),
    signal: stopping.signal,
  };
}

function endWhereClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit();
}

let lines: AsyncIterator<string> | undefined;

async function askAt(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  { question, hidden, signal }: { question: string; hidden: boolean; signal: AbortSignal },
): Promise<string | undefined> {
  // What is piped in is read line by line, and not echoed.
  if (!input.isTTY) {
    lines ??= createInterface({ input })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    return done ? undefined : value;
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  output.write(question);
  const reader = createInterface({ input, output: hidden ? silent : output, terminal: true });
  try {
    return await reader.question("", { signal });
  } catch {
    return undefined;
  } finally {
    reader.close();
    if (hidden) output.write("\n");
  }
}
