import { constants, copyFileSync, linkSync, rmSync, writeFileSync } from "node:fs";
import { newId } from "./ids/identifiers.ts";

/** What a file system says that has no hard links: FAT, some network folders and mounted ones. */
const WITHOUT_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EINVAL", "EMLINK"]);

/**
 * Writes a file that this user alone may read: whole or not at all, whenever the process is killed. Of several
 * processes the first one's stays; the others write nothing. Without hard links a killed process may leave a part.
 */
export function writeOnce(path: string, content: string, link: typeof linkSync = linkSync): void {
  const unfinished = `${path}.${newId()}`;
  writeFileSync(unfinished, content, { mode: 0o600, flush: true });
  try {
    nameUnlessTaken(unfinished, path, link);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function nameUnlessTaken(unfinished: string, path: string, link: typeof linkSync): void {
  try {
    link(unfinished, path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (WITHOUT_LINKS.has(code)) copyUnlessTaken(unfinished, path);
    else if (code !== "EEXIST") throw error;
  }
}

function copyUnlessTaken(unfinished: string, path: string): void {
  try {
    copyFileSync(unfinished, path, constants.COPYFILE_EXCL);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
