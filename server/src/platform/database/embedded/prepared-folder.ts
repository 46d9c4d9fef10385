import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";

/**
 * A new database's folder, made once by `build-prepared-folder.ts` and kept in the repository: `initdb` takes
 * 3 to 6 seconds, unpacking 0.1. One zstd stream of: length of the list (4 bytes, little endian), the list as JSON,
 * the files' bytes in its order.
 */
interface PackedEntry {
  path: string;
  /** undefined for a directory. */
  size?: number;
}

export const preparedFolderFile = (): URL => new URL(`./prepared-folder-${pgliteVersion()}.zst`, import.meta.url);

/** Unpacks the prepared folder as `folder`, whole or not at all. Does nothing when `folder` exists. */
export async function prepareFolder(folder: string): Promise<void> {
  if (await exists(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await unpackFolder(await readFile(preparedFolderFile()), unfinished);
  await rename(unfinished, folder);
  await syncDirectory(dirname(folder));
}

export async function packFolder(folder: string): Promise<Buffer> {
  const entries: PackedEntry[] = [];
  const contents: Buffer[] = [];
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    const path = join(folder, name);
    if ((await stat(path)).isDirectory()) {
      entries.push({ path: name });
    } else {
      const content = await readFile(path);
      entries.push({ path: name, size: content.length });
      contents.push(content);
    }
  }
  const list = Buffer.from(JSON.stringify(entries));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  return promisify(zstdCompress)(Buffer.concat([length, list, ...contents]), {
    params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 25 },
  });
}

/** Every file is on the disk when this resolves. */
export async function unpackFolder(packed: Uint8Array, folder: string): Promise<void> {
  const bytes = await promisify(zstdDecompress)(packed);
  const listEnd = 4 + bytes.readUInt32LE(0);
  const entries = JSON.parse(bytes.toString("utf8", 4, listEnd)) as PackedEntry[];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { path } of entries.filter(({ size }) => size === undefined)) await mkdir(join(folder, path));
  let at = listEnd;
  const writes: Promise<void>[] = [];
  for (const { path, size } of entries) {
    if (size === undefined) continue;
    writes.push(writeFile(join(folder, path), bytes.subarray(at, at + size), { mode: 0o600, flush: true }));
    at += size;
  }
  await Promise.all(writes);
  for (const { path, size } of entries) if (size === undefined) await syncDirectory(join(folder, path));
  await syncDirectory(folder);
}

async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const directory = await open(path);
  await directory.sync();
  await directory.close();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const manifest = createRequire(import.meta.url)(join(dirname(entry), "../package.json")) as { version: string };
  return manifest.version;
}
