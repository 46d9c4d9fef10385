import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

/** For upkeep that goes from workspace to workspace. */
export async function listWorkspaceIds(executor: Executor): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`SELECT id FROM workspaces ORDER BY id`);
  return rows.map((row) => row.id);
}
