import { writeFile } from "node:fs/promises";
import { buffer, text } from "node:stream/consumers";
import type { Connection } from "../../platform/database/connections.ts";
import { explainPrivilege } from "../../platform/database/explain-privilege.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { OpenedDatabase } from "../../platform/database/open-database.ts";
import { readMigrations } from "../../platform/database/read-migrations.ts";
import { dumpRows } from "../../platform/database/transfer/dump-rows.ts";
import { type DataTable, listTables } from "../../platform/database/transfer/list-tables.ts";
import { loadRows, setTriggers } from "../../platform/database/transfer/load-rows.ts";
import { restoreMark } from "../../platform/database/transfer/restore-mark.ts";
import { RowDigest } from "../../platform/database/transfer/row-digest.ts";
import { putSequenceValues } from "../../platform/database/transfer/sequence-values.ts";
import { inTextForm } from "../../platform/database/transfer/text-form.ts";
import type { FileStore, OpenedFileStore } from "../../ports/file-store.ts";
import { type Decryption, readArchive } from "./archives.ts";
import {
  BACKUP_FORMAT,
  type BackupContents,
  BackupError,
  type BackupManifest,
  DatabaseFilledError,
} from "./backup-manifest.ts";

export interface RestoreTarget {
  /** Opened when it is known which migrations the backup has: an embedded one may come with later ones. */
  openDatabase(manifest: BackupManifest): Promise<Pick<OpenedDatabase, "owner"> & OpenedDatabase>;
  /** Makes the tables of the job queue, which are filled as the others are. */
  prepareJobTables(database: OpenedDatabase): Promise<void>;
  jobTables: readonly string[];
  /** Of that database: it is opened then. */
  openFiles(database: OpenedDatabase): Promise<OpenedFileStore>;
  migrations: URL;
  /** Where the key of the backup goes; undefined: one is set already. */
  secretKeyFile: string | undefined;
  onProgress: (text: string) => void;
}

export interface RestoredBackup extends BackupContents {
  manifest: BackupManifest;
}

const LONGEST_MS = 24 * 3600 * 1000;

/**
 * Puts a backup back into an empty database, all of it or nothing: the schema is made by the migrations that the backup
 * has seen, which make the roles too, and every table is compared with what was dumped before the one commit. Throws
 * `BackupError`.
 */
export async function restoreBackup(
  path: string,
  decryption: Decryption,
  target: RestoreTarget,
): Promise<RestoredBackup> {
  const manifest = await readManifest(path, decryption);
  await assertKnown(manifest, target.migrations);
  const database = await target.openDatabase(manifest);
  try {
    await assertEmpty(database);
    await explainPrivilege(database.owner, () => restoreMark.set(database.owner));
    try {
      return { ...(await fill(database, { path, decryption, target, manifest })), manifest };
    } catch (error) {
      // Whoever called is told that nothing is there; where the database itself is gone, the next start tells it.
      await restoreMark.remove(database.owner).catch(() => {});
      throw error;
    }
  } finally {
    await database.close();
  }
}

interface Filling {
  path: string;
  decryption: Decryption;
  target: RestoreTarget;
  manifest: BackupManifest;
}

async function fill(database: OpenedDatabase, { manifest, ...restoring }: Filling): Promise<BackupContents> {
  const { target } = restoring;
  await migrate(database, target.migrations, { through: manifest.migrations.at(-1)!.number });
  await target.prepareJobTables(database);
  const files = await target.openFiles(database);
  try {
    return await database.owner.lend((connection) => load(connection, { ...restoring, files }), {
      statementTimeoutMs: LONGEST_MS,
    });
  } finally {
    await files.close();
  }
}

export async function readManifest(path: string, decryption: Decryption): Promise<BackupManifest> {
  let manifest: BackupManifest | undefined;
  const found = new Error("found");
  try {
    await readArchive(path, decryption, async (name, content) => {
      if (name === "manifest.json") manifest = JSON.parse(await text(content)) as BackupManifest;
      throw found;
    });
  } catch (error) {
    if (error !== found) throw error;
  }
  if (manifest === undefined) throw new BackupError("This file is not a backup of Citedesk.");
  return manifest;
}

