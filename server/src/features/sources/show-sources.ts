import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import type { SortedPage, SortedRow } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import type { Principal } from "../identity/index.ts";
import { getSource, listSources, type SourceRow } from "./source-queries.ts";
import type { SourceFilter } from "./source-schemas.ts";

/** Lists sources; those of one assistant where it is named. */
export function showSources(
  database: Database,
  { workspaceId }: Principal,
  { agent_id, q, ...filter }: Static<typeof SourceFilter>,
  page: SortedPage,
): Promise<(SourceRow & SortedRow)[]> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const agent =
      agent_id === undefined ? undefined : await getAgent(transaction, workspaceId, parseId("agent", agent_id));
    return listSources(transaction, workspaceId, { ...filter, agentId: agent?.id, search: q }, page);
  });
}

/** Gets a source with its progress. */
export function showSource(database: Database, { workspaceId }: Principal, id: string): Promise<SourceRow> {
  return database.inWorkspace(workspaceId, (transaction) => getSource(transaction, workspaceId, parseId("source", id)));
}
