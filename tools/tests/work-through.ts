import { mkdirSync, writeSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { beginFile } from "../end-hung-tests.ts";
import { processorSeconds } from "./processor-seconds.ts";

export interface QueuedFile {
  name: string;
  url: string;
}

export interface Queue {
  files: readonly QueuedFile[];
  /** Who makes the folder of a file's place in here has the file. */
  claims: string;
  /** A process ends after so many files, and what it holds in memory with it. */
  limit: number;
}

/**
 * Runs the test files of a queue that other processes work through beside this one, one file after the other: what a
 * process loads and compiles once serves all of its files.
 */
export async function workThrough({ files, claims, limit }: Queue): Promise<void> {
  let done = 0;
  for (const [place, file] of files.entries()) {
    if (done === limit) break;
    if (!claim(join(claims, String(place)))) continue;
    done += 1;
    beginFile(file.name);
    await test(file.name, (context) => runFile(file, context));
  }
  endWhatIsOpen();
}

/**
 * A file's tests wait until the whole of it is loaded, as they do in a process of its own. What it took of the
 * processor is said in the end: on a busy machine the one figure that tells whether a file has become dearer.
 */
async function runFile({ url }: QueuedFile, context: TestContext): Promise<void> {
  const before = processorSeconds();
  const loading = Promise.withResolvers<void>();
  context.test("loads", () => loading.promise);
  await import(url).then(() => loading.resolve(), loading.reject);
  context.after(() => context.diagnostic(`${(processorSeconds() - before).toFixed(1)} s of processor time`));
}

/** What a failed test leaves open would otherwise hold the process up until its limit. */
function endWhatIsOpen(): void {
  setTimeout(() => {
    writeSync(2, `\nStill open after the last test: ${process.getActiveResourcesInfo().join(", ")}\n`);
    process.exit(1);
  }, 20_000).unref();
}

function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
