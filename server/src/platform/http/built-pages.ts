import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

/** What a page's document names: paths on this service. */
export interface PageFiles {
  script: string;
  styles: string[];
}

/** Each with the source expression by which a policy lets it stand in the document (CSP 3, 2.3.1). */
export interface InlinePage {
  script: { text: string; source: string };
  style: { text: string; source: string };
}

export interface BuiltPages {
  /** Undefined while nothing is built. */
  find(folder: PageFolder, entry: string): PageFiles | undefined;
  /** The text of an entry's script. */
  findText(folder: PageFolder, entry: string): string | undefined;
  /** An entry whole, to stand in a document itself. */
  findInline(folder: PageFolder, entry: string): InlinePage | undefined;
  /** What a module exports that holds nothing but data. */
  readModule(folder: PageFolder, entry: string): Promise<Record<string, unknown> | undefined>;
  /** Builds what is missing or was made of other sources, in a process of its own. True: something was built. */
  bringUpToDate(): Promise<boolean>;
}

interface Build {
  builtAt: number;
  manifest: Manifest;
  texts: Map<string, string>;
  inline: Map<string, InlinePage>;
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
  const known = new Map<PageFolder, Build>();

  function read(folder: PageFolder) {
    const builtAt = statSync(join(builtFolder(folder, root), STAMP), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const before = known.get(folder);
    if (before?.builtAt === builtAt) return before;
    const manifest = readManifests(builtFolder(folder, root));
    const build: Build = { builtAt, manifest, texts: new Map(), inline: new Map() };
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
    findInline(folder, entry) {
      const { manifest, inline } = read(folder);
      const found = manifest[entry];
      if (!found) return undefined;
      const textOf = (file: string) => readFileSync(join(builtFolder(folder, root), file), "utf8");
      const page = inline.get(entry) ?? {
        script: inlined(textOf(found.file)),
        style: inlined([...stylesOf(manifest, entry)].map(textOf).join("\n")),
      };
      inline.set(entry, page);
      return page;
    },
    async readModule(folder, entry) {
      const found = read(folder).manifest[entry];
      return found && import(pathToFileURL(join(builtFolder(folder, root), found.file)).href);
    },
    async bringUpToDate() {
      const builder = join(root, "tools/build-pages.ts");
      // An image has what was made, and nothing to make it of.
      if (!existsSync(builder)) return false;
      const { stdout } = await promisify(execFile)(process.execPath, [builder, "--if-changed"], {
        cwd: root,
        timeout: BUILD_TIMEOUT_MS,
        env: { ...process.env, NODE_NO_WARNINGS: "1" },
      });
      return stdout !== "";
    },
  };
}

/** Throws where a part would end its element, and begin one of its own. */
function inlined(text: string): { text: string; source: string } {
  const ending = /<\/(?:script|style)|<!--/i.exec(text);
  if (ending) throw new Error(`What is built has ${ending[0]} in it and can't stand in a document.`);
  return { text, source: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
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
