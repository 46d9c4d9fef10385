import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ReportSection } from "./report/print-table.ts";
import { unmeasuredRow } from "./report/report-row.ts";
import type { SectionContext } from "./sections/section.ts";
import type { SectionName } from "./sections/section-list.ts";

/** What a worker is started with. */
export interface SectionTask {
  name: SectionName;
  context: SectionContext;
}

/** Runs the parts in worker threads, a core each and at most two, and returns them in the order asked for. */
export async function runSections(
  names: readonly SectionName[],
  context: SectionContext,
  onProgress: (done: number, doing: string) => void,
): Promise<ReportSection[]> {
  const waiting = names.map((name, index) => ({ name, index }));
  const results: ReportSection[] = [];
  let done = 0;
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      onProgress(done, task.name);
      const section = await runInWorker({ name: task.name, context }).catch((error) => failed(task.name, error));
      results[task.index] = { ...section, part: task.name, at: new Date().toISOString() };
      onProgress(++done, task.name);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return results;
}

/** A part that breaks down must not hide the others; its row says so and does not hold. */
function failed(name: SectionName, error: unknown): ReportSection {
  const note = error instanceof Error ? error.message : String(error);
  return { name, rows: [{ ...unmeasuredRow(`the part "${name}"`, note), measured: "broke down", holds: false }] };
}

function runInWorker(task: SectionTask): Promise<ReportSection> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./section-worker.ts", import.meta.url), { workerData: task });
    worker.once("message", (section: ReportSection) => {
      resolve(section);
      void worker.terminate();
    });
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The worker ended with code ${code} and no result.`)));
  });
}
