import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { findMemoryFolder } from "./tests/find-memory-folder.ts";

// npm test [FILE…] [--test-name-pattern PATTERN] [--both-engines]: every workspace's tests on the embedded database.
// With TEST_DATABASE_URL set, those that are about a database run on that Postgres: most of them on both, the features'
// that ask nothing special of it on Postgres alone, unless `--both-engines` or FILE says otherwise
// (docs/decisions/0590-features-on-one-engine.md). A few files that fail are run once more by themselves, and named
// (docs/decisions/0450-tests-run-again.md). The last lines are node:test's counts.
const ROOT = join(import.meta.dirname, "..");
const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { workspaces: string[] };

/** Where the groups of files are written down that share a process. */
const GROUPS = join(ROOT, "node_modules/.cache/test-groups");
/** Enough to share what a process costs to start, few enough that the last ones end together. */
const FILES_A_GROUP = 8;
/** A file's tests wait until the whole of it is loaded, as they do in a process of its own. */
const RUN_FILES = `
for (const [name, url] of files) {
  test(name, async (file) => {
    const loading = Promise.withResolvers();
    file.test("loads", () => loading.promise);
    await import(url).then(loading.resolve, loading.reject);
  });
}
`;
/** Much of a test file's time is waiting; node's own default is one process at a time on two cores. */
const CONCURRENCY = 4;
/** What takes longest begins first, and alone: begun last, the rest of the machine would stand idle beside it. */
const LONGEST = [
  ...["kill-campaign", "kill-erasure", "crawl-campaign", "webhook-campaign", "sample-files", "hostile-site"],
  ...["widget-surfaces", "dashboard-accessible", "dashboard-walk", "widget", "restart-campaign", "backup-and-restore"],
  ...["dashboard-moving", "scripted-models", "client-package", "widget-safety", "killed-tasks"],
];
/** What these try is the same on either database; what they write and read of it, others try on both. */
const BESIDE_DATABASE = [
  ...["server/src/features/chat/generation/", "server/src/features/tools/", "server/src/features/mcp/"],
  ...["server/src/testing/client-package.", "server/src/testing/command-line.", "server/src/client-examples."],
  "server/src/start-server.",
  ...["server/src/contract-ids.", "server/src/contract-preconditions.", "server/src/contract-document."],
  ...["server/src/features/sources/bad-uploads.", "server/src/features/ingestion/crawl/rendered-site."],
  ...["server/src/features/ingestion/crawl/own-words.", "server/src/features/ingestion/videos/"],
  // They choose their engine themselves.
  ...["server/src/testing/killed-upload.", "server/src/contract-fuzz."],
];
/**
 * A feature asks a database in plain SQL, and every operation is called on both engines by the walks beside these
 * folders. Here lies what an engine itself has a part in: transactions in one go, jobs, locks, kills.
 */
const FEATURES = "server/src/features/";
const ABOUT_ENGINES = [
  ...["chat/", "erasure/", "statistics/", "webhooks/", "workspaces/"],
  ...[
    "identity/several-processes.",
    "identity/sessions/",
    "ingestion/index-upkeep.",
    "ingestion/crawl/crawl-campaign.",
  ],
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
// Page tests open what is built: of these sources, not of those that were installed.
execFileSync(process.execPath, [join(ROOT, "tools/build-pages.ts"), "--if-changed"], { stdio: "inherit" });
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
const filesWithDatabase = files.filter(
  (path) => opensDatabase(path) && (positionals.length > 0 || isAboutDatabase(path)),
);
const runsAllEmbedded = databaseUrl === undefined || positionals.length > 0 || values["both-engines"] === true;
await runTests(
  runsAllEmbedded ? files : files.filter((path) => !filesWithDatabase.includes(path) || isAboutEngines(path)),
);
if (databaseUrl !== undefined && filesWithDatabase.length > 0) {
  console.log("\nThe tests that are about a database, on Postgres:");
  process.env.TEST_DATABASE_URL = databaseUrl;
  await runTests(filesWithDatabase);
}

/**
 * What opens one does so through these, or asks by itself which one it is to be. Pages in a browser reach it only
 * through the interface, whose own tests run on both: theirs run once.
 */
function opensDatabase(path: string): boolean {
  const text = readFileSync(join(ROOT, path), "utf8");
  const isPageTest = /from "(?:playwright-core|\.\/browser\.ts)"/.test(text);
  return !isPageTest && /test-server|test-database|server-process|TEST_DATABASE_URL/.test(text);
}

function isAboutDatabase(path: string): boolean {
  return !BESIDE_DATABASE.some((beginning) => path.startsWith(beginning));
}

function isAboutEngines(path: string): boolean {
  return !path.startsWith(FEATURES) || ABOUT_ENGINES.some((folder) => path.startsWith(FEATURES + folder));
}

/** The processes take this one's environment. */
async function runTests(paths: string[]): Promise<void> {
  mkdirSync(GROUPS, { recursive: true });
  const folder = mkdtempSync(join(GROUPS, "run-"));
  const groups = groupFiles(paths).map((group, place) => writeGroup(group, join(folder, `group-${place}.test.mjs`)));
  const failed = await runFiles(groups, CONCURRENCY);
  rmSync(folder, { recursive: true });
  if (failed.size === 0) return;
  const again = [...failed].filter((path) => paths.includes(path));
  if (again.length < failed.size || again.length > MAX_RUN_AGAIN || positionals.length > 0) {
    process.exitCode = 1;
    return;
  }
  console.log(`\nFailed beside others, run again alone: ${again.join(", ")}`);
  const failedAgain = await runFiles(
    again.map((path) => join(ROOT, path)),
    1,
  );
  if (failedAgain.size > 0) process.exitCode = 1;
  else console.log(`\nUNSTEADY, to be mended: ${again.join(", ")}`);
}

/** The test files in which something failed, from the project's root; a name that is no file's where none is known. */
async function runFiles(paths: string[], concurrency: number): Promise<ReadonlySet<string>> {
  const results = run({
    files: paths,
    concurrency,
    execArgv: ["--import", pathToFileURL(join(import.meta.dirname, "end-hung-tests.ts")).href],
    testNamePatterns: namePatterns,
  });
  const failed = new Set<string>();
  results.on("test:fail", ({ todo, nesting, name, file }) => {
    if ((todo !== undefined && todo !== false) || nesting > 0) return;
    // In a group the test at the top is the file.
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
function groupFiles(paths: string[]): string[][] {
  const alone = LONGEST.flatMap((name) => paths.filter((path) => path.endsWith(`/${name}.test.ts`)));
  const others = paths.filter((path) => !alone.includes(path)).sort();
  const groups = alone.map((path) => [path]);
  const size = namePatterns === undefined ? FILES_A_GROUP : 1;
  for (let first = 0; first < others.length; first += size) groups.push(others.slice(first, first + size));
  return groups;
}

/** Writes a test for each of its files, one after the other: what the process loads and compiles serves them all. */
function writeGroup(group: string[], path: string): string {
  const [first] = group;
  if (group.length === 1 && first !== undefined) return join(ROOT, first);
  const files = group.map((file) => `  [${JSON.stringify(file)}, "${pathToFileURL(join(ROOT, file))}"],`);
  writeFileSync(path, ['import { test } from "node:test";', "const files = [", ...files, "];", RUN_FILES].join("\n"));
  return path;
}
