import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

// npm test [FILE…] [--test-…]: every workspace's tests on the embedded database; with TEST_DATABASE_URL set, the server's
// tests once more on that Postgres. The last lines are node:test's counts.
const ROOT = join(import.meta.dirname, "..");
const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { workspaces: string[] };
const { TEST_DATABASE_URL: databaseUrl, ...environment } = process.env;

// Much of a test file's time is waiting; node's own default is one file at a time on two cores.
const CONCURRENCY = "--test-concurrency=3";

const options = process.argv.slice(2).filter((parameter) => parameter.startsWith("-"));
const files = process.argv.slice(2).filter((parameter) => !parameter.startsWith("-"));

let exitCode = await runTests(files.length > 0 ? files : [...workspaces, "tools"].map(testsOf), environment);
if (databaseUrl !== undefined) {
  const serverFiles = files.length > 0 ? files.filter((file) => /(^|\/)server\//.test(file)) : [testsOf("server")];
  if (serverFiles.length > 0) {
    console.log("\nThe server's tests on Postgres:");
    exitCode = (await runTests(serverFiles, { ...environment, TEST_DATABASE_URL: databaseUrl })) || exitCode;
  }
}
process.exitCode = exitCode;

function testsOf(workspace: string): string {
  return `${workspace}/**/*.test.ts`;
}

function runTests(patterns: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const node = ["--disable-warning=ExperimentalWarning", "--test", CONCURRENCY, ...options, ...patterns];
  const child = spawn(process.execPath, node, { cwd: ROOT, env, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
