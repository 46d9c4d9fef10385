import { hash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nameSources } from "./name-sources.ts";

/** What `tools/build-service.ts` writes down of a build. */
export interface ServiceBuild {
  /** Below `server/dist`. */
  folder: string;
  /** What it was made of, by path from the root. */
  sources: [path: string, bytes: number, changedAtSecond: number][];
  /** What says which packages there are, by their text: installing anew may write the same. */
  packages: [path: string, digest: string | null][];
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const RECORD = "server/dist/built.json";

/**
 * Imports `server/src/<name>.ts` as it was built, in a few files, where it was and nothing has changed since; else file
 * by file: the same service, a second later (docs/decisions/0670-the-service-in-few-files.md).
 */
export async function importEntry(name: "serve" | "run-operator"): Promise<void> {
  const build = findBuild();
  if (build === undefined) {
    await import(`./${name}.ts`);
    return;
  }
  nameSources(build);
  await import(new URL(`../dist/${build.folder}/${name}.mjs`, import.meta.url).href);
}

/** Undefined where there is none of what the files hold now. */
export function findBuild(root = ROOT): ServiceBuild | undefined {
  const path = join(root, RECORD);
  if (!existsSync(path)) return undefined;
  const build = JSON.parse(readFileSync(path, "utf8")) as ServiceBuild;
  const isSame =
    build.packages.every(([path, digest]) => digestOf(join(root, path)) === digest) &&
    build.sources.every(([path, bytes, second]) => {
      const file = statSync(join(root, path), { throwIfNoEntry: false });
      return file?.size === bytes && changedAt(file) === second;
    });
  return isSame ? build : undefined;
}

/** Images of containers keep whole seconds alone. */
export const changedAt = ({ mtimeMs }: { mtimeMs: number }): number => Math.floor(mtimeMs / 1000);

/** Null: not there. */
export function digestOf(path: string): string | null {
  return existsSync(path) ? hash("sha256", readFileSync(path)) : null;
}
