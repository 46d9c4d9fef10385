import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

export interface ProvenDomain {
  workspace_id: string;
  agent_id: string;
  deployment_id: string;
  /** False: it was proven once and lost that. */
  is_verified: boolean;
}

/** Whose domain a request came under; undefined where nobody ever proved it. */
export async function findProvenDomain(executor: Executor, hostname: string): Promise<ProvenDomain | undefined> {
  const [row] = await executor.query<ProvenDomain>(sql`
    SELECT workspace_id, agent_id, deployment_id, status = 'verified' AS is_verified FROM domains
    WHERE hostname = ${hostname} AND verified_at IS NOT NULL AND deleted_at IS NULL
    ORDER BY (status = 'verified') DESC, verified_at DESC LIMIT 1`);
  return row;
}

/** Of every workspace, those whose next check has come, the longest waiting first. */
export function listDueDomains(executor: Executor, limit: number): Promise<{ workspace_id: string; id: string }[]> {
  return executor.query(sql`
    SELECT workspace_id, id FROM domains WHERE next_check_at <= now() AND deleted_at IS NULL
    ORDER BY next_check_at LIMIT ${limit}`);
}
