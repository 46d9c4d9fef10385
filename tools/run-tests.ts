import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { findMemoryFolder } from "./tests/find-memory-folder.ts";
import { type PlannedFile, planTests } from "./tests/plan-tests.ts";
import { nameOf, writeAlone, writeProcesses } from "./tests/write-processes.ts";

// npm test [FILE…] [--test-name-pattern PATTERN] [--both-engines]: every workspace's tests on the embedded database.
// With TEST_DATABASE_URL set, those that are about a database run on that Postgres: features and pages there alone,
// what an engine has a part in on both, unless `--both-engines` or FILE says otherwise
// (docs/decisions/0590-features-on-one-engine.md). A few files that fail are run once more by themselves, and named
// (docs/decisions/0450-tests-run-again.md). The last lines are node:test's counts.
const ROOT = join(import.meta.dirname, "..");
const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { workspaces: string[] };

/** Where it is written what the processes of a run begin with. */
const RUNS = join(ROOT, "node_modules/.cache/test-runs");
/**
 * A third of a test file's time is waiting: for a database, a browser, a process that was killed. More than three on
 * two cores stand in each other's way: with five the same tests take a fifth more processor time, and longer.
 */
const CONCURRENCY = 3;
/**
 * What takes longest begins first: begun last, the rest of the machine would stand idle beside it. Pages, which
 * compute, between those that wait for what was killed.
 */
const LONGEST = [
  ...["kill-campaign", "dashboard-accessible", "kill-erasure", "widget-surfaces", "operations-chapters", "widget"],
  ...["killed-tasks", "dashboard-walk", "crawl-campaign", "dashboard-failures", "webhook-campaign", "demo"],
  ...["hostile-site", "scripted-models", "sample-files", "widget-safety", "restart-campaign", "backup-and-restore"],
  ...["dashboard-moving", "client-package", "file-stores", "memory-passage-index"],
];
/**
 * What `compileQuickly` and the engine set, from the start: each process loads its files in an order of its own, and V8
 * takes no code that was kept under other settings.
 */
const COMPILED_QUICKLY = [
  ...["--liftoff-only", "--no-wasm-dynamic-tiering", "--no-wasm-tier-up", "--wasm-num-compilation-tasks=1"],
];
/** More failures than this are no accident of a busy machine. */
const MAX_RUN_AGAIN = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "test-name-pattern": { type: "string", multiple: true }, "both-engines": { type: "boolean" } },
});
const namePatterns = values["test-name-pattern"];
const patterns = positionals.length > 0 ? positionals : [...workspaces, "tools"].map((name) => `${name}/**/*.test.ts`);
const files = globSync(patterns, { cwd: ROOT, exclude: (path) => path.includes("node_modules") });
if (files.length === 0) {
  console.error(`No test file matches ${patterns.join(" ")}.`);
  process.exit(1);
}

process.chdir(ROOT);
// Embedded databases are compiled quickly, to slower ones, in whatever a test starts.
process.env.CITEDESK_ENDS_SOON = "on";
// Page tests open what is built: of these sources, not of those that were installed. Single files go without the built
// service: where it is older than its sources, processes load these one by one.
const build = join(ROOT, positionals.length > 0 ? "tools/build-pages.ts" : "tools/build.ts");
execFileSync(process.execPath, [build, "--if-changed"], { stdio: "inherit" });
const memoryFolder = process.env.TMPDIR === undefined ? findMemoryFolder() : undefined;
if (memoryFolder !== undefined) {
  // Databases, uploads and browsers' profiles lie there: what they write waits for no disk.
  const folder = mkdtempSync(join(memoryFolder, "citedesk-tests-"));
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}
const databaseUrl = process.env.TEST_DATABASE_URL;
delete process.env.TEST_DATABASE_URL;
const hasPostgres = databaseUrl !== undefined;
const onBoth = positionals.length > 0 || values["both-engines"] === true;
await runTests(planTests(files, { root: ROOT, hasPostgres, onBoth }));

/** The processes take this one's environment; each names its database itself. */
async function runTests(planned: PlannedFile[]): Promise<void> {
  mkdirSync(RUNS, { recursive: true });
  const runFolder = mkdtempSync(join(RUNS, "run-"));
  const write = (files: PlannedFile[]) => {
    const folder = mkdtempSync(join(runFolder, "processes-"));
    const testRun = { root: ROOT, folder, databaseUrl, concurrency: CONCURRENCY };
    return namePatterns === undefined ? writeProcesses(files, testRun) : writeAlone(files, testRun);
  };
  const failed = await runFiles(write(longestFirst(planned)), CONCURRENCY);
  if (failed.size > 0) await runAgain(failed, planned, write);
  rmSync(runFolder, { recursive: true });
}

async function runAgain(
  failed: ReadonlySet<string>,
  planned: PlannedFile[],
  write: (files: PlannedFile[]) => string[],
): Promise<void> {
  const again = planned.filter((file) => failed.has(nameOf(file)));
  if (again.length < failed.size || again.length > MAX_RUN_AGAIN || positionals.length > 0) {
    process.exitCode = 1;
    return;
  }
  const names = again.map(nameOf).join(", ");
  console.log(`\nFailed beside others, run again alone: ${names}`);
  const stillFailed: string[] = [];
  for (const file of again) stillFailed.push(...(await runFiles(write([file]), 1)));
  if (stillFailed.length > 0) process.exitCode = 1;
  else console.log(`\nUNSTEADY, to be mended: ${names}`);
}

/** The names of the test files in which something failed; one that is no file's where none is known. */
async function runFiles(paths: string[], concurrency: number): Promise<ReadonlySet<string>> {
  const results = run({
    files: paths,
    concurrency,
    execArgv: [...COMPILED_QUICKLY, "--import", pathToFileURL(join(import.meta.dirname, "end-hung-tests.ts")).href],
    testNamePatterns: namePatterns,
  });
  const failed = new Set<string>();
  results.on("test:fail", ({ todo, nesting, name, file }) => {
    if ((todo !== undefined && todo !== false) || nesting > 0) return;
    // The test at the top is the file, but where names choose the tests; or a process that ended by itself.
    failed.add(namePatterns === undefined || file === undefined ? name : relative(ROOT, file));
  });
  const report = results.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await finished(report);
  return failed;
}

/** Then from the last path: pages begin early, and what needs no server ends the run. */
function longestFirst(planned: PlannedFile[]): PlannedFile[] {
  const longest = LONGEST.flatMap((name) => planned.filter(({ path }) => path.endsWith(`/${name}.test.ts`)));
  const others = planned.filter((file) => !longest.includes(file));
  return [...longest, ...others.sort((left, right) => (left.path < right.path ? 1 : -1))];
}
