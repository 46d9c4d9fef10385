import type { Database } from "../../platform/database/database.ts";
import { decodeCursor, readNumberKey, toPage } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getAgent } from "./agent-queries.ts";
import { type AgentVersionRow, getAgentVersion, listAgentVersions } from "./agent-version-queries.ts";
import { MAX_VERSION } from "./agent-version-schemas.ts";
import { presentAgentVersion } from "./present-agent-version.ts";

/** Lists the versions of an assistant, newest first. */
export function showAgentVersions(
  database: Database,
  { workspaceId }: Principal,
  cursor: string | undefined,
  id: string,
  limit: number,
) {
  const list = "agent-versions";
  const position = decodeCursor(list, cursor);
  return database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await getAgent(transaction, workspaceId, parseId("agent", id));
    const before = position?.id === agent.id ? readNumberKey(position, MAX_VERSION) : undefined;
    const rows = await listAgentVersions(transaction, workspaceId, agent.id, before, limit + 1);
    const present = (row: AgentVersionRow) => presentAgentVersion(row, agent.published_version);
    return toPage(list, rows, limit, present, (row) => String(row.version));
  });
}

/** Gets a version of an assistant. */
export function showAgentVersion(database: Database, { workspaceId }: Principal, id: string, version: number) {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await getAgent(transaction, workspaceId, parseId("agent", id));
    const row = await getAgentVersion(transaction, workspaceId, agent.id, version);
    return presentAgentVersion(row, agent.published_version);
  });
}
