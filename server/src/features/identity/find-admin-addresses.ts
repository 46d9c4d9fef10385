import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

/** Owners and admins of the workspace's account. */
export async function findAdminAddresses(executor: Executor, workspaceId: string): Promise<string[]> {
  const rows = await executor.query<{ email: string }>(sql`
    SELECT u.email FROM workspaces w JOIN memberships m ON m.account_id = w.account_id JOIN users u ON u.id = m.user_id
    WHERE w.id = ${workspaceId} AND m.role IN ('owner', 'admin') ORDER BY u.email`);
  return rows.map(({ email }) => email);
}
