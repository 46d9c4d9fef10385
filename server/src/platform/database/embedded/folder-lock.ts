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

/** The embedded database writes into its folder whatever is asked of it, and so does its lock. */
export class FolderNotWritableError extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The data folder ${folder} can't be written, so the database in it can't be opened. If its disk has turned read-only, stop the ` +
        `service, copy the folder (cp -a ${folder} /elsewhere/data) and run the command with DATA_DIR=/elsewhere/data.`,
      options,
    );
    this.name = "FolderNotWritableError";
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Takes the folder for this process, or throws `FolderInUseError` or `FolderNotWritableError`.
 *
 * Node has no `flock`, and a file with a process id in it outlives a killed process and means nothing in another
 * container. An open exclusive SQLite transaction is a lock of the operating system: it ends with its process, however
 * that one ends.
 */
export function lockFolder(folder: string): FolderLock {
  const ownerFile = join(folder, "lock-owner");
  const lock = openLock(folder);
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (/readonly/.test(String(error))) throw new FolderNotWritableError(folder, { cause: error });
    if (!/locked|busy/.test(String(error))) throw error;
    throw new FolderInUseError(folder, readOwner(ownerFile));
  }
  try {
    writeFileSync(ownerFile, `process ${process.pid}`);
  } catch (error) {
    lock.close();
    throw isReadOnly(error) ? new FolderNotWritableError(folder, { cause: error }) : error;
  }
  return {
    release() {
      rmSync(ownerFile, { force: true });
      lock.close();
    },
  };
}

function openLock(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, "lock"));
  } catch (error) {
    throw /unable to open/.test(String(error)) ? new FolderNotWritableError(folder, { cause: error }) : error;
  }
}

const isReadOnly = (error: unknown) =>
  ["EROFS", "EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "");

function readOwner(path: string): string {
  try {
    return readFileSync(path, "utf8").trim() || "another process";
  } catch {
    return "another process";
  }
}
