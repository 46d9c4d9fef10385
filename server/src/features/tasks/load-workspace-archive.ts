import type { Connection } from "../../platform/database/connections.ts";
import type { OwnerAccess } from "../../platform/database/open-database.ts";
import { type DataTable, listTables } from "../../platform/database/transfer/list-tables.ts";
import { loadRows } from "../../platform/database/transfer/load-rows.ts";
import { inTextForm } from "../../platform/database/transfer/text-form.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import { createSigningSecret } from "../../platform/secrets/create-signing-secret.ts";
import { sealSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { FileStore } from "../../ports/file-store.ts";
import type { PassageIndex } from "../../ports/passage-index.ts";
import type { Decryption } from "../backups/index.ts";
import { SECRET_PURPOSE } from "../webhooks/index.ts";
import { ArchiveError } from "./archive-manifest.ts";
import { CARRIED, carriedTables, plainName } from "./carried-tables.ts";
import { indexLoaded } from "./index-loaded.ts";
import { type ArchivePart, type ReadArchive, readRows, readWorkspaceArchive } from "./read-workspace-archive.ts";
import { RenewedIds } from "./renewed-ids.ts";
import { fitOwners, fitSlugs, settleLoaded } from "./settle-loaded.ts";

export interface LoadContext {
  owner: Pick<OwnerAccess, "lend">;
  files: FileStore;
  index: PassageIndex;
  secretKeys: SecretKeys;
  onProgress(step: "reading" | "rows" | "index", done: number, total: number | null): void;
}

export interface Load {
  path: string;
  decryption: Decryption;
  /** UUID of the account whose workspace it will be. */
  accountId: string;
  /** Undefined: as in the archive. */
  name: string | undefined;
  /** Of the audit log. */
  actor: { kind: "member" | "system"; id: string | null; name: string };
  /** Runs in the transaction of the rows. */
  complete?: (connection: Connection, loaded: LoadedWorkspace) => Promise<void>;
}

export interface LoadedWorkspace {
  workspaceId: string;
  name: string;
  /** Ids were those of something that is there already, so all are new. */
  hasNewIds: boolean;
  /** By table. */
  counts: Record<string, number>;
  missingFiles: string[];
}

const LONGEST_MS = 24 * 3600 * 1000;

/**
 * Brings an archive in as another workspace of an account, all of it or nothing: it is read whole first, then its rows
 * and its passage index come in one transaction. Ids stay as they are, so that links and snippets go on working, unless
 * one of them is taken: then all are new. Throws `ArchiveError`.
 */
export async function loadWorkspaceArchive(context: LoadContext, load: Load): Promise<LoadedWorkspace> {
  const knownMigrations = await context.owner.lend(readMigrationChecksums);
  const archive = await readWorkspaceArchive({ ...load, knownMigrations }, context.files, (done) =>
    context.onProgress("reading", done, null),
  );
  return context.owner.lend((connection) => loadWithin(context, connection, load, archive), {
    statementTimeoutMs: LONGEST_MS,
  });
}

async function readMigrationChecksums(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query("SELECT checksum FROM citedesk_migrations ORDER BY number");
  return rows.map(({ checksum }) => checksum as string);
}

async function loadWithin(
  context: LoadContext,
  connection: Connection,
  load: Load,
  archive: ReadArchive,
): Promise<LoadedWorkspace> {
  const loaded = await inTextForm(connection, async () => {
    const all = await loadAll(context, connection, load, archive);
    await load.complete?.(connection, all);
    return all;
  }).catch((error: unknown) => {
    throw asArchiveError(error);
  });
  context.index.forget(loaded.workspaceId);
  return loaded;
}

/** A value or a reference that the database refuses was not written by an export. */
function asArchiveError(error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (!/^2[23]/.test(code ?? "")) return error;
  return new ArchiveError(`What the archive holds does not fit together: ${message}. Nothing was kept.`, {
    cause: error,
  });
}

async function loadAll(
  context: LoadContext,
  connection: Connection,
  load: Load,
  { manifest, contents, ids }: ReadArchive,
): Promise<LoadedWorkspace> {
  const tables = new Map(carriedTables(await listTables(connection)).map((table) => [table.name, table]));
  const hasNewIds = await isAnyTaken(connection, [...tables.values()], ids);
  const renewed = new RenewedIds(hasNewIds ? ids : new Set());
  const workspaceId = renewed.of(manifest.workspace.id);
  const name = load.name ?? manifest.workspace.name;
  await insertWorkspace(connection, { ...manifest.workspace, id: workspaceId, name, accountId: load.accountId });
  const total = Object.keys(contents.tables).length;
  const seen = new Set<string>();
  await readRows(load.path, load.decryption, async (part) => {
    context.onProgress("rows", seen.add(part.table).size, total);
    const table = chosenColumns(tables.get(part.table), part);
    const rows = part.lines.map((line) => renewRow(JSON.parse(line), table, renewed, workspaceId));
    if (part.table === "public.agents") await fitSlugs(connection, table, rows);
    if (part.table === "public.leads")
      await fitOwners(connection, table, rows, { workspaceId, accountId: load.accountId });
    const completed = part.table === "public.webhooks" ? withSecrets(context, table, rows) : { table, rows };
    await loadRows(
      connection,
      completed.table,
      completed.rows.map((row) => JSON.stringify(row)),
    );
  });
  await settleLoaded(connection, { workspaceId, accountId: load.accountId });
  context.onProgress("index", 0, null);
  await indexLoaded(context.index, connection, workspaceId);
  await insertAudit(connection, workspaceId, load.actor, {
    name,
    archive_of: manifest.created_at,
    new_ids: hasNewIds,
  });
  const counts = Object.fromEntries(
    Object.entries(contents.tables).map(([table, { rows }]) => [plainName(table), rows]),
  );
  return { workspaceId, name, hasNewIds, counts, missingFiles: contents.missing_files };
}

/** Some are named without their workspace, in links, jobs and memory: none may be two things. */
async function isAnyTaken(connection: Connection, tables: readonly DataTable[], ids: Set<string>): Promise<boolean> {
  const all = [...ids];
  for (const name of ["public.workspaces", ...tables.filter(hasId).map((table) => table.name)]) {
    const { rows } = await connection.query(`SELECT FROM ${name} WHERE id = ANY ($1::uuid[]) LIMIT 1`, [all]);
    if (rows.length > 0) return true;
  }
  return false;
}

const hasId = ({ columns }: DataTable): boolean => columns.some(([column, type]) => column === "id" && type === "uuid");

/** Types are those of the database; nothing in an archive becomes a part of a statement. */
function chosenColumns(table: DataTable | undefined, { table: name, columns }: ArchivePart): DataTable {
  const types = new Map(table?.columns);
  return {
    name,
    columns: columns.map((column): [string, string] => {
      const type = types.get(column);
      if (type === undefined || CARRIED[plainName(name)]?.leaves?.includes(column))
        throw new ArchiveError(`The archive has a column ${column} of ${name} that no archive has.`);
      return [column, type];
    }),
  };
}

function renewRow(
  row: unknown,
  { name, columns }: DataTable,
  renewed: RenewedIds,
  workspaceId: string,
): (string | null)[] {
  const isRow = Array.isArray(row) && row.length === columns.length;
  if (!isRow || row.some((value) => value !== null && typeof value !== "string"))
    throw new ArchiveError(`The archive has a row of ${name} that is none.`);
  return row.map((value: string | null, at) => {
    const [column, type] = columns[at]!;
    if (column === "workspace_id") return workspaceId;
    return value === null ? null : renewed.inValue(type, value);
  });
}

/** Each gets another secret, and is off until somebody has told the other side. */
function withSecrets({ secretKeys }: LoadContext, table: DataTable, rows: (string | null)[][]) {
  const at = table.columns.findIndex(([column]) => column === "id");
  return {
    table: {
      ...table,
      columns: [
        ...table.columns,
        ["secret", "text"],
        ["status", "text"],
        ["disabled_reason", "text"],
      ] as DataTable["columns"],
    },
    rows: rows.map((row) => [
      ...row,
      sealSecret(secretKeys, SECRET_PURPOSE, row[at]!, createSigningSecret()),
      "disabled",
      "by_request",
    ]),
  };
}

async function insertWorkspace(
  connection: Connection,
  workspace: ReadArchive["manifest"]["workspace"] & { accountId: string },
): Promise<void> {
  const { id, accountId, kind, name, settings, revision, erased_through: erasedThrough } = workspace;
  await connection.query(
    `INSERT INTO workspaces (id, account_id, kind, name, settings, revision, erased_through)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, accountId, kind, name, JSON.stringify(settings), revision, erasedThrough],
  );
}

async function insertAudit(
  connection: Connection,
  workspaceId: string,
  actor: Load["actor"],
  after: object,
): Promise<void> {
  await connection.query(
    `INSERT INTO audit_events (workspace_id, id, actor_kind, actor_id, actor_name, action, target_kind, target_id, after)
     VALUES ($1, $2, $3, $4, $5, 'workspace.imported', 'workspace', $6, $7)`,
    [workspaceId, newId(), actor.kind, actor.id, actor.name, formatId("workspace", workspaceId), JSON.stringify(after)],
  );
}
