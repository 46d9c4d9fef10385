import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { raiseRevision } from "../sources/index.ts";
import { findRefusedRemovals, isHeldForApproval, REMOVAL, recordChanges } from "./changes/record-changes.ts";
import type { Run } from "./run-queries.ts";
import { retireVersions } from "./version-queries.ts";

/**
 * Takes the texts of documents of one source out of every answer; old quotes stay checkable. Where changes need
 * approval, or a rollback holds a page, they answer until then, and on when that was refused. How many passages went.
 */
export async function withdrawTexts(executor: Executor, workspaceId: string, documentIds: string[]): Promise<number> {
  if (documentIds.length === 0) return 0;
  const found = await executor.query<AnsweringRow>(sql`
    SELECT id, source_id, current_version_id, passages, held FROM documents
    WHERE workspace_id = ${workspaceId} AND id = ANY(${documentIds}::uuid[]) AND current_version_id IS NOT NULL`);
  const [first] = found;
  if (!first) return 0;
  const sourceId = first.source_id;
  const needsApproval = await isHeldForApproval(executor, workspaceId, sourceId);
  const waiting = found.filter((row) => needsApproval || row.held);
  const refused = await findRefusedRemovals(
    executor,
    workspaceId,
    waiting.map((row) => row.id),
  );
  const proposed = waiting.filter((row) => !refused.has(row.id));
  const gone = found.filter((row) => !waiting.includes(row));
  for (const [rows, isHeld] of [
    [proposed, true],
    [gone, false],
  ] as const) {
    const changes = rows.map((row) => ({ documentId: row.id, before: row.current_version_id, after: null }));
    await recordChanges(executor, workspaceId, { sourceId, isHeld, changes });
  }
  // Read in full when it comes back, whatever its site says about changes.
  const seen = [...proposed, ...gone].map((row) => row.id);
  await executor.query(sql`
    UPDATE documents SET etag = NULL, last_modified = NULL, sha256 = NULL
    WHERE workspace_id = ${workspaceId} AND id = ANY(${seen}::uuid[])`);
  if (gone.length === 0) return 0;
  const ids = gone.map((row) => row.id);
  await executor.query(sql`
    UPDATE documents SET current_version_id = NULL, passages = 0
    WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[])`);
  await retireVersions(executor, workspaceId, ids, await raiseRevision(executor, workspaceId));
  return gone.reduce((sum, row) => sum + row.passages, 0);
}

interface AnsweringRow {
  id: string;
  source_id: string;
  current_version_id: string;
  passages: number;
  held: boolean;
}

/** What a source held that its latest reading did not meet: it leaves the answers and is shown as removed. */
export async function withdrawOthers(executor: Executor, run: Run, documentIds: string[]): Promise<void> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT d.id FROM documents d
    JOIN sources s ON s.workspace_id = d.workspace_id AND s.id = d.source_id
    WHERE d.workspace_id = ${run.workspaceId} AND d.source_id = ${run.sourceId} AND d.status <> 'removed'
      AND d.id <> ALL(${documentIds}::uuid[])
      AND (d.rejected_proposal IS DISTINCT FROM ${REMOVAL} OR NOT (s.approval OR d.held))`);
  const ids = rows.map((row) => row.id);
  await withdrawTexts(executor, run.workspaceId, ids);
  await executor.query(sql`
    UPDATE documents SET status = 'removed', reason_code = 'not_there',
      reason_message = 'It is no longer part of this source, so answers no longer use it.', updated_at = now()
    WHERE workspace_id = ${run.workspaceId} AND id = ANY(${ids}::uuid[])`);
}
