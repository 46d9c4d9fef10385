import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Plain files below a folder, by path from it. Links are not followed. */
export function listFiles(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}
