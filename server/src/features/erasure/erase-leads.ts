import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { deleteLeads } from "./chat-erasure-queries.ts";
import type { ErasureCounts } from "./erasure-counts.ts";
import { clearAuditDetails, deleteEventsOf, deleteResponsesNaming } from "./record-queries.ts";

/** Erases leads with the events, deliveries, kept responses and audit details that tell of them. */
export async function eraseLeads(
  transaction: Transaction,
  workspaceId: string,
  leadIds: string[],
): Promise<Partial<ErasureCounts>> {
  // Whoever is changing one also writes what tells of it.
  await transaction.query(
    sql`SELECT FROM leads WHERE workspace_id = ${workspaceId} AND id = ANY(${leadIds}::uuid[]) ORDER BY id FOR UPDATE`,
  );
  const publicIds = leadIds.map((id) => formatId("lead", id));
  const { events, delivery_logs } = await deleteEventsOf(transaction, workspaceId, publicIds);
  const idempotency_records = await deleteResponsesNaming(transaction, workspaceId, publicIds);
  const audit_details = await clearAuditDetails(transaction, workspaceId, publicIds);
  const leads = await deleteLeads(transaction, workspaceId, leadIds);
  return { leads, events, delivery_logs, idempotency_records, audit_details };
}
