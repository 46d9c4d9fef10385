import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { openProcessFolder } from "../../platform/process-folder.ts";
import { FileMissingError, type FileStore, type OpenedFileStore } from "../../ports/file-store.ts";
import { isSha256 } from "./is-sha256.ts";
import { writeAndSync } from "./write-and-sync.ts";

/** A place elsewhere that keeps whole files under their names. It is only ever asked for names that are a sha256. */
export interface RemoteFiles {
  /** Whole or not there. Where it is there already, `writtenAt` becomes now. */
  put(file: LocalFile): Promise<void>;
  /** Throws `FileMissingError`. */
  get(sha256: string): Promise<{ size: number; content: AsyncIterable<Uint8Array> }>;
  /** As `FileStore`'s. */
  getRanges: FileStore["readRanges"];
  exists(sha256: string): Promise<boolean>;
  remove(sha256: string): Promise<void>;
  list: FileStore["list"];
  close(): Promise<void>;
}

export interface LocalFile {
  path: string;
  sha256: string;
  /** Bytes. */
  size: number;
}

/**
 * A `FileStore` elsewhere. A name is known when the last byte is, so a file is written here first, into a folder of
 * this process alone, and sent when it is whole.
 */
export async function openRemoteFileStore(remote: RemoteFiles, parent: string = tmpdir()): Promise<OpenedFileStore> {
  const folder = await openProcessFolder(parent);
  const copies = join(folder.path, "files");
  await mkdir(copies);

  async function withTemporary<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
    const path = join(copies, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async function get(sha256: string) {
    if (!isSha256(sha256)) throw new FileMissingError(sha256);
    return remote.get(sha256);
  }

  function withCopy<Result>(sha256: string, work: (file: LocalFile) => Promise<Result>): Promise<Result> {
    return withTemporary(async (path) => {
      const { size, content } = await get(sha256);
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      return work({ path, sha256, size });
    });
  }

  return {
    list: () => remote.list(),
    exists: async (sha256) => isSha256(sha256) && remote.exists(sha256),
    withPath: (sha256, work) => withCopy(sha256, ({ path }) => work(path)),

    write: (content) =>
      withTemporary(async (path) => {
        const written = await writeAndSync(path, content);
        await remote.put({ path, ...written });
        return written;
      }),

    async open(sha256) {
      const { size, content } = await get(sha256);
      return { size, content: Readable.from(content, { objectMode: false }) };
    },

    async readRanges(sha256, ranges) {
      if (!isSha256(sha256)) throw new FileMissingError(sha256);
      return remote.getRanges(sha256, ranges);
    },

    async read(sha256) {
      return buffer((await get(sha256)).content);
    },

    async remove(sha256) {
      if (isSha256(sha256)) await remote.remove(sha256);
    },

    // Whoever stores it meanwhile has the same bytes.
    removeUnless: (sha256, isNeeded) =>
      withCopy(sha256, async (copy) => {
        let puts = true;
        try {
          await remote.remove(sha256);
          puts = await isNeeded();
          return !puts;
        } finally {
          if (puts) await remote.put(copy);
        }
      }),

    close: async () => {
      await remote.close();
      await folder.close();
    },
  };
}
