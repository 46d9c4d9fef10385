import type { Database } from "../../platform/database/database.ts";
import type { SortedPage, SortedRow } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getLead, type LeadFilterIds, type LeadRow, listLeads } from "./lead-queries.ts";

/** Lists leads. */
export function showLeads(
  database: Database,
  { workspaceId }: Principal,
  filter: LeadFilterIds,
  page: SortedPage,
): Promise<(LeadRow & SortedRow)[]> {
  return database.inWorkspace(workspaceId, (transaction) => listLeads(transaction, workspaceId, filter, page));
}

/** Gets a lead. */
export function showLead(database: Database, { workspaceId }: Principal, id: string): Promise<LeadRow> {
  return database.inWorkspace(workspaceId, (transaction) => getLead(transaction, workspaceId, parseId("lead", id)));
}