async function assertKnown({ format, version, migrations }: BackupManifest, folder: URL): Promise<void> {
  const known = new Map((await readMigrations(folder)).map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (format === BACKUP_FORMAT && !unknown) return;
  const reason = unknown ? ` (it has migration ${unknown.name})` : "";
  throw new BackupError(`The backup was written by version ${version}, which is not known here${reason}. Install it.`);
}

async function assertEmpty({ owner }: OpenedDatabase): Promise<void> {
  const { rows } = await owner.query("SELECT to_regclass('public.accounts') IS NOT NULL AS there");
  if (rows[0]?.there !== true) return;
  const accounts = await owner.query("SELECT FROM public.accounts LIMIT 1");
  if (accounts.rows.length > 0) throw new DatabaseFilledError();
}

interface Loading {
  path: string;
  decryption: Decryption;
  target: RestoreTarget;
  files: FileStore;
}

function load(connection: Connection, { path, decryption, target, files }: Loading): Promise<BackupContents> {
  return inTextForm(connection, async () => {
    const tables = new Map((await listTables(connection, target.jobTables)).map((table) => [table.name, table]));
    await setTriggers(connection, [...tables.values()], "DISABLE");
    for (const name of [...target.jobTables].reverse()) await connection.query(`DELETE FROM ${name}`);
    let contents: BackupContents | undefined;
    await readArchive(path, decryption, async (name, content) => {
      const [kind, what] = name.split("/");
      if (kind === "rows") await loadPart(connection, tables.get(what!), what!, await text(content));
      else if (kind === "files") await putFile(files, what!, content);
      else if (kind === "secret.key") await putKey(target, await buffer(content));
      else if (kind === "contents.json") contents = JSON.parse(await text(content)) as BackupContents;
      if (kind !== "files") target.onProgress(name);
    });
    if (contents === undefined) throw new BackupError("The backup was cut short: its end is missing.");
    await assertEqual(connection, tables, contents);
    await putSequenceValues(connection, contents.sequences);
    await setTriggers(connection, [...tables.values()], "ENABLE");
    await restoreMark.remove(connection);
    return contents;
  });
}

async function loadPart(connection: Connection, table: DataTable | undefined, name: string, part: string) {
  const [head, ...lines] = part.trimEnd().split("\n");
  const columns = JSON.parse(head!) as DataTable["columns"];
  const known = new Set(table?.columns.map(([column]) => column));
  if (columns.some(([column]) => !known.has(column)))
    throw new BackupError(`The backup has columns of ${name} that this version does not know.`);
  await loadRows(connection, { name, columns }, lines);
}

async function putFile(files: FileStore, expected: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const { sha256 } = await files.write(content);
  if (sha256 === expected) return;
  await files.remove(sha256);
  throw new BackupError(`The file ${expected} of the backup is damaged.`);
}

async function putKey({ secretKeyFile }: RestoreTarget, key: Uint8Array): Promise<void> {
  if (secretKeyFile !== undefined) await writeFile(secretKeyFile, key, { mode: 0o600, flush: true });
}

/** Row for row: what is there now is dumped once more. */
async function assertEqual(connection: Connection, tables: Map<string, DataTable>, contents: BackupContents) {
  for (const [name, expected] of Object.entries(contents.tables)) {
    const table = tables.get(name);
    if (!table) throw new BackupError(`The backup has a table ${name} that this version does not know.`);
    const digest = new RowDigest();
    for await (const lines of dumpRows(connection, table)) digest.add(lines);
    if (digest.rows !== expected.rows || digest.sum !== expected.sum)
      throw new BackupError(`${name} came out different (${digest.rows} of ${expected.rows} rows). Nothing was kept.`);
  }
}
