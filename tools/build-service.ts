// npm run build: server/src/{serve,run-operator}.ts and all that they load at their start, ours and that of packages,
// in a few files below server/dist. `--if-changed`: where nothing has changed since, nothing is built.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { type OutputChunk, rolldown } from "rolldown";
import { changedAt, digestOf, findBuild, RECORD, type ServiceBuild } from "../server/src/import-entry.ts";
import { keepPlaces } from "./service/keep-places.ts";
import { leaveOutside } from "./service/leave-outside.ts";
import { readSourceLines } from "./service/read-source-lines.ts";

const ROOT = join(import.meta.dirname, "..");
const ENTRIES = ["serve", "run-operator"];
/** Packages change with the first two alone; where ours begin stands in the others. */
const OF_PACKAGES = [
  ...["package-lock.json", "node_modules/.package-lock.json"],
  ...["server", "grounding", "crawling", "extraction"].map((name) => `${name}/package.json`),
];

const { values } = parseArgs({ options: { "if-changed": { type: "boolean" } } });
const before = findBuild();
if (!values["if-changed"] || before === undefined) await buildService();

async function buildService(): Promise<void> {
  const startedAt = performance.now();
  const folder = `${Date.now().toString(36)}-${process.pid}`;
  const made = join(ROOT, "server/dist", folder);
  // Before they are read: what changes meanwhile counts as changed.
  const packages = OF_PACKAGES.map((path): ServiceBuild["packages"][number] => [path, digestOf(join(ROOT, path))]);
  const bundle = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(ROOT, `server/src/${name}.ts`)])),
    platform: "node",
    logLevel: "warn",
    plugins: [leaveOutside(ROOT), keepPlaces(ROOT, made)],
  });
  const { output } = await bundle.generate({
    dir: made,
    format: "esm",
    sourcemap: "hidden",
    keepNames: true,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
  const chunks = output.filter((part): part is OutputChunk => part.type === "chunk");
  mkdirSync(made, { recursive: true });
  for (const chunk of chunks) {
    writeFileSync(join(made, chunk.fileName), chunk.code);
    const lines = readSourceLines(chunk, { root: ROOT, folder: made, isOwn });
    if (lines !== undefined) writeFileSync(join(made, `${chunk.fileName}.lines`), JSON.stringify(lines));
  }
  const own = new Set(chunks.flatMap(({ moduleIds }) => moduleIds).filter(isOwn));
  const sources = [...own].map((id): ServiceBuild["sources"][number] => {
    const file = statSync(id);
    return [relative(ROOT, id), file.size, changedAt(file)];
  });
  record({ folder, sources, packages });
  const bytes = chunks.reduce((sum, { code }) => sum + code.length, 0);
  const took = Math.round(performance.now() - startedAt);
  console.log(`service built in ${took} ms: ${chunks.length} files, ${(bytes / 2 ** 20).toFixed(1)} MB`);
}

function isOwn(id: string): boolean {
  return id.startsWith(ROOT) && !id.includes("node_modules");
}

/** A service that runs still finds what it began with; builds before that go. */
function record(build: ServiceBuild): void {
  const path = join(ROOT, RECORD);
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(build));
  renameSync(unfinished, path);
  const builds = readdirSync(join(ROOT, "server/dist"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of builds.sort((left, right) => (left.name < right.name ? 1 : -1)).slice(2))
    rmSync(join(ROOT, "server/dist", name), { recursive: true, force: true });
}
