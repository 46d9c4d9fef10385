import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type FolderLock, lockFolder } from "./database/embedded/folder-lock.ts";

export interface ProcessFolder {
  path: string;
  /** Removes it with all that is in it. */
  close(): Promise<void>;
}

const PREFIX = "citedesk-process-";
const ATTEMPTS = 10;

/**
 * A folder of this process alone for bytes that are needed for a moment. A process that is killed leaves its folder
 * with the bytes of clients; the next one that starts removes it. Whether a process lives is told by a lock of the
 * operating system, which ends with it however that happens: process ids come again, and mean nothing in another
 * container.
 */
export async function openProcessFolder(parent: string): Promise<ProcessFolder> {
  await removeAbandoned(parent);
  for (let attempt = 1; ; attempt += 1) {
    const path = await mkdtemp(join(parent, PREFIX));
    try {
      const lock = lockFolder(path);
      // Whoever removed abandoned folders in this very moment took it for one.
      if (existsSync(join(path, "lock"))) return { path, close: () => removeLocked(path, lock) };
      lock.release();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(parent, name))) {
    const lock = (await isOwn(path)) ? tryLock(path) : undefined;
    // One that was made just now gets its lock while it is being removed: its process takes another, and the next start
    // removes the rest.
    if (lock) await removeLocked(path, lock).catch(() => undefined);
  }
}

/** Temporary folders are shared with other people of the machine. */
async function isOwn(path: string): Promise<boolean> {
  try {
    return (await stat(path)).uid === (process.getuid?.() ?? 0);
  } catch {
    return false;
  }
}

/** Undefined: its process lives, or somebody else removes it. */
function tryLock(path: string): FolderLock | undefined {
  try {
    return lockFolder(path);
  } catch {
    return undefined;
  }
}

/**
 * While it is locked, so that nobody begins to use it meanwhile. Whoever starts just then tries its lock, and that
 * leaves a file in it again.
 */
async function removeLocked(path: string, lock: FolderLock): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  } finally {
    lock.release();
  }
}
