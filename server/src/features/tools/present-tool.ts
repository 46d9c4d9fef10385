import { formatId } from "../../platform/ids/identifiers.ts";
import { offeredName, serverToolsOf } from "./server-tools.ts";
import { shownAddress } from "./tool-address.ts";
import type { ToolRow } from "./tool-queries.ts";
import type { Tool } from "./tool-schemas.ts";

export function presentTool(row: ToolRow, secret?: string): Tool {
  return {
    id: formatId("tool", row.id),
    name: row.name,
    description: row.description,
    kind: row.kind,
    parameters: row.kind === "mcp" ? {} : row.parameters,
    server_tools: serverToolsOf(row).map((tool) => ({ ...tool, offered_as: offeredName(row.name, tool.name) })),
    url: shownAddress(row.url),
    confirm: row.confirm,
    agent_id: row.agent_id && formatId("agent", row.agent_id),
    brand_id: row.brand_id && formatId("brand", row.brand_id),
    ...(secret === undefined ? {} : { secret }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
