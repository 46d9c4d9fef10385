import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Beside each built file that holds code of ours: which lines stand where. */
export interface SourceLines {
  /** From the root. */
  files: string[];
  /** Ascending by `line`: from there on lines follow those of `file` from `original` on; -1: none of ours. */
  runs: [line: number, file: number, original: number][];
}

/**
 * Stacks of a build name the lines of the sources. Node's own way reads whole source maps while it starts (0.2 s, and
 * 100 MB at the first error); these are read when there is a stack to tell.
 */
export function nameSources({ folder }: { folder: string }): void {
  const known = new Map<string, SourceLines | undefined>();
  const place = new RegExp(`file://\\S*/server/dist/${folder}/([^/\\s]+):(\\d+):\\d+`);
  const built = new URL(`../dist/${folder}/`, import.meta.url);
  const linesOf = (name: string) => {
    if (!known.has(name)) known.set(name, readLines(fileURLToPath(new URL(`${name}.lines`, built))));
    return known.get(name);
  };
  Error.prepareStackTrace = (error, sites) => {
    const frames = sites.map((site) =>
      String(site).replace(place, (whole, name, line) => findSource(linesOf(name), Number(line)) ?? whole),
    );
    return [describe(error), ...frames].join("\n    at ");
  };
}

/** `path:line`. */
export function findSource(lines: SourceLines | undefined, line: number): string | undefined {
  const run = lines?.runs.findLast(([first]) => first <= line);
  if (lines === undefined || run === undefined || run[1] < 0) return undefined;
  return `${lines.files[run[1]]}:${run[2] + line - run[0]}`;
}

function readLines(path: string): SourceLines | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as SourceLines) : undefined;
}

function describe(error: Error): string {
  try {
    return String(error);
  } catch {
    return "Error";
  }
}
