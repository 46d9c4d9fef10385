import { dirname, relative } from "node:path";
import type { Plugin } from "rolldown";

/** Code of ours finds files, threads and programs beside its source, wherever it is built to. */
export function keepPlaces(root: string, folder: string): Plugin {
  const towards = (path: string) =>
    `new URL(${JSON.stringify(relative(folder, path).replaceAll("\\", "/"))}, import.meta.url)`;
  return {
    name: "keep-places",
    transform: {
      filter: { id: /\.ts$/, code: /import\.meta\.(?:url|dirname)/ },
      handler(code, id) {
        if (!id.startsWith(root) || id.includes("node_modules")) return undefined;
        const placed = code
          // What is asked for by name is built in, and still begins when it is asked for.
          .replace("const require = createRequire(import.meta.url);", "")
          .replaceAll("import.meta.url", `${towards(id)}.href`)
          .replaceAll(
            "import.meta.dirname",
            `process.getBuiltinModule("node:url").fileURLToPath(${towards(dirname(id))})`,
          );
        // No line has moved.
        return { code: placed, map: null };
      },
    },
  };
}
