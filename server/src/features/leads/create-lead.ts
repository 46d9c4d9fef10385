import type { Database } from "../../platform/database/database.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Principal } from "../identity/index.ts";
import type { CreateLeadBody } from "./lead-schemas.ts";
import { saveNewLead } from "./save-lead.ts";

/** Stores what someone left: their details and what they agreed to. */
export function createLead(
  { database, clock }: { database: Database; clock: Clock },
  principal: Principal,
  body: CreateLeadBody,
) {
  return database.inWorkspace(principal.workspaceId, (transaction) =>
    saveNewLead(transaction, principal, body, { at: new Date(clock.now()) }),
  );
}
