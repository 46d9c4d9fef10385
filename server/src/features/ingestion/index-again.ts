import { PASSAGE_RULES } from "@citedesk/grounding";
import sql from "sql-template-tag";
import type { Database, Executor } from "../../platform/database/database.ts";
import type { IndexedPassage, PassageIndex, SegmentDescriptor } from "../../ports/passage-index.ts";
import { ANSWERING_PASSAGES } from "./run-queries.ts";

/**
 * Writes segments with stored versions, by their newest passages; none where they have none. Their rows are the
 * caller's to insert.
 */
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
    WHERE p.workspace_id = ${workspaceId} AND p.version_id = ANY(${versionIds}::uuid[]) AND p.rules = (
      SELECT max(n.rules) FROM passages n
      WHERE n.workspace_id = v.workspace_id AND n.version_id = v.id AND n.rules <= ${PASSAGE_RULES})
    ORDER BY p.version_id, p.ordinal`);
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

/** What `indexAgain` read of them is what they are found by from now on. */
export async function markIndexed(executor: Executor, workspaceId: string, versionIds: string[]): Promise<void> {
  await executor.query(sql`
    UPDATE document_versions SET is_indexed = true
    WHERE workspace_id = ${workspaceId} AND id = ANY(${versionIds}::uuid[])`);
  const cutAnew = await executor.query<{ id: string; source_id: string }>(sql`
    UPDATE document_versions v SET passage_rules = r.rules FROM (
      SELECT version_id, max(rules) AS rules FROM passages
      WHERE workspace_id = ${workspaceId} AND version_id = ANY(${versionIds}::uuid[]) AND rules <= ${PASSAGE_RULES}
      GROUP BY version_id) r
    WHERE v.workspace_id = ${workspaceId} AND v.id = r.version_id AND v.passage_rules < r.rules
    RETURNING v.id, v.source_id`);
  if (cutAnew.length > 0) await countAnew(executor, workspaceId, cutAnew);
}

async function countAnew(
  executor: Executor,
  workspaceId: string,
  versions: { id: string; source_id: string }[],
): Promise<void> {
  await executor.query(sql`
    UPDATE documents d SET passages = (
      SELECT count(*) FROM passages p JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id
      WHERE p.workspace_id = d.workspace_id AND p.version_id = d.current_version_id AND p.rules = v.passage_rules)
    WHERE d.workspace_id = ${workspaceId} AND d.current_version_id = ANY(${versions.map(({ id }) => id)}::uuid[])`);
  await executor.query(sql`
    UPDATE sources s SET passages = ${ANSWERING_PASSAGES}
    WHERE s.workspace_id = ${workspaceId} AND s.id = ANY(${versions.map(({ source_id }) => source_id)}::uuid[])`);
}
