import { execFile } from "node:child_process";
import { chmod, copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

// npm run client:build: the package as others install it, in client/dist: JavaScript modules with their types, that
// need nothing of this repository. `npm pack ./client/dist` makes the file.
const run = promisify(execFile);
const path = (place: string) => fileURLToPath(new URL(place, import.meta.url));

export async function buildPackage(folder = path("dist")): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const compiler = path("../node_modules/typescript-7/bin/tsc");
  await run(process.execPath, [compiler, "-p", path("tsconfig.package.json"), "--outDir", folder], {
    maxBuffer: 10_000_000,
  }).catch(({ stdout }: { stdout: string }) => {
    throw new Error(`The client does not compile by itself.\n${stdout}`);
  });
  const { name, version, license, description } = await readManifest("package.json");
  const { engines } = await readManifest("../package.json");
  const module = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  const manifest = {
    name,
    version,
    description,
    license,
    type: "module",
    sideEffects: false,
    engines,
    exports: { ".": module("index"), "./ai": module("citedesk-chat-transport"), "./package.json": "./package.json" },
    bin: { citedesk: "cli/citedesk.js" },
    peerDependencies: { ai: ">=5" },
    peerDependenciesMeta: { ai: { optional: true } },
  };
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(path("README.md"), join(folder, "README.md"));
  await copyFile(path("../LICENSE"), join(folder, "LICENSE"));
  await chmod(join(folder, "cli/citedesk.js"), 0o755);
}

async function readManifest(place: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(path(place), "utf8"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPackage();
