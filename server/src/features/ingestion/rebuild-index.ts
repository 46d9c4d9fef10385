import sql from "sql-template-tag";
import type { Database, Executor } from "../../platform/database/database.ts";
import type { PassageIndex, SegmentDescriptor } from "../../ports/passage-index.ts";
import { raiseRevision } from "../sources/index.ts";
import { indexAgain, markIndexed } from "./index-again.ts";
import { insertSegments } from "./version-queries.ts";

const VERSIONS_A_SEGMENT = 500;

/**
 * Builds the passage index of a workspace again from the stored passages: new segments first, then one transaction
 * exchanges them for all that were there at the start. What is published meanwhile keeps its own segment. Old versions
 * come back into the index when a rollback needs them. Searches fail until it ends, if they failed before.
 */
export async function rebuildIndex(
  context: { database: Database; index: PassageIndex },
  workspaceId: string,
): Promise<void> {
  const { database, index } = context;
  const damaged = await database.inWorkspace(workspaceId, (transaction) => listSegments(transaction, workspaceId));
  const segments: SegmentDescriptor[] = [];
  const added: string[] = [];
  try {
    for (;;) {
      const versions = await database.inWorkspace(workspaceId, (transaction) =>
        findMissing(transaction, workspaceId, { added, damaged }),
      );
      for (let at = 0; at < versions.length; at += VERSIONS_A_SEGMENT) {
        const batch = versions.slice(at, at + VERSIONS_A_SEGMENT);
        segments.push(...(await indexAgain(context, workspaceId, batch)));
        added.push(...batch);
      }
      const isExchanged = await database.inWorkspace(workspaceId, (transaction) =>
        exchange(transaction, workspaceId, { added, damaged, segments }),
      );
      if (isExchanged) break;
    }
  } catch (error) {
    await index.discard(workspaceId, segments);
    throw error;
  }
  index.forget(workspaceId);
}

interface Rebuild {
  added: string[];
  damaged: string[];
}

async function listSegments(executor: Executor, workspaceId: string): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM index_segments WHERE workspace_id = ${workspaceId} AND retired_revision IS NULL`);
  return rows.map((row) => row.id);
}

/** What answers use or may soon, unless a segment that stays was made after it. */
async function findMissing(executor: Executor, workspaceId: string, { added, damaged }: Rebuild): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT v.id FROM document_versions v
    WHERE v.workspace_id = ${workspaceId} AND v.id <> ALL(${added}::uuid[])
      AND (v.state = 'live' OR (v.state = 'hidden' AND EXISTS (
        SELECT FROM document_changes e WHERE e.workspace_id = v.workspace_id AND e.document_id = v.document_id
          AND e.after_version_id = v.id)))
      AND NOT EXISTS (
        SELECT FROM index_segments g WHERE g.workspace_id = v.workspace_id AND g.retired_revision IS NULL
          AND g.id <> ALL(${damaged}::uuid[]) AND g.created_revision = v.changed_revision)
    ORDER BY v.id`);
  return rows.map((row) => row.id);
}

/** False: a version has come into use meanwhile that is in none of the new segments. */
async function exchange(
  executor: Executor,
  workspaceId: string,
  { added, damaged, segments }: Rebuild & { segments: SegmentDescriptor[] },
): Promise<boolean> {
  // Locks the workspace: nothing comes into use until this ends.
  const revision = await raiseRevision(executor, workspaceId);
  if ((await findMissing(executor, workspaceId, { added, damaged })).length > 0) return false;
  await executor.query(sql`
    UPDATE document_versions SET is_indexed = false
    WHERE workspace_id = ${workspaceId} AND state <> 'live' AND id <> ALL(${added}::uuid[])`);
  await markIndexed(executor, workspaceId, added);
  await executor.query(sql`
    UPDATE index_segments SET retired_revision = ${revision}
    WHERE workspace_id = ${workspaceId} AND id = ANY(${damaged}::uuid[])`);
  await insertSegments(executor, workspaceId, segments, revision);
  return true;
}
