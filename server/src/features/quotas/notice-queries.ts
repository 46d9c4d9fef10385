import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { UsedLimit } from "./usage-schemas.ts";

/** False: it was told before. `subject`: the assistant whose limit it is, or the workspace. */
export async function insertNotice(
  executor: Executor,
  workspaceId: string,
  { month, limit, subject, most, state }: UsedLimit & { subject: string },
): Promise<boolean> {
  const rows = await executor.query(sql`
    INSERT INTO limit_notices (workspace_id, month, limit_name, subject, most, state)
    VALUES (${workspaceId}, ${month}, ${limit}, ${subject}, ${most}, ${state}) ON CONFLICT DO NOTHING RETURNING 1`);
  return rows.length > 0;
}

/** The names of the workspace and of one of its assistants. */
export async function findNames(
  executor: Executor,
  workspaceId: string,
  agentId: string | null | undefined,
): Promise<{ workspace: string; agent?: string }> {
  const [row] = await executor.query<{ workspace: string; agent: string | null }>(sql`
    SELECT w.name AS workspace, (SELECT name FROM agents WHERE workspace_id = w.id AND id = ${agentId ?? null}) AS agent
    FROM workspaces w WHERE w.id = ${workspaceId}`);
  return { workspace: row?.workspace ?? "", ...(row?.agent ? { agent: row.agent } : {}) };
}
