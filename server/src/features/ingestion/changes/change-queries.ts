import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { NotFoundError } from "../../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../../platform/http/cursors.ts";

export interface ChangeRow {
  id: string;
  source_id: string;
  origin: "reading" | "rollback";
  status: "applied" | "pending" | "approved" | "rejected";
  title: string;
  settings: Record<string, unknown>;
  added: number;
  changed: number;
  removed: number;
  created_at: Date;
  decided_at: Date | null;
}

const COLUMNS = sql`c.id, c.source_id, c.origin, c.status, c.title, c.settings, c.created_at, c.decided_at, n.added, n.changed,
  n.removed`;
const COUNTS = sql`CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE e.before_version_id IS NULL)::integer AS added,
    count(*) FILTER (WHERE e.before_version_id IS NOT NULL AND e.after_version_id IS NOT NULL)::integer AS changed,
    count(*) FILTER (WHERE e.after_version_id IS NULL)::integer AS removed, count(*) AS documents
  FROM document_changes e WHERE e.workspace_id = c.workspace_id AND e.change_id = c.id) n`;

/** Newest first; what a later reading has made void is left out. */
export function listChanges(
  executor: Executor,
  workspaceId: string,
  sourceId: string,
  status: string | undefined,
  after: CursorPosition | undefined,
  limit: number,
): Promise<ChangeRow[]> {
  return executor.query<ChangeRow>(sql`
    SELECT ${COLUMNS} FROM source_changes c ${COUNTS}
    WHERE c.workspace_id = ${workspaceId} AND c.source_id = ${sourceId} AND n.documents > 0
      ${status ? sql`AND c.status = ${status}` : empty} ${after ? sql`AND c.id < ${after.id}` : empty}
    ORDER BY c.id DESC LIMIT ${limit + 1}`);
}

/** Throws `NotFoundError`. */
export async function getChange(
  executor: Executor,
  workspaceId: string,
  sourceId: string,
  id: string | undefined,
): Promise<ChangeRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<ChangeRow>(sql`
          SELECT ${COLUMNS} FROM source_changes c ${COUNTS}
          WHERE c.workspace_id = ${workspaceId} AND c.source_id = ${sourceId} AND c.id = ${id}`);
  if (!row) throw new NotFoundError("change");
  return row;
}

export interface ChangedDocumentRow {
  /** Of the document. */
  id: string;
  title: string | null;
  url: string | null;
  before_version: number | null;
  after_version: number | null;
  before_id: string | null;
  after_id: string | null;
  before_text: string | null;
  after_text: string | null;
}

/** With both texts, as far as they are still stored. */
export function listChangedDocuments(
  executor: Executor,
  workspaceId: string,
  changeId: string,
  after: CursorPosition | undefined,
  limit: number,
): Promise<ChangedDocumentRow[]> {
  return executor.query<ChangedDocumentRow>(sql`
    SELECT e.document_id AS id, coalesce(a.title, b.title) AS title, coalesce(a.url, b.url) AS url, b.number AS before_version,
      a.number AS after_version, e.before_version_id AS before_id, e.after_version_id AS after_id, b.text AS before_text,
      a.text AS after_text
    FROM document_changes e
    LEFT JOIN document_versions b ON b.workspace_id = e.workspace_id AND b.id = e.before_version_id
    LEFT JOIN document_versions a ON a.workspace_id = e.workspace_id AND a.id = e.after_version_id
    WHERE e.workspace_id = ${workspaceId} AND e.change_id = ${changeId}
      ${after ? sql`AND e.document_id > ${after.id}` : empty}
    ORDER BY e.document_id LIMIT ${limit + 1}`);
}

/** What a document is to say; null: nothing. */
export interface VersionTarget {
  documentId: string;
  versionId: string | null;
}

