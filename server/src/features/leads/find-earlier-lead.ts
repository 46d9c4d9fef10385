import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

export interface EarlierLead {
  personId: string;
  /** What the same visitor left to the same assistant and nobody has dealt with yet. */
  leadId: string | undefined;
}

/**
 * Whose address this is, whichever assistant it was left to. Whoever else leaves a lead with it waits until the
 * transaction ends.
 */
export async function findEarlierLead(
  executor: Executor,
  workspaceId: string,
  { address, agentId, visitorId }: { address: string; agentId: string; visitorId: string | null },
): Promise<EarlierLead | undefined> {
  await executor.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lead ${workspaceId} ${address}`}, 0))`);
  const [own] = await executor.query<{ id: string; person_id: string }>(sql`
    SELECT id, person_id FROM leads
    WHERE workspace_id = ${workspaceId} AND address = ${address} AND deleted_at IS NULL AND agent_id = ${agentId}
      AND visitor_id = ${visitorId}::uuid AND status IN ('new', 'qualified') ORDER BY id DESC LIMIT 1`);
  if (own) return { personId: own.person_id, leadId: own.id };
  const [row] = await executor.query<{ person_id: string | null }>(
    sql`SELECT citedesk_person_of_address(${workspaceId}, ${address}) AS person_id`,
  );
  const personId = row?.person_id ?? null;
  return personId === null ? undefined : { personId, leadId: undefined };
}
