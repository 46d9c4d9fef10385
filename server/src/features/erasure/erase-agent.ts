import sql, { type Sql } from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { eraseChats } from "./erase-chats.ts";
import { eraseLeads } from "./erase-leads.ts";
import type { ErasureCounts } from "./erasure-counts.ts";
import { countRows } from "./erasure-queries.ts";
import { clearAuditDetails, deleteEventsOf, deleteResponsesNaming } from "./record-queries.ts";
import { startErasure } from "./start-erasure.ts";

const CHATS_A_BATCH = 20;
const ROWS_A_BATCH = 500;

/** Tables whose rows belong to one assistant, besides chats and leads and what hangs on them. Children first. */
const OWN_TABLES = [
  "gaps",
  "check_results",
  "agent_checks",
  "identity_secrets",
  "source_agents",
  "model_spend",
  "agent_versions",
  "tools",
  "replies",
  "imports",
] as const;

/**
 * Erases the next rows of an assistant: its chats with all that tells of them, leads, visitors, then the rest. Sources
 * of its library stay, they may serve others: they are deleted by themselves. Undefined: nothing is left of it.
 */
export async function eraseAgent(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  agentId: string,
): Promise<Partial<ErasureCounts> | undefined> {
  const ofAgent = sql`workspace_id = ${workspaceId} AND agent_id = ${agentId}`;
  const chats = await pickIds(transaction, sql`chats`, ofAgent, CHATS_A_BATCH);
  if (chats.length > 0) {
    const { counts, sourceIds } = await eraseChats(transaction, queue, workspaceId, chats, undefined);
    if (sourceIds.length > 0)
      await startErasure(transaction, queue, workspaceId, { kind: "chats", targetId: null, origin: "age", sourceIds });
    return counts;
  }
  const leads = await pickIds(transaction, sql`leads`, ofAgent, CHATS_A_BATCH);
  if (leads.length > 0) return eraseLeads(transaction, workspaceId, leads);
  const visitors = await pickIds(transaction, sql`visitors`, ofAgent, ROWS_A_BATCH);
  if (visitors.length > 0) return eraseVisitorRows(transaction, workspaceId, visitors);
  for (const table of OWN_TABLES) {
    const rows = await deleteSome(transaction, sql([table]), ofAgent);
    if (rows > 0) return table === "gaps" ? { gaps: rows } : {};
  }
  return (await eraseRow(transaction, workspaceId, agentId, ofAgent)) ?? undefined;
}

async function pickIds(transaction: Transaction, table: Sql, where: Sql, limit: number): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    sql`SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

function deleteSome(transaction: Transaction, table: Sql, where: Sql): Promise<number> {
  return countRows(
    transaction,
    sql`DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${ROWS_A_BATCH})) RETURNING 1`,
  );
}

async function eraseVisitorRows(transaction: Transaction, workspaceId: string, ids: string[]) {
  const publicIds = ids.map((id) => formatId("visitor", id));
  const audit_details = await clearAuditDetails(transaction, workspaceId, publicIds);
  const visitors = await countRows(
    transaction,
    sql`DELETE FROM visitors WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[]) RETURNING 1`,
  );
  return { visitors, audit_details };
}

/** Deployments and domains go with the row. A key of this assistant alone opens nothing any more. */
async function eraseRow(transaction: Transaction, workspaceId: string, agentId: string, ofAgent: Sql) {
  await transaction.query(sql`UPDATE sources SET agent_id = NULL WHERE ${ofAgent}`);
  await transaction.query(sql`UPDATE api_keys SET revoked_at = coalesce(revoked_at, now()) WHERE ${ofAgent}`);
  const rows = await transaction.query(
    sql`DELETE FROM agents WHERE workspace_id = ${workspaceId} AND id = ${agentId} RETURNING 1`,
  );
  if (rows.length === 0) return undefined;
  const publicIds = [formatId("agent", agentId)];
  const { events, delivery_logs } = await deleteEventsOf(transaction, workspaceId, publicIds);
  const idempotency_records = await deleteResponsesNaming(transaction, workspaceId, publicIds);
  const audit_details = await clearAuditDetails(transaction, workspaceId, publicIds);
  return { events, delivery_logs, idempotency_records, audit_details };
}
