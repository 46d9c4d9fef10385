import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nameSources } from "./name-sources.ts";

/** What `tools/build-service.ts` writes down of a build. */
export interface ServiceBuild {
  /** Below `server/dist`. */
  folder: string;
  /** What it was made of, by path from the root; null: was not there. */
  sources: [path: string, state: FileState | null][];
}

type FileState = [bytes: number, changedAtSecond: number];

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const RECORD = "server/dist/build.json";

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
  const isSame = build.sources.every(([source, before]) => {
    const now = stateOf(join(root, source));
    return now?.[0] === before?.[0] && now?.[1] === before?.[1];
  });
  return isSame ? build : undefined;
}

/** Images of containers keep whole seconds alone. */
export function stateOf(path: string): FileState | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && [file.size, Math.floor(file.mtimeMs / 1000)];
}
