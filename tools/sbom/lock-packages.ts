/** What package-lock.json says of a package. */
interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  name: string;
  version: string;
  packages: Record<string, LockEntry>;
}

export interface LockPackage {
  /** Where it lies, as `node_modules/a/node_modules/b`. */
  path: string;
  name: string;
  version: string;
  license: string;
  integrity: string | undefined;
  /** Not on every machine: for another system, or only if it can be had. */
  isOptional: boolean;
  /** Paths of what it uses. */
  uses: string[];
}

/** Every package of others that an installation for use has; what only development needs is left out. By path. */
export function listLockPackages({ packages }: Lock): LockPackage[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes("node_modules/") && !entry.link && !entry.dev)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version: entry.version ?? "",
      license: entry.license ?? "",
      integrity: entry.integrity,
      isOptional: entry.optional ?? false,
      uses: usesOf(packages, path),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** As Node.js looks for them: in the package's own folder, then in each above. */
function usesOf(packages: Lock["packages"], path: string): string[] {
  const { dependencies, optionalDependencies } = packages[path]!;
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  return names.flatMap((name) => findUsed(packages, path, name) ?? []).toSorted();
}

function findUsed(packages: Lock["packages"], from: string, name: string): string | undefined {
  const parts = from.split("/");
  for (let length = parts.length; length >= 0; length--) {
    const candidate = [...parts.slice(0, length), "node_modules", name].join("/");
    if (candidate in packages) return candidate;
  }
  return undefined;
}
