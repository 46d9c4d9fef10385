import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { openProcessFolder, type ProcessFolder } from "../../platform/process-folder.ts";
import { FileMissingError, type OpenedFileStore } from "../../ports/file-store.ts";
import { systemClock } from "../clock/system-clock.ts";
import { isSha256 } from "./is-sha256.ts";
import { writeAndSync } from "./write-and-sync.ts";

/** An upload takes no longer. */
const FORGOTTEN_MS = 86_400_000;
const SHARD = /^[0-9a-f]{2}$/;

/**
 * A `FileStore` in a folder: `<folder>/ab/abcdef…`. Bytes go to `<folder>/unfinished/` first and get their name when
 * they are on the disk (fsync, rename, fsync of the folder), so a name always leads to the whole file. Several
 * processes may share the folder: each has one of its own in `unfinished`, and what a killed process left there is
 * removed when the next one opens.
 */
export async function openFolderFileStore(folder: string): Promise<OpenedFileStore> {
  const shared = join(folder, "unfinished");
  const { path: unfinished, close } = await openUnfinished(shared);
  const shards = new Set(await readdir(folder));

  async function makeShard(name: string): Promise<void> {
    if (shards.has(name)) return;
    await mkdir(join(folder, name), { recursive: true });
    await syncFolder(folder);
    shards.add(name);
  }

  function pathOf(sha256: string): string {
    if (!isSha256(sha256)) throw new FileMissingError(sha256);
    return join(folder, sha256.slice(0, 2), sha256);
  }

  async function exists(sha256: string): Promise<boolean> {
    return isFile(pathOf(sha256));
  }

  return {
    close,
    exists: async (sha256) => isSha256(sha256) && exists(sha256),

    async write(content) {
      const temporary = join(unfinished, randomUUID());
      try {
        const { sha256, size } = await writeAndSync(temporary, content);
        await makeShard(sha256.slice(0, 2));
        // The new copy in place of an old one: whoever sweeps up sees that it was written just now.
        await rename(temporary, pathOf(sha256));
        // Also for a file that was there: the write that made it may not have come this far yet.
        await syncFolder(join(folder, sha256.slice(0, 2)));
        return { sha256, size };
      } finally {
        await rm(temporary, { force: true });
      }
    },

    async read(sha256) {
      return readFile(pathOf(sha256)).catch((error) => throwAsMissing(error, sha256));
    },

    async open(sha256) {
      const file = await open(pathOf(sha256)).catch((error) => throwAsMissing(error, sha256));
      const { size } = await file.stat();
      return { size, content: file.createReadStream() };
    },

    async readRanges(sha256, ranges) {
      const file = await open(pathOf(sha256)).catch((error) => throwAsMissing(error, sha256));
      try {
        // Side by side: each is a matter of the disk, or of microseconds.
        return await Promise.all(
          ranges.map(async ({ start, end }) => {
            const bytes = new Uint8Array(end - start);
            const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
            return bytesRead === bytes.length ? bytes : bytes.slice(0, bytesRead);
          }),
        );
      } finally {
        await file.close();
      }
    },

    async withPath(sha256, work) {
      const path = pathOf(sha256);
      await stat(path).catch((error) => throwAsMissing(error, sha256));
      return work(path);
    },

    async remove(sha256) {
      await rm(pathOf(sha256), { force: true });
    },

    async removeUnless(sha256, isNeeded) {
      const path = pathOf(sha256);
      const taken = join(unfinished, randomUUID());
      await rename(path, taken).catch((error) => throwAsMissing(error, sha256));
      let puts = true;
      try {
        puts = await isNeeded();
        return !puts;
      } finally {
        // Whoever wrote it meanwhile did so later.
        if (puts && !(await isFile(path))) {
          await rename(taken, path);
          await syncFolder(join(folder, sha256.slice(0, 2)));
        }
        await rm(taken, { force: true });
      }
    },

    async *list() {
      for (const shard of await readdir(folder)) {
        if (!SHARD.test(shard)) continue;
        for (const sha256 of await readdir(join(folder, shard))) {
          if (!isSha256(sha256)) continue;
          // Removed since the folder was read: no longer stored.
          const found = await stat(pathOf(sha256)).catch(() => undefined);
          if (found?.isFile()) yield { sha256, writtenAt: found.mtime };
        }
      }
    },
  };
}

/** On a disk that has turned read-only files are still read (`backup`, `verify` beside a Postgres). A write fails. */
async function openUnfinished(shared: string): Promise<ProcessFolder> {
  try {
    await mkdir(shared, { recursive: true });
    await removeForgotten(shared);
    return await openProcessFolder(shared);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EROFS") throw error;
    return { path: shared, close: async () => {} };
  }
}

/**
 * Files that versions up to 0.2.0 wrote into the shared folder itself. One of them may still be running beside this
 * one.
 */
async function removeForgotten(shared: string): Promise<void> {
  for (const entry of await readdir(shared, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(shared, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found && systemClock.now() - found.mtimeMs > FORGOTTEN_MS) await rm(path, { force: true });
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; NTFS journals its names.
  if (process.platform === "win32") return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function throwAsMissing(error: unknown, sha256: string): never {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new FileMissingError(sha256, { cause: error });
  throw error;
}
