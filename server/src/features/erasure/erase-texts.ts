import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { raiseRevision } from "../sources/index.ts";
import type { ErasureCounts } from "./erasure-counts.ts";
import { countRows, type ErasureRow, isErased } from "./erasure-queries.ts";

const RETIRED_A_BATCH = 500;
const VERSIONS_A_BATCH = 20;
const PASSAGES_A_BATCH = 2_000;

/**
 * Deletes the next versions and passages. All are retired in one revision before the row of any goes in a later one:
 * that is how every process's index learns of it. Undefined: nothing is left.
 */
export async function eraseTexts(
  executor: Executor,
  workspaceId: string,
  erasure: ErasureRow,
): Promise<Partial<ErasureCounts> | undefined> {
  if (await retireSome(executor, workspaceId, erasure)) return {};
  const versions = await executor.query<{ id: string }>(sql`
    SELECT v.id FROM document_versions v WHERE ${isErased(workspaceId, erasure)} ORDER BY v.id LIMIT ${VERSIONS_A_BATCH}`);
  if (versions.length === 0) return undefined;
  const ids = versions.map(({ id }) => id);
  const passages = await countRows(
    executor,
    sql`DELETE FROM passages WHERE workspace_id = ${workspaceId} AND id IN (
      SELECT id FROM passages WHERE workspace_id = ${workspaceId} AND version_id = ANY(${ids}::uuid[])
      LIMIT ${PASSAGES_A_BATCH}) RETURNING 1`,
  );
  if (passages === PASSAGES_A_BATCH) return { passages };
  await deleteVersions(executor, workspaceId, erasure.id, ids);
  return { passages, versions: ids.length };
}

async function retireSome(executor: Executor, workspaceId: string, erasure: ErasureRow): Promise<boolean> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT v.id FROM document_versions v WHERE ${isErased(workspaceId, erasure)} AND v.state <> 'retired'
    ORDER BY v.id LIMIT ${RETIRED_A_BATCH}`);
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  const revision = await raiseRevision(executor, workspaceId);
  await executor.query(sql`
    UPDATE documents SET current_version_id = NULL, passages = 0, etag = NULL, last_modified = NULL, sha256 = NULL
    WHERE workspace_id = ${workspaceId} AND current_version_id = ANY(${ids}::uuid[])`);
  await executor.query(sql`
    UPDATE document_versions SET state = 'retired', changed_revision = ${revision}
    WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[])`);
  return true;
}

async function deleteVersions(
  executor: Executor,
  workspaceId: string,
  erasureId: string,
  ids: string[],
): Promise<void> {
  await executor.query(sql`
    WITH deleted AS (
      DELETE FROM document_versions WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[])
      RETURNING id, changed_revision, file_sha256),
    noted AS (
      INSERT INTO erased_versions (workspace_id, version_id, erasure_id) SELECT ${workspaceId}, id, ${erasureId} FROM deleted
      ON CONFLICT DO NOTHING),
    files AS (
      INSERT INTO erased_files (workspace_id, erasure_id, sha256)
      SELECT DISTINCT ${workspaceId}::uuid, ${erasureId}::uuid, file_sha256 FROM deleted WHERE file_sha256 IS NOT NULL
      ON CONFLICT DO NOTHING)
    UPDATE workspaces SET erased_through = greatest(erased_through, (SELECT max(changed_revision) FROM deleted))
    WHERE id = ${workspaceId}`);
}
