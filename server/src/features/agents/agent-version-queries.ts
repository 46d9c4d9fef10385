import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { AgentDefinition } from "./agent-schemas.ts";

export interface AgentVersionRow {
  /** Of the agent. */
  id: string;
  version: number;
  definition: AgentDefinition;
  created_by: string;
  created_at: Date;
}

/** Newest first; `before`: only older ones. */
export function listAgentVersions(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  before: number | undefined,
  limit: number,
): Promise<AgentVersionRow[]> {
  return executor.query<AgentVersionRow>(sql`
    SELECT agent_id AS id, version, definition, created_by, created_at FROM agent_versions
    WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} ${before === undefined ? empty : sql`AND version < ${before}`}
    ORDER BY version DESC LIMIT ${limit}`);
}

/** Throws `NotFoundError`. */
export async function getAgentVersion(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  version: number,
): Promise<AgentVersionRow> {
  const [row] = await listAgentVersions(executor, workspaceId, agentId, version + 1, 1);
  if (row?.version !== version) throw new NotFoundError("version");
  return row;
}

/** Lets an agent read what another one reads, and makes that known to whoever keeps lists of it. */
export async function shareSources(
  executor: Executor,
  workspaceId: string,
  fromAgentId: string,
  toAgentId: string,
): Promise<void> {
  await executor.query(sql`
    INSERT INTO source_agents (workspace_id, source_id, agent_id)
    SELECT a.workspace_id, a.source_id, ${toAgentId} FROM source_agents a
    WHERE a.workspace_id = ${workspaceId} AND a.agent_id = ${fromAgentId}
    ON CONFLICT DO NOTHING`);
  await executor.query(sql`UPDATE workspaces SET revision = revision + 1 WHERE id = ${workspaceId}`);
}
