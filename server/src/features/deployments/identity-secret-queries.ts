import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";

export interface IdentitySecretRow {
  id: string;
  /** Sealed with SECRET_KEY. */
  secret: string;
}

/** Those that verify now: the newest, and the one before while both do. */
export function listIdentitySecrets(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<IdentitySecretRow[]> {
  return executor.query<IdentitySecretRow>(sql`
    SELECT id, secret FROM identity_secrets
    WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND (ends_at IS NULL OR ends_at > now())
    ORDER BY id DESC`);
}

/**
 * None verifies any more, nor does a token that was made from one. False: there was none. One after the other, and by
 * the clock of the moment: `now()` is when the transaction began, which may be before another one ended them.
 */
export async function endIdentitySecrets(executor: Executor, workspaceId: string, agentId: string): Promise<boolean> {
  await lockRow(executor, workspaceId, sql`agents`, agentId);
  const ended = await executor.query(sql`
    UPDATE identity_secrets SET ends_at = clock_timestamp()
    WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND (ends_at IS NULL OR ends_at > clock_timestamp())
    RETURNING id`);
  if (ended.length === 0) return false;
  await executor.query(sql`SELECT citedesk_end_visitor_tokens(${workspaceId}, ${agentId})`);
  return true;
}

/** The ones before go on verifying for `overlapSeconds`. One after the other: each ends the one before it. */
export async function insertIdentitySecret(
  executor: Executor,
  workspaceId: string,
  secret: IdentitySecretRow & { agentId: string; overlapSeconds: number },
): Promise<void> {
  await lockRow(executor, workspaceId, sql`agents`, secret.agentId);
  await executor.query(sql`
    UPDATE identity_secrets SET ends_at = now() + make_interval(secs => ${secret.overlapSeconds})
    WHERE workspace_id = ${workspaceId} AND agent_id = ${secret.agentId} AND ends_at IS NULL`);
  await executor.query(sql`
    INSERT INTO identity_secrets (workspace_id, agent_id, id, secret)
    VALUES (${workspaceId}, ${secret.agentId}, ${secret.id}, ${secret.secret})`);
}
