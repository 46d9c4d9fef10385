import type { Database } from "../../platform/database/database.ts";
import type { Change } from "../../platform/http/change.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import type { LeadRow } from "./lead-queries.ts";
import type { UpdateLeadBody } from "./lead-schemas.ts";
import { saveLead } from "./save-lead.ts";

/** Qualifies a lead, mark it done, or correct it. */
export function updateLead(database: Database, principal: Principal, change: Change<UpdateLeadBody>): Promise<LeadRow> {
  const { body } = change;
  return database.inWorkspace(principal.workspaceId, (transaction) =>
    saveLead(transaction, principal, parseId("lead", change.id), body, change.ifMatch),
  );
}
