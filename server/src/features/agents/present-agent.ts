import type { Executor } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { type AgentGrant, findAgentGrants } from "../identity/index.ts";
import type { AgentRow } from "./agent-queries.ts";
import { type Agent, readSettings } from "./agent-schemas.ts";

/** By UUID, as the interface shows them, with whom each was given to: that is kept with the members. */
export async function presentAgents(
  executor: Executor,
  workspaceId: string,
  rows: AgentRow[],
): Promise<Map<string, Agent>> {
  const ids = rows.map(({ id }) => id);
  const grants = await findAgentGrants(executor, workspaceId, ids);
  return new Map(rows.map((row) => [row.id, present(row, grants.get(row.id) ?? [])]));
}

export async function presentAgent(executor: Executor, row: AgentRow): Promise<Agent> {
  const agents = await presentAgents(executor, row.workspace_id, [row]);
  return agents.get(row.id)!;
}

function present(row: AgentRow, grants: AgentGrant[]): Agent {
  const settings = readSettings(row.settings);
  return {
    id: formatId("agent", row.id),
    workspace_id: formatId("workspace", row.workspace_id),
    brand_id: row.brand_id && formatId("brand", row.brand_id),
    name: row.name,
    model: row.model,
    prompt: row.prompt,
    slug: row.slug,
    status: agentStatus(row),
    version: row.version,
    published_version: row.published_version,
    ...settings,
    access: { ...settings.access, grants },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function agentStatus(row: Pick<AgentRow, "archived_at" | "published_version">) {
  if (row.archived_at) return "archived";
  return row.published_version === null ? "draft" : "published";
}
