import { text } from "node:stream/consumers";
import { RowDigest } from "../../platform/database/transfer/row-digest.ts";
import type { FileStore } from "../../ports/file-store.ts";
import { BackupError, type Decryption, readArchive } from "../backups/index.ts";
import { ARCHIVE_FORMAT, type ArchiveContents, ArchiveError, type ArchiveManifest } from "./archive-manifest.ts";
import { CARRIED, plainName } from "./carried-tables.ts";

export interface ArchivePart {
  /** `public.messages`. */
  table: string;
  columns: string[];
  /** Arrays of JSON: each column's value as text, or null. */
  lines: string[];
}

export interface ReadArchive {
  manifest: ArchiveManifest;
  contents: ArchiveContents;
  /** UUIDs of all rows that have one, that of the workspace too. */
  ids: Set<string>;
}

/**
 * Reads an archive from its first byte to its last before anything of it is brought in: each table and file is compared
 * with what was written. Files are stored at once; those of an archive that is refused are swept up. Throws
 * `ArchiveError`.
 */
export async function readWorkspaceArchive(
  { path, decryption, knownMigrations }: { path: string; decryption: Decryption; knownMigrations: string[] },
  files: FileStore,
  onFile: (done: number) => void,
): Promise<ReadArchive> {
  let manifest: ArchiveManifest | undefined;
  let contents: ArchiveContents | undefined;
  const digests = new Map<string, RowDigest>();
  const ids = new Set<string>();
  let stored = 0;
  await inWords(path, () =>
    readArchive(path, decryption, async (name, content) => {
      const [kind, what = ""] = name.split("/");
      if (kind === "workspace.json") manifest = readManifest(await text(content), knownMigrations);
      else if (manifest === undefined) throw new ArchiveError("This file is not an archive of a workspace.");
      else if (kind === "rows") addPart(readPart(what, await text(content)), digests, ids);
      else if (kind === "files") {
        await storeFile(files, what, content);
        onFile(++stored);
      } else if (kind === "contents.json") contents = JSON.parse(await text(content)) as ArchiveContents;
    }),
  );
  if (manifest === undefined) throw new ArchiveError("This file is not an archive of a workspace.");
  if (contents === undefined) throw new ArchiveError("The archive was cut short: its end is missing.");
  for (const [table, expected] of Object.entries(contents.tables)) {
    const { rows, sum } = digests.get(table) ?? new RowDigest();
    if (rows !== expected.rows || sum !== expected.sum)
      throw new ArchiveError(`${table} of the archive is damaged (${rows} of ${expected.rows} rows).`);
  }
  return { manifest, contents, ids: ids.add(manifest.workspace.id) };
}

/** The rows alone, in the order in which they refer to each other. */
export function readRows(path: string, decryption: Decryption, take: (part: ArchivePart) => Promise<void>) {
  return inWords(path, () =>
    readArchive(path, decryption, async (name, content) => {
      const [kind, what = ""] = name.split("/");
      if (kind === "rows") await take(readPart(what, await text(content)));
    }),
  );
}

function readManifest(json: string, known: readonly string[]): ArchiveManifest {
  const manifest = JSON.parse(json) as ArchiveManifest;
  const { format, version, migrations } = manifest;
  const isSame = migrations.length === known.length && migrations.every(({ checksum }) => known.includes(checksum));
  if (format === ARCHIVE_FORMAT && isSame) return manifest;
  throw new ArchiveError(
    `The archive was written by version ${version} with ${migrations.length} migrations; this instance has ${known.length}. ` +
      "Bring both to the same version, and export it again.",
  );
}

/** Columns are taken by name: what an archive says of their types is not looked at. */
function readPart(table: string, part: string): ArchivePart {
  if (!CARRIED[plainName(table)]) throw new ArchiveError(`The archive has rows of ${table}, which no archive has.`);
  const [head = "[]", ...lines] = part.trimEnd().split("\n");
  const columns = (JSON.parse(head) as [string, string][]).map(([name]) => name);
  return { table, columns, lines };
}

function addPart({ table, columns, lines }: ArchivePart, digests: Map<string, RowDigest>, ids: Set<string>): void {
  const digest = digests.get(table) ?? new RowDigest();
  digests.set(table, digest);
  digest.add(lines);
  const at = columns.indexOf("id");
  if (at < 0) return;
  for (const line of lines) ids.add((JSON.parse(line) as string[])[at]!);
}

async function storeFile(files: FileStore, expected: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const { sha256 } = await files.write(content);
  if (sha256 !== expected) throw new ArchiveError(`The file ${expected} of the archive is damaged.`);
}

/** Damage is told as such, wherever it is met. */
async function inWords(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    // Bytes that changed are no JSON, or JSON of something else.
    if (error instanceof SyntaxError || error instanceof TypeError)
      throw new ArchiveError(`The archive is damaged: ${error.message}.`, { cause: error });
    if (!(error instanceof BackupError)) throw error;
    const message = error.message.replace(path, "The archive").replace("The backup", "The archive");
    throw new ArchiveError(message.replace("not a backup of Citedesk", "not an archive of a workspace"), {
      cause: error,
    });
  }
}
