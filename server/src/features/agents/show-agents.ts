import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import { readPage, toSortedPage } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getAgent, listAgents } from "./agent-queries.ts";
import type { AgentFilter } from "./agent-schemas.ts";
import { presentAgent, presentAgents } from "./present-agent.ts";

/** Lists assistants. */
export function showAgents(database: Database, principal: Principal, query: Static<typeof AgentFilter>) {
  const { status, brand_id, q, from, to } = query;
  const page = readPage("agents", query);
  const { workspaceId } = principal;
  const filter = {
    status,
    search: q,
    from,
    to,
    onlyId: principal.kind === "api_key" ? (principal.agentId ?? undefined) : undefined,
    brandId: filterId("brand", brand_id || undefined),
  };
  return database.inWorkspace(workspaceId, async (transaction) => {
    const rows = await listAgents(transaction, workspaceId, filter, page);
    const agents = await presentAgents(transaction, workspaceId, rows);
    return toSortedPage(page, rows, ({ id }) => agents.get(id)!);
  });
}

/** Gets an assistant. */
export function showAgent(database: Database, { workspaceId }: Principal, id: string) {
  return database.inWorkspace(workspaceId, async (transaction) =>
    presentAgent(transaction, await getAgent(transaction, workspaceId, parseId("agent", id))),
  );
}
