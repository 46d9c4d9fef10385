// Runs a script with a Node.js that strips TypeScript types: this machine's own when it is new enough,
// else the one that npm installed as an optional package.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { isatty } from "node:tty";

const NEEDED = [22, 18];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isNewEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);

function findInstalledNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const binary = process.platform === "win32" ? "bin/node.exe" : "bin/node";
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${platform}-${process.arch}/package.json`);
    const path = join(dirname(manifest), binary);
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

const node = isNewEnough ? process.execPath : findInstalledNode();
if (node === undefined) {
  console.error(
    `Node.js ${NEEDED.join(".")} or newer is needed; this is ${process.versions.node} and no packaged one fits ` +
      `${process.platform}-${process.arch}. Install Node.js 24, then run the command again.`,
  );
  process.exit(1);
}

const parameters = [
  "--disable-warning=ExperimentalWarning",
  // What a chat holds while it is answered is dead before a nursery of this size is full twice: half of it copies that
  // into the old generation, at a sixth of the chats with a model a second. A larger one takes more, and is no faster.
  "--max-semi-space-size=16",
  ...process.argv.slice(2),
];
const environment = {
  NODE_COMPILE_CACHE: join(import.meta.dirname ?? ".", "../node_modules/.cache/compile"),
  // glibc would keep a heap for each of many threads: 20 to 30 MB more, and no faster.
  MALLOC_ARENA_MAX: "2",
  // Large pages for what glibc allocates, where the system gives them to who asks: fewer misses in page tables.
  GLIBC_TUNABLES: "glibc.malloc.hugetlb=1",
  ...process.env,
};
// A launcher that waits takes 40 MB; a new one (Node.js 23.11) becomes the program instead.
if (process.execve !== undefined && process.platform !== "win32") {
  process.execve(node, [node, ...parameters], environment);
}
const child = spawn(node, parameters, { stdio: "inherit", env: environment });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
// Node.js undoes what nohup did: without a terminal there is none that could have been closed.
const hasTerminal = [0, 1, 2].some((stream) => isatty(stream));
process.on("SIGHUP", () => hasTerminal && child.kill("SIGHUP"));
// The shell that npm started this in may end without handing on its signal. Without npm it is a service in the
// background.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
}
child.on("exit", (code, signal) => {
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