export async function findTargets(executor: Executor, workspaceId: string, changeId: string): Promise<VersionTarget[]> {
  const rows = await executor.query<{ document_id: string; after_version_id: string | null }>(sql`
    SELECT document_id, after_version_id FROM document_changes
    WHERE workspace_id = ${workspaceId} AND change_id = ${changeId}`);
  return rows.map((row) => ({ documentId: row.document_id, versionId: row.after_version_id }));
}

/** Newest of what answers came to use: the change that a rollback takes back when none is named. */
export async function findLatestEffective(executor: Executor, workspaceId: string, sourceId: string) {
  const [row] = await executor.query<{ id: string }>(sql`
    SELECT c.id FROM source_changes c ${COUNTS}
    WHERE c.workspace_id = ${workspaceId} AND c.source_id = ${sourceId} AND c.status IN ('applied', 'approved')
      AND n.documents > 0
    ORDER BY coalesce(c.decided_at, c.created_at) DESC, c.id DESC LIMIT 1`);
  return row?.id;
}

/** What each document said before this change and all that came after it. */
export async function findTargetsBefore(
  executor: Executor,
  workspaceId: string,
  change: Pick<ChangeRow, "id" | "source_id">,
): Promise<VersionTarget[]> {
  const rows = await executor.query<{ document_id: string; before_version_id: string | null }>(sql`
    SELECT DISTINCT ON (e.document_id) e.document_id, e.before_version_id
    FROM source_changes c
    JOIN source_changes first ON first.workspace_id = c.workspace_id AND first.id = ${change.id}
    JOIN document_changes e ON e.workspace_id = c.workspace_id AND e.change_id = c.id
    WHERE c.workspace_id = ${workspaceId} AND c.source_id = ${change.source_id} AND c.status IN ('applied', 'approved')
      AND (coalesce(c.decided_at, c.created_at), c.id) >= (coalesce(first.decided_at, first.created_at), first.id)
    ORDER BY e.document_id, coalesce(c.decided_at, c.created_at), c.id`);
  return rows.map((row) => ({ documentId: row.document_id, versionId: row.before_version_id }));
}

/** Title and settings of the source as the last change before this one left them. */
export async function findSettingsBefore(executor: Executor, workspaceId: string, change: ChangeRow) {
  const [row] = await executor.query<{ title: string; settings: Record<string, unknown> }>(sql`
    SELECT c.title, c.settings FROM source_changes c
    JOIN source_changes first ON first.workspace_id = c.workspace_id AND first.id = ${change.id}
    WHERE c.workspace_id = ${workspaceId} AND c.source_id = ${change.source_id} AND c.status IN ('applied', 'approved')
      AND (coalesce(c.decided_at, c.created_at), c.id) < (coalesce(first.decided_at, first.created_at), first.id)
    ORDER BY coalesce(c.decided_at, c.created_at) DESC, c.id DESC LIMIT 1`);
  return row;
}

export async function markDecided(
  executor: Executor,
  workspaceId: string,
  changeId: string,
  status: "approved" | "rejected",
): Promise<void> {
  await executor.query(sql`
    UPDATE source_changes SET status = ${status}, decided_at = clock_timestamp()
    WHERE workspace_id = ${workspaceId} AND id = ${changeId}`);
}

/** What the approval replaces may be newer than what was read at the time. */
export async function setBefore(executor: Executor, workspaceId: string, changeId: string): Promise<void> {
  await executor.query(sql`
    UPDATE document_changes e SET before_version_id = d.current_version_id FROM documents d
    WHERE e.workspace_id = ${workspaceId} AND e.change_id = ${changeId} AND d.workspace_id = e.workspace_id
      AND d.id = e.document_id`);
}

export async function insertRollback(
  executor: Executor,
  workspaceId: string,
  rollback: { id: string; sourceId: string },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO source_changes (workspace_id, id, source_id, run_id, origin, status, title, settings, decided_at)
    SELECT workspace_id, ${rollback.id}, id, run_id, 'rollback', 'applied', title, settings, clock_timestamp() FROM sources
    WHERE workspace_id = ${workspaceId} AND id = ${rollback.sourceId}`);
}
