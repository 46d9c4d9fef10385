import { formatId } from "../../platform/ids/identifiers.ts";
import { readSettings } from "./agent-schemas.ts";
import type { AgentVersionRow } from "./agent-version-queries.ts";

export function presentAgentVersion(row: AgentVersionRow, published: number | null) {
  const { name, model, prompt, settings } = row.definition;
  return {
    agent_id: formatId("agent", row.id),
    version: row.version,
    published: row.version === published,
    name,
    model,
    prompt,
    settings: readSettings(settings),
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
  };
}
