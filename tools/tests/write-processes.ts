import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PlannedFile } from "./plan-tests.ts";
import type { Queue } from "./work-through.ts";

/** What files leave in memory stays until their process ends: a gigabyte after so many servers. */
const FILES_A_PROCESS = 40;
/** For fewer, a process costs more to load and to compile than is saved in waiting. */
const LEAST_FILES_A_PROCESS = 12;
const WORK_THROUGH = pathToFileURL(join(import.meta.dirname, "work-through.ts")).href;

export interface TestRun {
  root: string;
  /** Where what is written lies. */
  folder: string;
  databaseUrl: string | undefined;
  /** How many processes there are at once. */
  concurrency: number;
}

export function nameOf({ path, engine }: PlannedFile): string {
  return engine === "postgres" ? `${path} on Postgres` : path;
}

/**
 * Writes what the processes of tests begin with, those of both engines in turn. The processes of an engine work through
 * one queue in the order of the files: none waits while there is a file left, so the last ones end together.
 */
export function writeProcesses(planned: readonly PlannedFile[], run: TestRun): string[] {
  const written = (["postgres", "embedded"] as const).map((engine) => {
    const files = planned.filter((file) => file.engine === engine);
    if (files.length === 0) return [];
    const name = join(run.folder, engine);
    const queue: Queue = {
      files: files.map((file) => ({ name: nameOf(file), url: urlOf(file, run.root) })),
      claims: name,
      limit: FILES_A_PROCESS,
    };
    mkdirSync(name);
    writeFileSync(`${name}.json`, JSON.stringify(queue));
    // Enough that the limit leaves none, and as many again as may take over where the other engine's end.
    const most = Math.ceil(files.length / FILES_A_PROCESS) + run.concurrency;
    const count = Math.min(most, Math.ceil(files.length / LEAST_FILES_A_PROCESS));
    const lines = [
      ...databaseLines(engine, run.databaseUrl),
      'import { readFileSync } from "node:fs";',
      `import { workThrough } from ${JSON.stringify(WORK_THROUGH)};`,
      `await workThrough(JSON.parse(readFileSync(${JSON.stringify(`${name}.json`)}, "utf8")));`,
    ];
    return Array.from({ length: count }, (_, place) => write(`${name}-${place + 1}.test.mjs`, lines));
  });
  const most = Math.max(...written.map(({ length }) => length));
  return Array.from({ length: most }, (_, place) => written.flatMap((paths) => paths[place] ?? [])).flat();
}

/** Where names choose the tests, a file's own name, as that of a test above them, would not be chosen. */
export function writeAlone(planned: readonly PlannedFile[], run: TestRun): string[] {
  return planned.map((file, place) =>
    write(join(run.folder, `file-${place + 1}.test.mjs`), [
      ...databaseLines(file.engine, run.databaseUrl),
      `await import(${JSON.stringify(urlOf(file, run.root))});`,
    ]),
  );
}

function urlOf({ path }: PlannedFile, root: string): string {
  return pathToFileURL(join(root, path)).href;
}

function databaseLines(engine: PlannedFile["engine"], databaseUrl: string | undefined): string[] {
  return engine === "postgres" ? [`process.env.TEST_DATABASE_URL = ${JSON.stringify(databaseUrl)};`] : [];
}

function write(path: string, lines: string[]): string {
  writeFileSync(path, lines.join("\n"));
  return path;
}
