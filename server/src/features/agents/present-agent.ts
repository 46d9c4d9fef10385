import { formatId } from "../../platform/ids/identifier.ts";
import type { AgentRow } from "./agent-queries.ts";
import { type Agent, DEFAULT_SETTINGS } from "./agent-schemas.ts";

export function presentAgent(row: AgentRow): Agent {
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
    ...DEFAULT_SETTINGS,
    ...row.settings,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function agentStatus(row: Pick<AgentRow, "archived_at" | "published_version">) {
  if (row.archived_at) return "archived";
  return row.published_version === null ? "draft" : "published";
}
