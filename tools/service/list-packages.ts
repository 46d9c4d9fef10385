import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Bare is another runtime, for which `tar-stream` brings modules of Node.js along. */
const FOR_OTHER_RUNTIMES = /^bare-/;

/**
 * The folders of the packages that a package of this project needs when it runs, and of those that they need, as paths
 * from the root. Packages of the project itself are followed, and not among them. `more` names others to take along.
 */
export function listPackages(root: string, name: string, more: readonly string[] = []): string[] {
  const found = new Set<string>();
  const waiting = [join(root, name), ...more.map((other) => resolvePackage(root, join(root, name), other))];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    for (const { name: needed, isOptional } of dependenciesOf(folder)) {
      const there = findPackage(root, folder, needed);
      if (there !== undefined) waiting.push(there);
      else if (!isOptional) throw new Error(`${relative(root, folder)} needs ${needed}, which is not installed.`);
    }
  }
  return [...found]
    .map((folder) => relative(root, folder))
    .filter((path) => path.includes("node_modules"))
    .sort();
}

function dependenciesOf(folder: string): { name: string; isOptional: boolean }[] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const needed = { ...dependencies, ...peerDependencies };
  return Object.keys({ ...needed, ...optionalDependencies })
    .filter((name) => !FOR_OTHER_RUNTIMES.test(name) && !name.startsWith("@types/"))
    .filter((name) => name in dependencies || !peerDependenciesMeta[name]?.optional)
    .map((name) => ({ name, isOptional: name in optionalDependencies || !(name in needed) }));
}

function resolvePackage(root: string, from: string, name: string): string {
  const found = findPackage(root, from, name);
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return found;
}

/** As Node.js finds it: beside its user, or further up. */
function findPackage(root: string, from: string, name: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const path = join(folder, "node_modules", name);
    if (existsSync(path)) return realpathSync(path);
  }
  return undefined;
}
