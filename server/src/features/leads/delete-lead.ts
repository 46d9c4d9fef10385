import type { Database } from "../../platform/database/database.ts";
import type { Change } from "../../platform/http/change.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { dropLead } from "./save-lead.ts";

/** Deletes a lead. */
export async function deleteLead(database: Database, principal: Principal, change: Change): Promise<void> {
  await database.inWorkspace(principal.workspaceId, (transaction) =>
    dropLead(transaction, principal, parseId("lead", change.id), change.ifMatch),
  );
}
