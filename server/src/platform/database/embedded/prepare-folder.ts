import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";

/**
 * A new database's folder, made once by `tools/build-prepared-database.ts` and kept in the repository: `initdb` and all
 * migrations take 4 to 8 seconds, unpacking 0.2.
 *
 * Two variants in one zstd stream (what they share is stored once): `bare`, and `migrated` with the migrations whose
 * checksums the header names and the job queue's tables. Layout: length of the header (4 bytes, little endian), the
 * header as JSON, the files' bytes in its order.
 */
interface PreparedHeader {
  migrations: string[];
  entries: PackedEntry[];
}

interface PackedEntry {
  variant: Variant;
  path: string;
  /** undefined for a directory. */
  size?: number;
}

type Variant = "bare" | "migrated";

export const preparedFolderFile = (): URL => new URL(`./prepared-folder-${pgliteVersion()}.zst`, import.meta.url);

/**
 * Unpacks a new database as `folder`, whole or not at all; does nothing when `folder` exists. It has the migrations run
 * already when they are the first of `migrations` (checksums in order).
 */
export async function prepareFolder(folder: string, migrations: string[] = []): Promise<void> {
  if (await exists(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const { header, bytes } = await readPrepared();
  const isMigrated = header.migrations.every((checksum, index) => migrations[index] === checksum);
  await unpack(header.entries, bytes, isMigrated ? "migrated" : "bare", unfinished);
  await rename(unfinished, folder);
  await syncDirectory(dirname(folder));
}

/** The checksums of the migrations in the `migrated` variant. */
export async function preparedMigrations(): Promise<string[]> {
  return (await readPrepared()).header.migrations;
}

/** `snapshots`: each variant's files as `readSnapshot` gave them. */
export async function packSnapshots(snapshots: Record<Variant, Snapshot>, migrations: string[]): Promise<Buffer> {
  const entries: PackedEntry[] = [];
  const contents: Buffer[] = [];
  for (const variant of ["bare", "migrated"] as const) {
    for (const [path, content] of snapshots[variant]) {
      entries.push({ variant, path, ...(content && { size: content.length }) });
      if (content) contents.push(content);
    }
  }
  const header = Buffer.from(JSON.stringify({ migrations, entries } satisfies PreparedHeader));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return promisify(zstdCompress)(Buffer.concat([length, header, ...contents]), {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_windowLog]: 27,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    },
  });
}

/** Paths under a folder with their content; undefined for a directory. */
export type Snapshot = [path: string, content: Buffer | undefined][];

export async function readSnapshot(folder: string): Promise<Snapshot> {
  const names = (await readdir(folder, { recursive: true })).sort();
  return Promise.all(
    names.map(async (name): Promise<Snapshot[number]> => {
      const path = join(folder, name);
      return [name, (await stat(path)).isDirectory() ? undefined : await readFile(path)];
    }),
  );
}

async function readPrepared(): Promise<{ header: PreparedHeader; bytes: Buffer }> {
  const unpacked = await promisify(zstdDecompress)(await readFile(preparedFolderFile()));
  const headerEnd = 4 + unpacked.readUInt32LE(0);
  const header = JSON.parse(unpacked.toString("utf8", 4, headerEnd)) as PreparedHeader;
  return { header, bytes: unpacked.subarray(headerEnd) };
}

/** Every file is on the disk when this resolves. */
async function unpack(entries: PackedEntry[], bytes: Buffer, variant: Variant, folder: string): Promise<void> {
  const chosen = entries.filter((entry) => entry.variant === variant);
  const directories = [
    folder,
    ...chosen.filter(({ size }) => size === undefined).map(({ path }) => join(folder, path)),
  ];
  for (const directory of directories) await mkdir(directory, { recursive: true, mode: 0o700 });
  const writes: Promise<void>[] = [];
  let at = 0;
  for (const entry of entries) {
    const { path, size = 0 } = entry;
    if (entry.variant === variant && entry.size !== undefined) {
      writes.push(writeFile(join(folder, path), bytes.subarray(at, at + size), { mode: 0o600, flush: true }));
    }
    at += size;
  }
  await Promise.all(writes);
  for (const directory of directories) await syncDirectory(directory);
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
