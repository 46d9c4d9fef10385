import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** What a page's document names: paths on this service. */
export interface PageFiles {
  script: string;
  styles: string[];
}

export interface BuiltPages {
  /** Undefined while nothing is built. */
  find(folder: PageFolder, entry: string): PageFiles | undefined;
  /** The text of an entry's script. */
  findText(folder: PageFolder, entry: string): string | undefined;
  /** Builds what is missing or was made of other sources, in a process of its own. True: something was built. */
  bringUpToDate(): Promise<boolean>;
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
export const PAGE_FOLDERS = ["widget", "dashboard"] as const;
type PageFolder = (typeof PAGE_FOLDERS)[number];
const STAMP = ".vite/sources";
const BUILD_TIMEOUT_MS = 180_000;

export function builtFolder(folder: PageFolder, root = ROOT): string {
  return join(root, folder, "dist");
}

/**
 * What `npm run build` made of the pages: hashed files and the manifests that name them. A later build is seen at once.
 */
export function openBuiltPages(root = ROOT): BuiltPages {
  const known = new Map<PageFolder, { builtAt: number; manifest: Manifest; texts: Map<string, string> }>();

  function read(folder: PageFolder) {
    const builtAt = statSync(join(builtFolder(folder, root), STAMP), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const before = known.get(folder);
    if (before?.builtAt === builtAt) return before;
    const build = { builtAt, manifest: readManifests(builtFolder(folder, root)), texts: new Map<string, string>() };
    known.set(folder, build);
    return build;
  }

  return {
    find(folder, entry) {
      const { manifest } = read(folder);
      if (!manifest[entry]) return undefined;
      const address = (file: string) => `/assets/${folder}/${file}`;
      return { script: address(manifest[entry].file), styles: [...stylesOf(manifest, entry)].map(address) };
    },
    findText(folder, entry) {
      const { manifest, texts } = read(folder);
      if (!manifest[entry]) return undefined;
      const text = texts.get(entry) ?? readFileSync(join(builtFolder(folder, root), manifest[entry].file), "utf8");
      texts.set(entry, text);
      return text;
    },
    async bringUpToDate() {
      const parameters = [join(root, "tools/build-pages.ts"), "--if-changed"];
      const { stdout } = await promisify(execFile)(process.execPath, parameters, {
        cwd: root,
        timeout: BUILD_TIMEOUT_MS,
        env: { ...process.env, NODE_NO_WARNINGS: "1" },
      });
      return stdout !== "";
    },
  };
}

function readManifests(folder: string): Manifest {
  const manifests = join(folder, ".vite");
  const names = listNames(manifests).filter((name) => name.endsWith(".json"));
  return Object.assign({}, ...names.map((name) => JSON.parse(readFileSync(join(manifests, name), "utf8"))));
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Of the entry and of all it imports; chunks may import each other. */
function stylesOf(manifest: Manifest, entry: string): Set<string> {
  const keys = new Set([entry]);
  // A set's walk takes in what is added on the way.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
}
