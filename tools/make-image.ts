// npm run image FOLDER [PACKAGE…]: the root of the image (Dockerfile), from what is installed and built here: the
// service with the packages that it needs when it runs and those that are named, Node.js, and the libraries of the
// system that they load. What builds, types, maps and tests take stays behind. Tells the sizes in bytes of files.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { findBuild, RECORD } from "../server/src/import-entry.ts";
import { listFiles } from "./service/list-files.ts";
import { listPackages } from "./service/list-packages.ts";

const ROOT = join(import.meta.dirname, "..");
const OWN = ["server", "grounding", "crawling", "extraction"];
const PLAIN = [
  "package.json",
  "package-lock.json",
  "node_modules/.package-lock.json",
  "LICENSE",
  "NOTICES.md",
  "sbom.json",
];
const MADE = ["dashboard/dist", "widget/dist", "server/migrations", "server/schema.sql", "docs/guide.md"];

/** Read by people, compilers, debuggers and test runners. Node.js does not run TypeScript from packages. */
const NOT_RUN = /\.(?:map|[cm]?tsx?|md|mdx|markdown|flow|test\.[cm]?js)$/;
const LICENCE = /^(?:licen[cs]e|notice|copying)/i;
const NOT_RUN_FOLDERS = new Set([
  "test",
  "tests",
  "__tests__",
  "example",
  "examples",
  "benchmark",
  "benchmarks",
  ".github",
]);
/** The same once more, for browsers and other runtimes. */
const DOUBLES = [
  /\/@hyzyla\/pdfium\/dist\/pdfium\.wasm\.base64/,
  /\/youtubei\.js\/bundle\/(?:cf-worker|react-native)/,
  /\/mammoth\/mammoth\.browser/,
  /\/luxon\/build\/(?:amd|global|cjs-browser|es6)\//,
  /\/meriyah\/dist\/meriyah\.umd/,
];

const [out, ...more] = process.argv.slice(2);
if (out === undefined) throw new Error("Name the folder: npm run image FOLDER");
const build = findBuild();
if (build === undefined) throw new Error("Nothing is built of what is here: npm run build");
const app = join(out, "app");
mkdirSync(app, { recursive: true });
for (const path of [...PLAIN, ...MADE, RECORD, `server/dist/${build.folder}`]) copy(path);
for (const name of OWN) {
  copy(`${name}/package.json`);
  copy(`${name}/src`, (path) => !/\.test\.ts$|\/testing(?:\/|$)/.test(path));
  copy(`node_modules/@citedesk/${name}`);
}
// As a package manager takes them: a name, perhaps with its release.
const packages = listPackages(
  ROOT,
  "server",
  more.map((name) => name.replace(/(?<=.)@.*$/, "")),
);
for (const path of packages) copy(path, isRun);
addSystem(out);
console.log(`${packages.length} packages, ${megabytes(app)} MB; with Node.js and its libraries ${megabytes(out)} MB`);

function copy(path: string, isWanted: (path: string) => boolean = () => true): void {
  cpSync(join(ROOT, path), join(app, path), {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (from) => isWanted(`/${relative(ROOT, from)}`),
  });
}

/** Of a package, its own packages apart: they are listed on their own. */
function isRun(path: string): boolean {
  const name = basename(path);
  if (name === "node_modules" || DOUBLES.some((double) => double.test(path))) return false;
  const parent = basename(dirname(path));
  const isTop = existsSync(join(ROOT, dirname(path), "package.json")) && parent !== "node_modules";
  if (isTop && NOT_RUN_FOLDERS.has(name)) return false;
  return LICENCE.test(name) || !NOT_RUN.test(name);
}

/** What a program finds on a machine: Node.js, the libraries that it and its packages load, one plain user. */
function addSystem(root: string): void {
  const node = realpathSync(process.execPath);
  place(node, join(root, "usr/local/bin/node"));
  const natives = listFiles(app).filter((path) => path.endsWith(".node"));
  for (const binary of [node, ...natives.map((path) => join(app, path))])
    for (const [library] of execFileSync("ldd", [binary], { encoding: "utf8" }).matchAll(/\/\S+(?= \(0x)/g))
      place(library, join(root, library));
  const files = {
    "etc/passwd": "root:x:0:0:root:/:/sbin/nologin\nnode:x:1000:1000::/tmp:/sbin/nologin\n",
    "etc/group": "root:x:0:\nnode:x:1000:\n",
    "etc/nsswitch.conf": "hosts: files dns\n",
    "usr/local/bin/citedesk":
      '#!/usr/local/bin/node --disable-warning=ExperimentalWarning\nimport("/app/server/src/citedesk.ts");\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  chmodSync(join(root, "usr/local/bin/citedesk"), 0o755);
  for (const folder of ["data", "tmp"]) mkdirSync(join(root, folder), { recursive: true });
}

function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function megabytes(folder: string): string {
  const bytes = listFiles(folder).reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0);
  return (bytes / 1e6).toFixed(1);
}
