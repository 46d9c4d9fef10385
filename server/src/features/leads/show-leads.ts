import type { Database } from "../../platform/database/database.ts";
import type { SortedPage, SortedRow } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getLead, type LeadFilterIds, type LeadRow, listLeads } from "./lead-queries.ts";
import type { Lead } from "./lead-schemas.ts";
import { withPerson } from "./present-lead.ts";

/** Lists leads. */
export function showLeads(
  database: Database,
  { workspaceId }: Principal,
  filter: LeadFilterIds,
  page: SortedPage,
): Promise<(LeadRow & SortedRow)[]> {
  return database.inWorkspace(workspaceId, (transaction) => listLeads(transaction, workspaceId, filter, page));
}

/** Gets a lead, with all that the same person left. */
export function showLead(
  database: Database,
  { workspaceId }: Principal,
  id: string,
): Promise<{ version: number; lead: Lead }> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const row = await getLead(transaction, workspaceId, parseId("lead", id));
    return { version: row.version, lead: await withPerson(transaction, workspaceId, row) };
  });
}
