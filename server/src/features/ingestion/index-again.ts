import sql from "sql-template-tag";
import type { Database, Executor } from "../../platform/database/database.ts";
import type { IndexedPassage, PassageIndex, SegmentDescriptor } from "../../ports/passage-index.ts";

/** Writes segments with stored versions; none where they have no passage. Their rows are the caller's to insert. */
export async function indexAgain(
  { database, index }: { database: Database; index: PassageIndex },
  workspaceId: string,
  versionIds: string[],
): Promise<SegmentDescriptor[]> {
  const passages = await database.inWorkspace(workspaceId, (transaction) =>
    readPassages(transaction, workspaceId, versionIds),
  );
  return index.add(workspaceId, passages);
}

async function readPassages(executor: Executor, workspaceId: string, versionIds: string[]): Promise<IndexedPassage[]> {
  const rows = await executor.query<{
    id: string;
    version_id: string;
    source_id: string;
    title: string;
    heading_path: string[];
    text: string;
    language: string | null;
  }>(sql`
    SELECT p.id, p.version_id, v.source_id, v.title, p.heading_path, p.text, v.language
    FROM passages p JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id
    WHERE p.workspace_id = ${workspaceId} AND p.version_id = ANY(${versionIds}::uuid[]) ORDER BY p.version_id, p.ordinal`);
  return rows.map((row) => ({
    passageId: row.id,
    versionId: row.version_id,
    sourceId: row.source_id,
    title: row.title,
    headingPath: row.heading_path,
    text: row.text,
    language: row.language,
  }));
}

/** Which of these versions are stored, but were left out of the index. Locks all of them until the transaction ends. */
export async function findUnindexed(executor: Executor, workspaceId: string, versionIds: string[]): Promise<string[]> {
  const rows = await executor.query<{ id: string; is_indexed: boolean }>(sql`
    SELECT id, is_indexed FROM document_versions
    WHERE workspace_id = ${workspaceId} AND id = ANY(${versionIds}::uuid[]) ORDER BY id FOR UPDATE`);
  return rows.filter((row) => !row.is_indexed).map((row) => row.id);
}

export async function markIndexed(executor: Executor, workspaceId: string, versionIds: string[]): Promise<void> {
  await executor.query(sql`
    UPDATE document_versions SET is_indexed = true
    WHERE workspace_id = ${workspaceId} AND id = ANY(${versionIds}::uuid[])`);
}
