import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const MEBIBYTE = 2 ** 20;

/** The program that reads documents. */
export function extractionChildMain(): string {
  return fileURLToPath(import.meta.resolve("@citedesk/extraction/child"));
}

/**
 * Node's permission model for a child: it reads only the code and the given folders, writes nothing, and starts no
 * process, worker or add-on. The JavaScript heap stays below the memory limit; buffers and WebAssembly add to it.
 */
export function childArguments(options: {
  main: string;
  memoryBytes: number;
  readableFolders: readonly string[];
}): string[] {
  const extraction = dirname(dirname(extractionChildMain()));
  const root = dirname(extraction);
  const readable = [
    options.main,
    join(extraction, "*"),
    join(root, "node_modules", "*"),
    join(root, "package.json"),
    ...options.readableFolders.map((folder) => join(folder, "*")),
  ];
  return [
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${Math.floor((options.memoryBytes * 0.7) / MEBIBYTE)}`,
    "--disable-warning=ExperimentalWarning",
    "--disable-warning=SecurityWarning",
    options.main,
  ];
}
