import { Worker } from "node:worker_threads";

// Loaded into each process of tests: one that hangs, waiting or computing, is ended and so counted as failed, instead
// of holding up all the rest. From a thread of its own: what computes without end lets no timer of its own run.
const LIMIT_MS = Number(process.env.TEST_PROCESS_LIMIT_MS ?? 15 * 60_000);

const END_PROCESS = `
  const { parentPort, workerData } = require("node:worker_threads");
  let end;
  const begin = (file) => {
    clearTimeout(end);
    end = setTimeout(() => {
      require("node:fs").writeSync(2, "\\nTests still ran after " + workerData.limitMs / 1000 + " s: " + file + "\\n");
      process.kill(process.pid, "SIGKILL");
    }, workerData.limitMs);
  };
  begin(workerData.file);
  parentPort.on("message", begin);
`;

const watch = new Worker(END_PROCESS, { eval: true, workerData: { limitMs: LIMIT_MS, file: process.argv[1] } });
watch.unref();

/** The next file of a process has the whole limit again. */
export function beginFile(name: string): void {
  watch.postMessage(name);
}
