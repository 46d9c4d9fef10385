import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkSizes } from "./pages/check-sizes.ts";
import { compressFiles } from "./pages/compress-files.ts";
import { hashSources } from "./pages/hash-sources.ts";
import type { Manifest, PageBuild } from "./pages/page-build.ts";

// npm run build [-- --if-changed]: builds the pages that the service sends into FOLDER/dist, with Brotli and
// gzip beside each file. A page that outgrew its limit ends it, and the build before stays.
const ROOT = join(import.meta.dirname, "..");
const FOLDERS = ["widget", "dashboard"];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { "if-changed": { type: "boolean" } } });
for (const folder of positionals.length > 0 ? positionals : FOLDERS) {
  const sources = hashSources(ROOT, folder);
  const stamp = join(ROOT, folder, "dist/.vite/sources");
  if (values["if-changed"] && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) continue;
  await buildFolder(folder, sources);
}

async function buildFolder(folder: string, sources: string): Promise<void> {
  const startedAt = performance.now();
  const { builds } = (await import(`../${folder}/pages.config.ts`)) as { builds: PageBuild[] };
  const root = join(ROOT, folder);
  // Beside what is served now, and put in its place when it is whole.
  const made = join(root, `dist-${process.pid}`);
  try {
    mkdirSync(join(made, ".vite"), { recursive: true });
    for (const build of builds) await runVite(root, made, folder, build);
    await compressFiles(made);
    const sizes = builds.flatMap(({ manifest, limits }) => checkSizes(made, readManifest(made, manifest), limits));
    const tooLarge = sizes.filter(({ isOver }) => isOver);
    if (tooLarge.length > 0) throw new Error(`Too large. ${tooLarge.map(({ line }) => line).join("; ")}`);
    writeFileSync(join(made, ".vite/sources"), sources);
    replaceFolder(join(root, "dist"), made);
    console.log(`${folder} built in ${Math.round(performance.now() - startedAt)} ms`);
    for (const { line } of sizes) console.log(`  ${line}`);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

async function runVite(root: string, made: string, folder: string, build: PageBuild): Promise<void> {
  const vite = await import("vite");
  const { config, entries, manifest } = build;
  await vite.build({
    configFile: false,
    logLevel: "warn",
    root,
    base: `/assets/${folder}/`,
    publicDir: false,
    ...config,
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      ...config.build,
      outDir: made,
      assetsDir: "",
      emptyOutDir: false,
      manifest: `.vite/${manifest}`,
      reportCompressedSize: false,
      rolldownOptions: { ...config.build?.rolldownOptions, input: entries.map((entry) => join(root, entry)) },
    },
  });
}

function readManifest(made: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(made, ".vite", name), "utf8"));
}

function replaceFolder(path: string, made: string): void {
  const before = `${path}-before-${process.pid}`;
  if (existsSync(path)) renameSync(path, before);
  renameSync(made, path);
  rmSync(before, { recursive: true, force: true });
}
