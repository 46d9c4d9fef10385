import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

export interface EarlierLead {
  personId: string;
  /** What the same visitor left to the same assistant and nobody has dealt with yet. */
  leadId: string | undefined;
}

/** Whose address this is. Whoever else leaves a lead with it waits until the transaction ends. */
export async function findEarlierLead(
  executor: Executor,
  workspaceId: string,
  { address, agentId, visitorId }: { address: string; agentId: string; visitorId: string | null },
): Promise<EarlierLead | undefined> {
  await executor.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lead ${workspaceId} ${address}`}, 0))`);
  const rows = await executor.query<{ id: string; person_id: string; is_own: boolean }>(sql`
    SELECT id, person_id, coalesce(agent_id = ${agentId} AND visitor_id = ${visitorId}::uuid
      AND status IN ('new', 'qualified'), false) AS is_own
    FROM leads WHERE workspace_id = ${workspaceId} AND address = ${address} AND deleted_at IS NULL ORDER BY id DESC`);
  const [newest] = rows;
  if (!newest) return undefined;
  const own = rows.find(({ is_own: isOwn }) => isOwn);
  return { personId: (own ?? newest).person_id, leadId: own?.id };
}
