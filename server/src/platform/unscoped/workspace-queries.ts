import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

/** For upkeep that goes from workspace to workspace. */
export async function listWorkspaceIds(executor: Executor): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`SELECT id FROM workspaces ORDER BY id`);
  return rows.map((row) => row.id);
}

/** Where somebody waits for a person, or has one. */
export async function listHandoffWorkspaceIds(executor: Executor): Promise<string[]> {
  const rows = await executor.query<{ workspace_id: string }>(sql`
    SELECT DISTINCT workspace_id FROM handoffs WHERE status IN ('waiting', 'claimed') OR ended_at > now() - interval '1 hour' ORDER BY workspace_id`);
  return rows.map((row) => row.workspace_id);
}

export async function listUnannouncedLeadWorkspaceIds(executor: Executor): Promise<string[]> {
  const rows = await executor.query<{ workspace_id: string }>(sql`
    SELECT DISTINCT workspace_id FROM leads WHERE announced_at IS NULL AND updated_at > now() - interval '1 day' ORDER BY workspace_id`);
  return rows.map((row) => row.workspace_id);
}

/** Where something is limited. */
export async function listLimitedWorkspaceIds(executor: Executor): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM workspaces
    WHERE jsonb_path_exists(settings, '$.limits.* ? (@ != null)') AND erasing_at IS NULL ORDER BY id`);
  return rows.map(({ id }) => id);
}

/** With the revision that each has reached: where it stands still, nothing changed. */
export async function listWorkspaceRevisions(executor: Executor): Promise<{ id: string; revision: number }[]> {
  const rows = await executor.query<{ id: string; revision: string }>(
    sql`SELECT id, revision FROM workspaces ORDER BY id`,
  );
  return rows.map(({ id, revision }) => ({ id, revision: Number(revision) }));
}

export async function countLiveWorkspaces(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor.query<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM workspaces WHERE account_id = ${accountId} AND kind = 'live'`,
  );
  return row!.count;
}

/** For the operator: of every account, oldest first. */
export function listAllWorkspaces(
  executor: Executor,
): Promise<{ id: string; account_id: string; account_name: string; kind: "live" | "test"; name: string }[]> {
  return executor.query(sql`
    SELECT w.id, w.account_id, a.name AS account_name, w.kind, w.name
    FROM workspaces w JOIN accounts a ON a.id = w.account_id ORDER BY w.account_id, w.id`);
}
