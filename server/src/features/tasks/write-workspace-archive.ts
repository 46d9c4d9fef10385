import type { Connection } from "../../platform/database/connections.ts";
import type { OwnerAccess } from "../../platform/database/open-database.ts";
import { listTables } from "../../platform/database/transfer/list-tables.ts";
import { readSnapshot } from "../../platform/database/transfer/read-snapshot.ts";
import { VERSION } from "../../platform/version.ts";
import type { Clock } from "../../ports/clock.ts";
import type { FileStore } from "../../ports/file-store.ts";
import { addEntry, type Encryption, type Pack, writeArchive, writeFiles, writeTable } from "../backups/index.ts";
import { ARCHIVE_FORMAT, type ArchiveContents, ArchiveError, type ArchiveManifest } from "./archive-manifest.ts";
import { carriedTables } from "./carried-tables.ts";

export interface ArchiveContext {
  clock: Clock;
  owner: Pick<OwnerAccess, "lend">;
  files: FileStore;
  onProgress(step: "rows" | "files", done: number, total: number): void;
}

/**
 * Writes one workspace as a file that any instance of this version or a later one can bring in: its rows as they are at
 * one moment, without credentials, and every file that they name. Throws `ArchiveError`.
 */
export async function writeWorkspaceArchive(
  context: ArchiveContext,
  workspaceId: string,
  { path, encryption }: { path: string; encryption: Encryption },
): Promise<ArchiveContents> {
  let contents: ArchiveContents | undefined;
  await writeArchive(path, encryption, async (pack) => {
    const { named, tables } = await readSnapshot(context.owner, (connection) =>
      writeRows(context, { connection, pack, workspaceId }),
    );
    const onFile = (done: number, total: number) => context.onProgress("files", done, total);
    contents = { tables, ...(await writeFiles(context.files, pack, named, onFile)) };
    await addEntry(pack, "contents.json", JSON.stringify(contents, undefined, 2));
  });
  return contents!;
}

interface Writing {
  connection: Connection;
  pack: Pack;
  workspaceId: string;
}

async function writeRows(context: ArchiveContext, { connection, pack, workspaceId }: Writing) {
  await addEntry(
    pack,
    "workspace.json",
    JSON.stringify(await makeManifest(context, connection, workspaceId), undefined, 2),
  );
  const tables: ArchiveContents["tables"] = {};
  const carried = carriedTables(await listTables(connection));
  for (const [done, table] of carried.entries()) {
    context.onProgress("rows", done, carried.length);
    tables[table.name] = await writeTable(connection, pack, table, workspaceId);
  }
  const { rows } = await connection.query(FILES_OF_WORKSPACE, [workspaceId]);
  return { tables, named: rows.map(({ sha256 }) => sha256 as string) };
}

async function makeManifest(
  { clock }: ArchiveContext,
  connection: Connection,
  workspaceId: string,
): Promise<ArchiveManifest> {
  const { rows: found } = await connection.query(
    `SELECT id, name, kind, settings, revision::text AS revision, erased_through::text AS erased_through
     FROM workspaces WHERE id = $1 AND erasing_at IS NULL`,
    [workspaceId],
  );
  if (!found[0]) throw new ArchiveError("There is no such workspace.");
  const { rows: migrations } = await connection.query(
    "SELECT number, name, checksum FROM citedesk_migrations ORDER BY number",
  );
  return {
    format: ARCHIVE_FORMAT,
    version: VERSION,
    created_at: new Date(clock.now()).toISOString(),
    migrations: migrations as unknown as ArchiveManifest["migrations"],
    workspace: found[0] as unknown as ArchiveManifest["workspace"],
  };
}

/** Without the passage index: it is built anew where the archive is brought in. */
const FILES_OF_WORKSPACE = `
  SELECT DISTINCT sha256 FROM (
    SELECT settings ->> 'sha256' AS sha256 FROM sources WHERE workspace_id = $1
    UNION ALL SELECT settings ->> 'sha256' FROM source_changes WHERE workspace_id = $1
    UNION ALL SELECT file_sha256 FROM document_versions WHERE workspace_id = $1) named
  WHERE sha256 IS NOT NULL ORDER BY sha256`;
