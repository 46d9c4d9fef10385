import type { Pack } from "tar-stream";
import type { Connection } from "../../platform/database/connections.ts";
import { dumpRows } from "../../platform/database/transfer/dump-rows.ts";
import { type DataTable, listTables } from "../../platform/database/transfer/list-tables.ts";
import { readSnapshot } from "../../platform/database/transfer/read-snapshot.ts";
import { RowDigest } from "../../platform/database/transfer/row-digest.ts";
import { readSequenceValues, type SequenceValue } from "../../platform/database/transfer/sequence-values.ts";
import { fingerprint } from "../../platform/secrets/fingerprint.ts";
import { VERSION } from "../../platform/version.ts";
import { FileMissingError, type FileStore } from "../../ports/file-store.ts";
import { addEntry, addStream, type Encryption, isEncrypting, writeArchive } from "./archives.ts";
import type { BackupContext } from "./backup-context.ts";
import { BACKUP_FORMAT, type BackupContents, type BackupManifest, type TableDigest } from "./backup-manifest.ts";
import { NAMED_FILES } from "./named-files.ts";

export interface BackupOptions {
  path: string;
  encryption: Encryption;
  /** Also into a backup that is not encrypted. */
  withKey: boolean;
  /** Without files: the database alone, to be moved. */
  withFiles: boolean;
}

export interface WrittenBackup extends BackupContents {
  secret_key: BackupManifest["secret_key"];
}

/**
 * Writes everything that is stored as one file, as it is at one moment, while the service goes on: all rows in one
 * snapshot, then every file that they name. The same for both engines: any of them can be restored on the other.
 */
export async function writeBackup(context: BackupContext, options: BackupOptions): Promise<WrittenBackup> {
  const { secretKey } = context;
  const included = secretKey !== undefined && (options.withKey || isEncrypting(options.encryption));
  const key = { included, fingerprint: secretKey === undefined ? null : fingerprint(secretKey) };
  let contents: BackupContents | undefined;
  await writeArchive(options.path, options.encryption, async (pack) => {
    const { named, ...rows } = await readSnapshot(context.database.owner, (connection) =>
      writeRows(context, connection, pack, key),
    );
    if (included) await addEntry(pack, "secret.key", `${secretKey}\n`);
    const onFile = (done: number, total: number) => context.onProgress(`file ${done} of ${total}`);
    const files = options.withFiles ? await writeFiles(context.files, pack, named, onFile) : NO_FILES;
    contents = { ...rows, ...files };
    await addEntry(pack, "contents.json", JSON.stringify(contents, undefined, 2));
  });
  return { ...contents!, secret_key: key };
}

const NO_FILES = { files: 0, file_bytes: 0, missing_files: [] };

async function writeRows(
  context: BackupContext,
  connection: Connection,
  pack: Pack,
  key: BackupManifest["secret_key"],
): Promise<{ tables: Record<string, TableDigest>; sequences: SequenceValue[]; named: string[] }> {
  const { rows: ran } = await connection.query(
    "SELECT number, name, checksum FROM citedesk_migrations ORDER BY number",
  );
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    version: VERSION,
    created_at: new Date(context.clock.now()).toISOString(),
    engine: context.database.engine,
    migrations: ran as unknown as BackupManifest["migrations"],
    secret_key: key,
  };
  await addEntry(pack, "manifest.json", JSON.stringify(manifest, undefined, 2));
  const tables: Record<string, TableDigest> = {};
  for (const table of await listTables(connection, context.jobTables)) {
    context.onProgress(`rows of ${table.name}`);
    tables[table.name] = await writeTable(connection, pack, table);
  }
  const { rows: files } = await connection.query(NAMED_FILES);
  const sequences = await readSequenceValues(connection);
  return { tables, sequences, named: files.map(({ sha256 }) => sha256 as string) };
}

/** As lines of JSON, in parts; of one workspace, or of all. */
export async function writeTable(
  connection: Connection,
  pack: Pack,
  table: DataTable,
  workspaceId?: string,
): Promise<TableDigest> {
  const digest = new RowDigest();
  const head = JSON.stringify(table.columns);
  let part = 0;
  for await (const lines of dumpRows(connection, table, workspaceId)) {
    digest.add(lines);
    part += 1;
    const name = `rows/${table.name}/${String(part).padStart(6, "0")}.jsonl`;
    await addEntry(pack, name, `${[head, ...lines].join("\n")}\n`);
  }
  return { rows: digest.rows, sum: digest.sum };
}

/** What isn't there is told, not lost sight of. */
export async function writeFiles(
  files: FileStore,
  pack: Pack,
  named: readonly string[],
  onFile: (done: number, total: number) => void,
) {
  const written = { files: 0, file_bytes: 0, missing_files: [] as string[] };
  for (const sha256 of named) {
    const file = await files.open(sha256).catch((error) => {
      if (error instanceof FileMissingError) return undefined;
      throw error;
    });
    if (file === undefined) {
      written.missing_files.push(sha256);
      continue;
    }
    await addStream(pack, `files/${sha256}`, file.size, file.content);
    written.files += 1;
    written.file_bytes += file.size;
    onFile(written.files, named.length);
  }
  return written;
}
