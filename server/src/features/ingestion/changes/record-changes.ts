import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/identifiers.ts";

/** What one reading did, or would do, to a document; null: it had, or has, no text. */
export interface DocumentChange {
  documentId: string;
  before: string | null;
  after: string | null;
}

/** Adds to the change of the source's running reading. A document that is back where it was drops out. */
export async function recordChanges(
  executor: Executor,
  workspaceId: string,
  { sourceId, isHeld, changes: found }: { sourceId: string; isHeld: boolean; changes: DocumentChange[] },
): Promise<void> {
  const removed = isHeld ? await findPendingRemovals(executor, workspaceId, found) : new Set();
  const changes = found.filter(({ documentId, after }) => after !== null || !removed.has(documentId));
  if (changes.length === 0) return;
  const status = isHeld ? "pending" : "applied";
  await dropPending(
    executor,
    workspaceId,
    changes.map((change) => change.documentId),
  );
  const [change] = await executor.query<{ id: string }>(sql`
    INSERT INTO source_changes (workspace_id, id, source_id, run_id, origin, status, title, settings)
    SELECT workspace_id, ${newId()}, id, run_id, 'reading', ${status}, title, settings FROM sources
    WHERE workspace_id = ${workspaceId} AND id = ${sourceId}
    ON CONFLICT (workspace_id, source_id, run_id, status) WHERE origin = 'reading' AND status IN ('applied', 'pending')
      DO UPDATE SET title = excluded.title
    RETURNING id`);
  await insertDocumentChanges(executor, workspaceId, change!.id, changes);
}

/** Documents whose removal waits already: seen missing again, it goes on waiting where it is. */
async function findPendingRemovals(executor: Executor, workspaceId: string, changes: DocumentChange[]) {
  const ids = changes.flatMap(({ documentId, after }) => (after === null ? [documentId] : []));
  const rows = await executor.query<{ document_id: string }>(sql`
    SELECT e.document_id FROM document_changes e
    JOIN source_changes c ON c.workspace_id = e.workspace_id AND c.id = e.change_id AND c.status = 'pending'
    WHERE e.workspace_id = ${workspaceId} AND e.document_id = ANY(${ids}::uuid[]) AND e.after_version_id IS NULL`);
  return new Set(rows.map((row) => row.document_id));
}

export async function insertDocumentChanges(
  executor: Executor,
  workspaceId: string,
  changeId: string,
  changes: DocumentChange[],
): Promise<void> {
  const rows = JSON.stringify(changes.map(({ documentId: id, before, after }) => ({ id, before, after })));
  await executor.query(sql`
    INSERT INTO document_changes (workspace_id, change_id, document_id, before_version_id, after_version_id)
    SELECT ${workspaceId}, ${changeId}, r.id, r.before, r.after
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, before uuid, after uuid)
    ON CONFLICT (workspace_id, change_id, document_id) DO UPDATE SET after_version_id = excluded.after_version_id`);
  await executor.query(sql`
    DELETE FROM document_changes
    WHERE workspace_id = ${workspaceId} AND change_id = ${changeId}
      AND before_version_id IS NOT DISTINCT FROM after_version_id`);
}

/** What waited for approval of these documents is void: a later reading has seen them otherwise. */
export async function dropPending(executor: Executor, workspaceId: string, documentIds: string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await executor.query(sql`
    DELETE FROM document_changes d USING source_changes c
    WHERE d.workspace_id = ${workspaceId} AND d.document_id = ANY(${documentIds}::uuid[])
      AND c.workspace_id = d.workspace_id AND c.id = d.change_id AND c.status = 'pending'`);
}

/** Whether what the source's readings find waits for approval, from the first one on (decision 22). */
export async function isHeldForApproval(executor: Executor, workspaceId: string, sourceId: string): Promise<boolean> {
  const rows = await executor.query(sql`
    SELECT 1 FROM sources WHERE workspace_id = ${workspaceId} AND id = ${sourceId} AND approval`);
  return rows.length > 0;
}

/** In the place of a text's digest: the document was to be removed. */
export const REMOVAL = "removal";

/** Of these documents, those whose removal someone refused and that no reading has met since. */
export async function findRefusedRemovals(
  executor: Executor,
  workspaceId: string,
  documentIds: string[],
): Promise<Set<string>> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM documents
    WHERE workspace_id = ${workspaceId} AND id = ANY(${documentIds}::uuid[]) AND rejected_proposal = ${REMOVAL}`);
  return new Set(rows.map((row) => row.id));
}

/** The documents were met in another state than the one that someone refused. */
export async function forgetRefusals(executor: Executor, workspaceId: string, documentIds: string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await executor.query(sql`
    UPDATE documents SET rejected_proposal = NULL
    WHERE workspace_id = ${workspaceId} AND id = ANY(${documentIds}::uuid[]) AND rejected_proposal IS NOT NULL`);
}
