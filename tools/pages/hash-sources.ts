import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a folder's pages are made of, as one value that changes with any of it. */
export function hashSources(root: string, folder: string): string {
  const patterns = [
    `${folder}/*.*`,
    `${folder}/src/**/*.*`,
    "client/src/**/*.ts",
    "tools/pages/*.ts",
    "package-lock.json",
  ];
  const paths = globSync(patterns, { cwd: root }).filter((path) => !path.endsWith(".test.ts"));
  const hash = createHash("sha256");
  for (const path of paths.sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}
