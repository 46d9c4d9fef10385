import { statSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, SizeLimit } from "./page-build.ts";

/** One line for each limit: what is measured, and whether it is over. Throws where a limit names what was not built. */
export function checkSizes(
  folder: string,
  manifest: Manifest,
  limits: readonly SizeLimit[],
): { line: string; isOver: boolean }[] {
  return limits.map(({ name, entry, withOneOf, maximumBytes }) => {
    const files = filesOf(manifest, entry);
    const others = Object.keys(manifest).filter((key) => withOneOf !== undefined && key.startsWith(withOneOf));
    if (withOneOf !== undefined && others.length === 0) throw new Error(`Nothing was built of ${withOneOf}.`);
    const size = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + travelling(join(folder, path)), 0);
    const extra = (key: string) => size(filesOf(manifest, key).difference(files));
    const bytes = size(files) + Math.max(0, ...others.map(extra));
    return { line: `${name}: ${bytes} of ${maximumBytes} bytes`, isOver: bytes > maximumBytes };
  });
}

/** The module itself, all it imports at once, and their styles. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} was not built.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

function travelling(path: string): number {
  const compressed = statSync(`${path}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(path)).size;
}
