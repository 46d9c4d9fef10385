import sql, { type Sql } from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { deleteDrawnQuestions, reopenGaps } from "./erase-records.ts";
import type { ErasureCounts } from "./erasure-counts.ts";
import { countRows, type ErasureRow } from "./erasure-queries.ts";

const ROWS_A_BATCH = 500;

/** Deletes what is left of sources and documents once their texts are gone. Undefined: nothing is left. */
export async function eraseRows(
  transaction: Transaction,
  workspaceId: string,
  erasure: ErasureRow,
): Promise<Partial<ErasureCounts> | undefined> {
  // Not earlier: some may have been drawn while the texts were still there.
  await deleteDrawnQuestions(transaction, workspaceId, erasure);
  if (erasure.document_ids.length > 0) await blankDocuments(transaction, workspaceId, erasure.document_ids);
  if (erasure.source_ids.length === 0) return undefined;
  if (await deleteDocumentChanges(transaction, workspaceId, erasure)) return {};
  if (await deleteChanges(transaction, workspaceId, erasure)) return {};
  if (!erasure.removes_sources) return undefined;
  const ofSources = sql`workspace_id = ${workspaceId} AND source_id = ANY(${erasure.source_ids}::uuid[])`;
  if (await deleteSome(transaction, sql`crawl_pages`, sql`document_id`, ofSources)) return {};
  const documents = await deleteSome(transaction, sql`documents`, sql`id`, ofSources);
  if (documents > 0) return { documents };
  return deleteSources(transaction, workspaceId, erasure, ofSources);
}

/** Changes of the sources until the erasure began. */
function changesOf(workspaceId: string, erasure: ErasureRow): Sql {
  return sql`SELECT id FROM source_changes
      WHERE workspace_id = ${workspaceId} AND source_id = ANY(${erasure.source_ids}::uuid[]) AND created_at <= (
        SELECT created_at FROM erasures WHERE workspace_id = ${workspaceId} AND id = ${erasure.id})`;
}

/** One reading may have changed any number of documents. */
async function deleteDocumentChanges(
  transaction: Transaction,
  workspaceId: string,
  erasure: ErasureRow,
): Promise<boolean> {
  const ofChanges = sql`workspace_id = ${workspaceId} AND change_id IN (${changesOf(workspaceId, erasure)})`;
  const rows = await transaction.query(sql`
    DELETE FROM document_changes WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM document_changes WHERE ${ofChanges} LIMIT ${ROWS_A_BATCH})) RETURNING 1`);
  return rows.length > 0;
}

/** What each reading changed, and what the source was made of then. */
async function deleteChanges(transaction: Transaction, workspaceId: string, erasure: ErasureRow): Promise<boolean> {
  const rows = await transaction.query(sql`
    WITH next AS (${changesOf(workspaceId, erasure)} ORDER BY id LIMIT ${ROWS_A_BATCH}),
    deleted AS (
      DELETE FROM source_changes c USING next WHERE c.workspace_id = ${workspaceId} AND c.id = next.id
      RETURNING c.settings ->> 'sha256' AS sha256),
    files AS (
      INSERT INTO erased_files (workspace_id, erasure_id, sha256)
      SELECT DISTINCT ${workspaceId}::uuid, ${erasure.id}::uuid, sha256 FROM deleted WHERE sha256 IS NOT NULL
      ON CONFLICT DO NOTHING)
    SELECT 1 FROM deleted`);
  return rows.length > 0;
}

function deleteSome(transaction: Transaction, table: Sql, key: Sql, where: Sql): Promise<number> {
  return countRows(
    transaction,
    sql`DELETE FROM ${table} WHERE ${where} AND ${key} IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${ROWS_A_BATCH})
      RETURNING 1`,
  );
}

async function deleteSources(
  transaction: Transaction,
  workspaceId: string,
  erasure: ErasureRow,
  ofSources: Sql,
): Promise<Partial<ErasureCounts> | undefined> {
  await reopenGaps(transaction, workspaceId, erasure.source_ids);
  await transaction.query(sql`DELETE FROM crawls WHERE ${ofSources}`);
  await transaction.query(sql`DELETE FROM source_agents WHERE ${ofSources}`);
  await transaction.query(sql`
    INSERT INTO erased_files (workspace_id, erasure_id, sha256)
    SELECT DISTINCT ${workspaceId}::uuid, ${erasure.id}::uuid, settings ->> 'sha256' FROM sources
    WHERE workspace_id = ${workspaceId} AND id = ANY(${erasure.source_ids}::uuid[]) AND settings ->> 'sha256' IS NOT NULL
    ON CONFLICT DO NOTHING`);
  await transaction.query(sql`
    DELETE FROM imports WHERE workspace_id = ${workspaceId} AND source_id = ANY(${erasure.source_ids}::uuid[])`);
  const sources = await countRows(
    transaction,
    sql`DELETE FROM sources WHERE workspace_id = ${workspaceId} AND id = ANY(${erasure.source_ids}::uuid[]) RETURNING 1`,
  );
  return sources > 0 ? { sources } : undefined;
}

/** The address stays, so that later readings know it and leave it out. */
async function blankDocuments(transaction: Transaction, workspaceId: string, documentIds: string[]): Promise<void> {
  const these = sql`workspace_id = ${workspaceId} AND document_id = ANY(${documentIds}::uuid[])`;
  await transaction.query(sql`DELETE FROM document_changes WHERE ${these}`);
  await transaction.query(sql`
    UPDATE crawl_pages SET fingerprint = NULL, text_sha256 = NULL, canonical_url = NULL, reading = NULL, blocks = '{}',
      is_kept = false WHERE ${these}`);
  await transaction.query(sql`
    UPDATE documents SET title = NULL, filename = NULL, sha256 = NULL, etag = NULL, last_modified = NULL
    WHERE workspace_id = ${workspaceId} AND id = ANY(${documentIds}::uuid[])`);
}
