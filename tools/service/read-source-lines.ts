import { SourceMap } from "node:module";
import { relative, resolve } from "node:path";
import type { OutputChunk } from "rolldown";
import type { SourceLines } from "../../server/src/name-sources.ts";

/** Of a built file's map what stacks need: the lines of ours. Undefined where none is ours. */
export function readSourceLines(
  { code, map, fileName, moduleIds }: OutputChunk,
  { root, folder, isOwn }: { root: string; folder: string; isOwn: (id: string) => boolean },
): SourceLines | undefined {
  if (!moduleIds.some(isOwn)) return undefined;
  if (map === null) throw new Error(`${fileName} has no map.`);
  const origins = new SourceMap({ ...map, file: fileName, sourceRoot: "", sourcesContent: [] });
  const paths = new Map(map.sources.map((source) => [source, resolve(folder, source)]));
  const files: string[] = [];
  const runs: SourceLines["runs"] = [];
  for (const [at, text] of code.split("\n").entries()) {
    const entry = origins.findEntry(at, text.length - text.trimStart().length);
    const path = "originalSource" in entry && entry.generatedLine === at ? paths.get(entry.originalSource) : undefined;
    if (path === undefined || !isOwn(path)) {
      // What the builder adds, or a line that goes on, counts as more of what stands before it.
      if (path !== undefined && runs.at(-1)?.[1] !== -1) runs.push([at + 1, -1, 0]);
      continue;
    }
    const name = relative(root, path).replaceAll("\\", "/");
    const file = files.at(-1) === name ? files.length - 1 : files.push(name) - 1;
    const original = (entry as { originalLine: number }).originalLine + 1;
    const last = runs.at(-1);
    const isNext = last !== undefined && last[1] === file && last[2] + (at + 1 - last[0]) === original;
    if (!isNext) runs.push([at + 1, file, original]);
  }
  return { files, runs };
}
