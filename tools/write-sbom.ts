import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildNotices } from "./sbom/build-notices.ts";
import { buildSbom } from "./sbom/build-sbom.ts";
import type { Lock } from "./sbom/lock-packages.ts";

// npm run sbom            writes sbom.json (CycloneDX) and NOTICES.md from package-lock.json and what is installed
// npm run sbom -- --check fails when they differ from it
const root = join(import.meta.dirname, "..");
const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as Lock;
const documents = {
  "sbom.json": `${JSON.stringify(buildSbom(lock), null, 1)}\n`,
  "NOTICES.md": buildNotices(lock, root),
};
for (const [name, content] of Object.entries(documents)) {
  const path = join(root, name);
  if (!process.argv.includes("--check")) {
    await writeFile(path, content);
    console.log(`wrote ${name} (${content.length} characters)`);
  } else if ((await readFile(path, "utf8").catch(() => "")).replaceAll("\r\n", "\n") !== content) {
    console.error(`${name} is not what package-lock.json makes of it: run npm run sbom, and look at what came in.`);
    process.exitCode = 1;
  }
}
