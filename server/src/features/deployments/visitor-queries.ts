import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

export async function insertAnonymousVisitor(
  executor: Executor,
  workspaceId: string,
  id: string,
  agentId: string,
): Promise<void> {
  await executor.query(
    sql`INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${id}, ${agentId})`,
  );
}
