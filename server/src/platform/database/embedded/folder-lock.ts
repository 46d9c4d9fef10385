import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process (or this one) already works on the folder. Two at once would silently lose rows. */
export class FolderInUseError extends Error {
  constructor(folder: string, owner: string) {
    super(`The data folder ${folder} is in use by ${owner}. Stop that one first, or set DATA_DIR to another folder.`);
    this.name = "FolderInUseError";
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Takes the folder for this process, or throws `FolderInUseError`.
 *
 * Node has no `flock`, and a file with a process id in it outlives a killed process and means nothing in another
 * container. An open exclusive SQLite transaction is a lock of the operating system: it ends with its process, however
 * that one ends.
 */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(join(folder, "lock"));
  const ownerFile = join(folder, "lock-owner");
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!/locked|busy/.test(String(error))) throw error;
    throw new FolderInUseError(folder, readOwner(ownerFile));
  }
  writeFileSync(ownerFile, `process ${process.pid}`);
  return {
    release() {
      rmSync(ownerFile, { force: true });
      lock.close();
    },
  };
}

function readOwner(path: string): string {
  try {
    return readFileSync(path, "utf8").trim() || "another process";
  } catch {
    return "another process";
  }
}
