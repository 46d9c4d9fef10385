import type { Database } from "../../platform/database/database.ts";
import { MAX_BULK_ROWS } from "../../platform/http/run-bulk.ts";
import { newestRows } from "../../platform/http/sorted-page.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { listLeads } from "./lead-queries.ts";

type LeadFilter = Pick<Parameters<typeof listLeads>[2], "agentId"> & {
  status?: Parameters<typeof listLeads>[2]["status"];
  from?: string;
  to?: string;
};

/** Public ids of the newest leads that a filter names. */
export async function findLeadIds(
  database: Database,
  { workspaceId }: Principal,
  { agentId, status, from, to }: LeadFilter,
): Promise<string[]> {
  const everyone = { chatId: undefined, visitorId: undefined, search: undefined };
  const rows = await database.inWorkspace(workspaceId, (transaction) =>
    listLeads(transaction, workspaceId, { ...everyone, agentId, status, from, to }, newestRows(MAX_BULK_ROWS)),
  );
  return rows.map(({ id }) => formatId("lead", id));
}
