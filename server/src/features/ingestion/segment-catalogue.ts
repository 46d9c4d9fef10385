import sql from "sql-template-tag";
import type { Database, Executor } from "../../platform/database/database.ts";
import type {
  CatalogueChanges,
  ChangeCursor,
  SegmentCatalogue,
  SegmentDescriptor,
  SegmentReplacement,
} from "../../ports/passage-index.ts";
import { raiseRevision } from "../sources/index.ts";
import { insertSegments } from "./version-queries.ts";

interface SegmentRow {
  id: string;
  file_sha256: string | null;
  passage_count: number;
  byte_size: string;
}

/** What the passage index reads and writes in the database. */
export function createSegmentCatalogue(database: Database): SegmentCatalogue {
  return {
    readChanges: (workspaceId, after, limit) =>
      database.inWorkspace(workspaceId, (transaction) => readChanges(transaction, workspaceId, after, limit), {
        pipelined: true,
      }),

    findDiscardable: (workspaceId, versionIds) =>
      database.inWorkspace(workspaceId, (transaction) => findDiscardable(transaction, workspaceId, versionIds)),

    findErased: (workspaceId) =>
      database.inWorkspace(workspaceId, async (transaction) => {
        const rows = await transaction.query<{ version_id: string }>(
          sql`SELECT version_id FROM erased_versions WHERE workspace_id = ${workspaceId}`,
        );
        return rows.map((row) => row.version_id);
      }),

    replaceSegments: (workspaceId, replacement) =>
      database.inWorkspace(workspaceId, (transaction) => replaceSegments(transaction, workspaceId, replacement)),

    // An earlier merge may have retired a copy of what an erasure is looking for.
    findRetiredSegments: (workspaceId) =>
      database.inWorkspace(workspaceId, async (transaction) => {
        const rows = await transaction.query<SegmentRow>(sql`
          SELECT id, file_sha256, passage_count, byte_size FROM index_segments
          WHERE workspace_id = ${workspaceId} AND retired_revision IS NOT NULL
            AND (holds_erased OR created_at < now() - interval '1 minute'
              OR EXISTS (SELECT FROM erasures WHERE workspace_id = ${workspaceId} AND step = 'index'))`);
        return rows.map(toDescriptor);
      }),

    deleteRetiredSegments: (workspaceId, segmentIds) =>
      database.inWorkspace(workspaceId, async (transaction) => {
        await transaction.query(sql`
          DELETE FROM index_segments
          WHERE workspace_id = ${workspaceId} AND id = ANY(${segmentIds}::uuid[]) AND retired_revision IS NOT NULL`);
      }),
  };
}

async function readChanges(
  executor: Executor,
  workspaceId: string,
  after: ChangeCursor,
  limit: number,
): Promise<CatalogueChanges> {
  // One statement, so that revision, versions and segments come from one snapshot.
  const [row] = await executor.query<{
    revision: string;
    erased_through: string;
    versions: { id: string; changed_revision: number; live: boolean }[] | null;
    segments: { id: string; file_sha256: string | null; passage_count: number; byte_size: number }[] | null;
  }>(sql`
    SELECT w.revision, w.erased_through,
      (SELECT json_agg(v) FROM (
        SELECT id, changed_revision, state = 'live' AS live FROM document_versions
        WHERE workspace_id = ${workspaceId} AND (changed_revision > ${after.revision}
          OR (changed_revision = ${after.revision} AND id::text > ${after.versionId}))
        ORDER BY changed_revision, id LIMIT ${limit + 1}) v) AS versions,
      (SELECT json_agg(s) FROM (
        SELECT id, file_sha256, passage_count, byte_size FROM index_segments
        WHERE workspace_id = ${workspaceId} AND retired_revision IS NULL ORDER BY created_revision, id) s) AS segments
    FROM workspaces w WHERE w.id = ${workspaceId}`);
  const versions = row?.versions ?? [];
  return {
    revision: Number(row?.revision ?? 0),
    versions: versions.slice(0, limit).map((version) => ({
      versionId: version.id,
      changedRevision: version.changed_revision,
      live: version.live,
    })),
    more: versions.length > limit,
    segments: (row?.segments ?? []).map((segment) =>
      toDescriptor({ ...segment, byte_size: String(segment.byte_size) }),
    ),
    deletedThrough: Number(row?.erased_through ?? -1),
  };
}

