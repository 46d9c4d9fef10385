import { createRequire, isBuiltin } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "rolldown";

/** Machine code, WebAssembly, threads: they look for files of their own. */
const WITH_FILES = ["@node-rs/argon2", "@electric-sql/pglite", "@electric-sql/pglite-pgvector", "@hyzyla/pdfium"];
const WITH_PLACES = ["piscina", "undici"];
const OUTSIDE = new Set([...WITH_FILES, ...WITH_PLACES]);
/** These name places only in parts that this service does not use, or have a class of that name. */
const HARMLESS = new Set(["pino", "thread-stream", "pg-boss", "fflate", "@fastify/swagger"]);
const NAMES_A_PLACE = /\b(?:__dirname|__filename)\b|import\.meta\.(?:url|dirname|filename|resolve)|new Worker\(/;
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;
const FOLDER = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * Packages that need their own files, and those that are loaded when they are needed, stay where they are installed.
 * Throws where another names a place of its own, or where one that stays would be found in another version.
 */
export function leaveOutside(root: string): Plugin {
  const server = join(root, "server/dist/folder/any.mjs");
  const fromServer = createRequire(pathToFileURL(server));
  return {
    name: "leave-outside",
    resolveId: {
      // Names of packages; ours are part of the service.
      filter: { id: /^(?![./#]|[A-Za-z]:|node:|@citedesk\/)/ },
      handler(id, importer, { kind }) {
        const name = PACKAGE.exec(id)?.[0];
        if (importer === undefined || name === undefined || isBuiltin(id)) return undefined;
        const isLater = kind === "dynamic-import" && !importer.includes("node_modules");
        if (!isLater && !OUTSIDE.has(name)) return undefined;
        if (importer.includes("node_modules") && folderOf(fromServer, name) !== folderOf(createRequire(importer), name))
          this.error(`${importer} needs another ${name} than the service does: it can't stay outside.`);
        return { id, external: true };
      },
    },
    transform: {
      filter: { id: /node_modules/, code: NAMES_A_PLACE },
      handler(_, id) {
        const name = FOLDER.exec(id)?.[1]?.replaceAll("\\", "/") ?? id;
        if (!HARMLESS.has(name)) this.error(`${id} looks for files of its own: ${name} must stay outside.`);
      },
    },
  };
}

/** Where a package is found, whatever it lets others import; undefined: it is not installed. */
function folderOf(require: NodeJS.Require, name: string): string | undefined {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return require.resolve(join(folder, name, "package.json"));
    } catch {}
  }
  return undefined;
}
