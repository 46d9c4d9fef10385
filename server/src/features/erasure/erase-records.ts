import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { ErasureCounts } from "./erasure-counts.ts";
import { countRows, type ErasureRow } from "./erasure-queries.ts";
import { clearAuditDetails, deleteEventsOf, deleteResponsesNaming } from "./record-queries.ts";

/**
 * What else tells of sources: events with their deliveries, kept responses, the audit log's details, and gaps they
 * closed.
 */
export async function eraseRecords(
  transaction: Transaction,
  workspaceId: string,
  { source_ids: sourceIds, document_ids: documentIds, removes_sources }: ErasureRow,
): Promise<Partial<ErasureCounts>> {
  const sources = sourceIds.map((id) => formatId("source", id));
  const { events, delivery_logs } = await deleteEventsOf(transaction, workspaceId, sources);
  const gapIds = await findAnsweredGaps(transaction, workspaceId, sourceIds);
  const publicIds = [...sources, ...documentIds.map((id) => formatId("document", id)), ...gapIds];
  return {
    events,
    delivery_logs,
    idempotency_records: await deleteResponsesNaming(transaction, workspaceId, publicIds),
    audit_details: await clearAuditDetails(transaction, workspaceId, publicIds),
    gaps: removes_sources ? gapIds.length : 0,
  };
}

/** Questions that assistants offer because these texts answer them; others are drawn in their place. */
export async function deleteDrawnQuestions(
  transaction: Transaction,
  workspaceId: string,
  { source_ids: sourceIds, document_ids: documentIds }: ErasureRow,
): Promise<void> {
  await transaction.query(sql`
    DELETE FROM agent_questions WHERE workspace_id = ${workspaceId} AND EXISTS (
      SELECT FROM jsonb_array_elements(questions) q WHERE (q ->> 'sourceId')::uuid = ANY(${sourceIds}::uuid[])
        OR (q ->> 'documentId')::uuid = ANY(${documentIds}::uuid[]))`);
  await transaction.query(sql`
    DELETE FROM question_digests WHERE workspace_id = ${workspaceId}
      AND (source_id = ANY(${sourceIds}::uuid[]) OR document_id = ANY(${documentIds}::uuid[]))`);
}

/** Public ids of the gaps that these sources were written for: the audit log kept the answer as it was written. */
async function findAnsweredGaps(transaction: Transaction, workspaceId: string, sourceIds: string[]): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    sql`SELECT id FROM gaps WHERE workspace_id = ${workspaceId} AND source_id = ANY(${sourceIds}::uuid[])`,
  );
  return rows.map(({ id }) => formatId("gap", id));
}

/** Gaps whose answer is gone are open again. */
export function reopenGaps(transaction: Transaction, workspaceId: string, sourceIds: string[]): Promise<number> {
  return countRows(
    transaction,
    sql`UPDATE gaps SET source_id = CASE WHEN source_id = ANY(${sourceIds}::uuid[]) THEN NULL ELSE source_id END,
        linked_source_id = CASE WHEN linked_source_id = ANY(${sourceIds}::uuid[]) THEN NULL ELSE linked_source_id END,
        status = CASE WHEN status = 'closed' THEN 'open' ELSE status END, updated_at = now()
      WHERE workspace_id = ${workspaceId}
        AND (source_id = ANY(${sourceIds}::uuid[]) OR linked_source_id = ANY(${sourceIds}::uuid[])) RETURNING 1`,
  );
}