/** Of a document, these stay in the index whatever their age. */
const VERSIONS_KEPT = 10;

/**
 * Versions whose rows are gone; those retired more than 30 days ago that are not among the document's newest and that
 * no citation names; and those that waited for an approval which a later reading made void. A rollback to one that left
 * the index adds it again.
 */
async function findDiscardable(executor: Executor, workspaceId: string, versionIds: string[]): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT wanted.id FROM unnest(${versionIds}::uuid[]) AS wanted(id)
    LEFT JOIN document_versions v ON v.workspace_id = ${workspaceId} AND v.id = wanted.id
    WHERE v.id IS NULL
      OR (v.state = 'retired' AND v.retired_at < now() - interval '30 days'
        AND (SELECT count(*) FROM document_versions n
             WHERE n.workspace_id = v.workspace_id AND n.document_id = v.document_id AND n.number > v.number) >= ${VERSIONS_KEPT}
        AND NOT EXISTS (SELECT FROM citations c WHERE c.workspace_id = v.workspace_id AND c.version_id = v.id))
      OR (v.state = 'hidden' AND v.created_at < now() - interval '1 day' AND NOT EXISTS (
        SELECT FROM document_changes e WHERE e.workspace_id = v.workspace_id AND e.document_id = v.document_id
          AND e.after_version_id = v.id))`);
  return rows.map((row) => row.id);
}

async function replaceSegments(
  executor: Executor,
  workspaceId: string,
  replacement: SegmentReplacement,
): Promise<boolean> {
  const locked = await executor.query(sql`
    SELECT 1 FROM index_segments
    WHERE workspace_id = ${workspaceId} AND id = ANY(${replacement.retiredIds}::uuid[]) AND retired_revision IS NULL
    FOR UPDATE`);
  if (locked.length !== replacement.retiredIds.length) return false;
  // Nobody brings one of them back while it is left out.
  await executor.query(sql`
    SELECT 1 FROM document_versions WHERE workspace_id = ${workspaceId} AND id = ANY(${replacement.droppedVersionIds}::uuid[])
    ORDER BY id FOR UPDATE`);
  const discardable = await findDiscardable(executor, workspaceId, replacement.droppedVersionIds);
  if (discardable.length !== replacement.droppedVersionIds.length) return false;
  const holdsErased = await countForErasures(executor, workspaceId, replacement);
  const revision = await raiseRevision(executor, workspaceId);
  await executor.query(sql`
    UPDATE index_segments SET retired_revision = ${revision}, holds_erased = ${holdsErased}
    WHERE workspace_id = ${workspaceId} AND id = ANY(${replacement.retiredIds}::uuid[])`);
  await executor.query(sql`
    UPDATE document_versions SET is_indexed = false
    WHERE workspace_id = ${workspaceId} AND id = ANY(${replacement.droppedVersionIds}::uuid[])`);
  await insertSegments(executor, workspaceId, replacement.merged, revision);
  return true;
}

/** Whether erased text went; its erasures tell how many segments were written again. */
async function countForErasures(
  executor: Executor,
  workspaceId: string,
  { retiredIds, droppedVersionIds }: SegmentReplacement,
): Promise<boolean> {
  if (droppedVersionIds.length === 0) return false;
  const rows = await executor.query(sql`
    UPDATE erasures SET counts = jsonb_set(counts, '{index_segments}',
      to_jsonb(coalesce((counts ->> 'index_segments')::int, 0) + ${retiredIds.length}::int))
    WHERE workspace_id = ${workspaceId} AND id IN (
      SELECT erasure_id FROM erased_versions
      WHERE workspace_id = ${workspaceId} AND version_id = ANY(${droppedVersionIds}::uuid[]))
    RETURNING 1`);
  return rows.length > 0;
}

function toDescriptor(row: SegmentRow): SegmentDescriptor {
  return {
    id: row.id,
    fileSha256: row.file_sha256,
    passageCount: row.passage_count,
    byteSize: Number(row.byte_size),
  };
}
