import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { findMemoryFolder } from "./tests/find-memory-folder.ts";
import { type PlannedFile, planTests } from "./tests/plan-tests.ts";

// npm test [FILE…] [--test-name-pattern PATTERN] [--both-engines]: every workspace's tests on the embedded database.
// With TEST_DATABASE_URL set, those that are about a database run on that Postgres: features and pages there alone,
// what an engine has a part in on both, unless `--both-engines` or FILE says otherwise
// (docs/decisions/0590-features-on-one-engine.md). A few files that fail are run once more by themselves, and named
// (docs/decisions/0450-tests-run-again.md). The last lines are node:test's counts.
const ROOT = join(import.meta.dirname, "..");
const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { workspaces: string[] };

/** Where the groups of files are written down that share a process. */
const GROUPS = join(ROOT, "node_modules/.cache/test-groups");
/** Enough to share what a process costs to load and to compile, few enough that the last ones end together. */
const FILES_A_GROUP = 16;
/**
 * A file's tests wait until the whole of it is loaded, as they do in a process of its own. What it took of the
 * processor is said in the end: on a busy machine the one figure that tells whether a file has become dearer.
 */
const RUN_FILES = `
for (const [name, url] of files) {
  test(name, async (file) => {
    const before = processorSeconds();
    const loading = Promise.withResolvers();
    file.test("loads", () => loading.promise);
    await import(url).then(loading.resolve, loading.reject);
    file.after(() => file.diagnostic((processorSeconds() - before).toFixed(1) + " s of processor time"));
  });
}
// What a failed test leaves open would otherwise hold the process up until its limit.
after(() => {
  setTimeout(() => {
    writeSync(2, "\\nStill open after the last test: " + process.getActiveResourcesInfo().join(", ") + "\\n");
    process.exit(1);
  }, 20_000).unref();
});
`;
/** Half of a test file's time is waiting: for a database, a browser, a process that was killed. */
const CONCURRENCY = 5;
/**
 * What takes longest begins first, and alone: begun last, the rest of the machine would stand idle beside it. Pages,
 * which compute, between those that wait for what was killed.
 */
const LONGEST = [
  ...["kill-campaign", "dashboard-accessible", "kill-erasure", "widget-surfaces", "operations-chapters", "widget"],
  ...["killed-tasks", "dashboard-walk", "crawl-campaign", "dashboard-failures", "webhook-campaign", "demo"],
  ...["hostile-site", "scripted-models", "sample-files", "widget-safety", "restart-campaign", "backup-and-restore"],
  ...["dashboard-moving", "client-package", "file-stores", "memory-passage-index"],
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

/** The processes take this one's environment; a group names its database itself. */
async function runTests(planned: PlannedFile[]): Promise<void> {
  mkdirSync(GROUPS, { recursive: true });
  const folder = mkdtempSync(join(GROUPS, "run-"));
  const write = (group: PlannedFile[], place: number) => writeGroup(group, join(folder, `group-${place}.test.mjs`));
  const groups = groupFiles(planned);
  const failed = await runFiles(groups.map(write), CONCURRENCY);
  if (failed.size > 0) await runAgain(failed, planned, (file) => write([file], groups.length));
  rmSync(folder, { recursive: true });
}

async function runAgain(
  failed: ReadonlySet<string>,
  planned: PlannedFile[],
  write: (file: PlannedFile) => string,
): Promise<void> {
  const again = planned.filter((file) => failed.has(nameOf(file)));
  if (again.length < failed.size || again.length > MAX_RUN_AGAIN || positionals.length > 0) {
    process.exitCode = 1;
    return;
  }
  const names = again.map(nameOf).join(", ");
  console.log(`\nFailed beside others, run again alone: ${names}`);
  const stillFailed: string[] = [];
  for (const file of again) stillFailed.push(...(await runFiles([write(file)], 1)));
  if (stillFailed.length > 0) process.exitCode = 1;
  else console.log(`\nUNSTEADY, to be mended: ${names}`);
}

/** The names of the test files in which something failed; one that is no file's where none is known. */
async function runFiles(paths: string[], concurrency: number): Promise<ReadonlySet<string>> {
  const results = run({
    files: paths,
    concurrency,
    // Embedded databases are compiled quickly, to slower ones: told from the start, a second less for each process.
    execArgv: ["--liftoff-only", "--import", pathToFileURL(join(import.meta.dirname, "end-hung-tests.ts")).href],
    testNamePatterns: namePatterns,
  });
  const failed = new Set<string>();
  results.on("test:fail", ({ todo, nesting, name, file }) => {
    if ((todo !== undefined && todo !== false) || nesting > 0) return;
    // The test at the top is the file, but for names that choose the tests, and a process that ended by itself.
    failed.add(file === undefined || file.startsWith(GROUPS) ? name : relative(ROOT, file));
  });
  const report = results.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await finished(report);
  return failed;
}

/**
 * Neighbours share a process. Where names choose the tests every file has its own: its name, as that of a group's test,
 * would not be chosen.
 */
function groupFiles(planned: PlannedFile[]): PlannedFile[][] {
  const alone = LONGEST.flatMap((name) => planned.filter(({ path }) => path.endsWith(`/${name}.test.ts`)));
  const groups = alone.map((file) => [file]);
  const size = namePatterns === undefined ? FILES_A_GROUP : 1;
  for (const engine of ["postgres", "embedded"]) {
    const others = planned.filter((file) => file.engine === engine && !alone.includes(file));
    // From the last path: pages begin early, and what needs no server ends the run.
    others.sort((left, right) => (left.path < right.path ? 1 : -1));
    for (let first = 0; first < others.length; first += size) groups.push(others.slice(first, first + size));
  }
  return groups;
}

function nameOf({ path, engine }: PlannedFile): string {
  return engine === "postgres" ? `${path} on Postgres` : path;
}

/** Writes a test for each of its files, one after the other: what the process loads and compiles serves them all. */
function writeGroup(group: PlannedFile[], path: string): string {
  const isOnPostgres = group[0]?.engine === "postgres";
  const lines = isOnPostgres ? [`process.env.TEST_DATABASE_URL = ${JSON.stringify(databaseUrl)};`] : [];
  const urls = group.map((file) => JSON.stringify(pathToFileURL(join(ROOT, file.path))));
  if (namePatterns !== undefined) {
    lines.push(`await import(${urls[0]});`);
  } else {
    const files = group.map((file, place) => `  [${JSON.stringify(nameOf(file))}, ${urls[place]}],`);
    const own = pathToFileURL(join(import.meta.dirname, "tests/processor-seconds.ts")).href;
    lines.push('import { writeSync } from "node:fs";', 'import { after, test } from "node:test";');
    lines.push(`import { processorSeconds } from "${own}";`);
    lines.push("const files = [", ...files, "];", RUN_FILES);
  }
  writeFileSync(path, lines.join("\n"));
  return path;
}
