import { spawn } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { GUARDS, type Guard, removeGuard } from "./guards.ts";
import { OPERATIONS_GUARDS } from "./operations-guards.ts";
import { PEOPLE_GUARDS } from "./people-guards.ts";
import { WIDGET_GUARDS } from "./widget-guards.ts";

// npm run campaign:guards [NAME…]: takes each guard of the chat path, of the widget, of operations and of what people
// rely on out of a copy of the project, one at a time, and runs the tests that watch it. A guard that can go without a
// failing test is a hole: it is named, and the command fails. Those that need a Postgres take TEST_DATABASE_URL.
const ROOT = join(import.meta.dirname, "..");
const LEFT_OUT = new Set(["node_modules", ".git"]);

const wanted = process.argv.slice(2);
const guards = [...GUARDS, ...WIDGET_GUARDS, ...OPERATIONS_GUARDS, ...PEOPLE_GUARDS].filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (process.env.TEST_DATABASE_URL === undefined && guards.some(({ onPostgres }) => onPostgres))
  throw new Error("Set TEST_DATABASE_URL: some of these guards need a Postgres.");
const copy = mkdtempSync(join(tmpdir(), "citedesk-guards-"));
const unwatched: string[] = [];
const held = new Map<string, Promise<boolean>>();
try {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  linkPackages();
  for (const guard of guards) {
    const holds = await holdsWith(guard);
    const isWatched = holds && (await failsWithout(guard));
    const why = holds ? "" : ": its tests fail with it in its place, too";
    console.log(`${isWatched ? "watched  " : "UNWATCHED"}  ${guard.name}${why}`);
    if (!isWatched) unwatched.push(guard.name);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${guards.length - unwatched.length} of ${guards.length} guards are watched by a test.`);
process.exit(unwatched.length > 0 || guards.length === 0 ? 1 : 0);

/**
 * Hard links, not one to the folder: whoever reads files may read its own packages only, by where they lie. Our own
 * packages are the copy's: one guard's text is taken out of it, and others import it by its name.
 */
function linkPackages(): void {
  const workspaces = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, "node_modules")));
  for (const name of ["", ...workspaces])
    linkFolder(join(ROOT, name, "node_modules"), join(copy, name, "node_modules"));
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [path, linked] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(path, linked);
    // Of npm's, to programs and to our own packages: each as far from here as from there.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(path), linked);
    else linkFile(path, linked);
  }
}

function linkFile(path: string, linked: string): void {
  try {
    linkSync(path, linked);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    copyFileSync(path, linked);
  }
}

/** By themselves, as they run without it: a test that fails in any case tells nothing. */
function holdsWith({ tests, only, onPostgres }: Guard): Promise<boolean> {
  const key = JSON.stringify([tests, only, onPostgres]);
  const known = held.get(key) ?? runTests(tests, only, onPostgres).then((code) => code === 0);
  held.set(key, known);
  return known;
}

async function failsWithout(guard: Guard): Promise<boolean> {
  const path = join(copy, guard.file);
  const whole = readFileSync(path, "utf8");
  writeFileSync(path, removeGuard(whole, guard));
  try {
    return (await runTests(guard.tests, guard.only, guard.onPostgres)) !== 0;
  } finally {
    writeFileSync(path, whole);
  }
}

function runTests(tests: readonly string[], only?: string, onPostgres = false): Promise<number | null> {
  const { TEST_DATABASE_URL, ...rest } = process.env;
  // Without its guard a test may wait for what never ends: that is a failure after a few minutes.
  const others = { TEST_PROCESS_LIMIT_MS: "300000", ...rest };
  const env = onPostgres ? { ...others, TEST_DATABASE_URL } : others;
  const patterns = only === undefined ? [] : ["--test-name-pattern", only];
  const child = spawn(process.execPath, ["tools/run-node.js", "tools/run-tests.ts", ...tests, ...patterns], {
    cwd: copy,
    env,
    stdio: "ignore",
  });
  return new Promise((resolve, reject) => child.on("exit", resolve).on("error", reject));
}
