import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { parseArgs } from "node:util";

// npm test [FILE…] [--test-name-pattern PATTERN]: every workspace's tests on the embedded database; with TEST_DATABASE_URL set,
// those that open a database once more on that Postgres. The last lines are node:test's counts.
const ROOT = join(import.meta.dirname, "..");
const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { workspaces: string[] };

/** Much of a test file's time is waiting; node's own default is one file at a time on two cores. */
const CONCURRENCY = 3;
/** What takes longest begins first: begun last, the rest of the machine would stand idle beside it. */
const LONGEST = ["kill-campaign", "kill-erasure", "crawl-campaign", "webhook-campaign", "sample-files", "hostile-site"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "test-name-pattern": { type: "string", multiple: true } },
});
const patterns = positionals.length > 0 ? positionals : [...workspaces, "tools"].map((name) => `${name}/**/*.test.ts`);
const files = globSync(patterns, { cwd: ROOT, exclude: (path) => path.includes("node_modules") });
if (files.length === 0) {
  console.error(`No test file matches ${patterns.join(" ")}.`);
  process.exit(1);
}

process.chdir(ROOT);
const databaseUrl = process.env.TEST_DATABASE_URL;
delete process.env.TEST_DATABASE_URL;
await runTests(files);
const filesWithDatabase = files.filter(opensDatabase);
if (databaseUrl !== undefined && filesWithDatabase.length > 0) {
  console.log("\nThe tests that open a database, on Postgres:");
  process.env.TEST_DATABASE_URL = databaseUrl;
  await runTests(filesWithDatabase);
}

/** What opens one does so through these, or asks by itself which one it is to be. */
function opensDatabase(path: string): boolean {
  const text = readFileSync(join(ROOT, path), "utf8");
  return /test-server|test-database|server-process|TEST_DATABASE_URL/.test(text);
}

/** Each file in a process of its own, which takes this one's environment. */
async function runTests(paths: string[]): Promise<void> {
  const results = run({
    files: orderFiles(paths).map((path) => join(ROOT, path)),
    concurrency: CONCURRENCY,
    testNamePatterns: values["test-name-pattern"],
  });
  results.on("test:fail", ({ todo }) => {
    if (todo === undefined || todo === false) process.exitCode = 1;
  });
  const report = results.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await finished(report);
}

function orderFiles(paths: string[]): string[] {
  const rankOf = (path: string) => {
    const place = LONGEST.findIndex((name) => path.endsWith(`/${name}.test.ts`));
    return place < 0 ? LONGEST.length : place;
  };
  return paths.toSorted((left, right) => rankOf(left) - rankOf(right) || (left < right ? -1 : 1));
}
