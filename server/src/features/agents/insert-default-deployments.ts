import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifiers.ts";

/** What the assistant's own addresses serve: one deployment of each kind, from its beginning. */
export async function insertDefaultDeployments(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<void> {
  await executor.query(sql`
    INSERT INTO deployments (workspace_id, id, agent_id, kind, name, is_default)
    VALUES (${workspaceId}, ${newId()}, ${agentId}, 'page', 'Page', true),
      (${workspaceId}, ${newId()}, ${agentId}, 'embed', 'Embed', true),
      (${workspaceId}, ${newId()}, ${agentId}, 'widget', 'Widget', true)`);
}
