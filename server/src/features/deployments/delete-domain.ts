import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { Principal } from "../identity/index.ts";
import { DOMAINS, markDomainDeleted } from "./domain-queries.ts";
import { presentDomain } from "./present-domain.ts";

/** Deletes a custom domain; it serves nothing from then on, and can be restored for 30 days. */
export async function deleteDomain(database: Database, principal: Principal, change: Change): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const before = await lockForChange(transaction, workspaceId, DOMAINS, change);
    await markDomainDeleted(transaction, workspaceId, before.id);
    await recordChange(transaction, principal, "domain.deleted", { before: presentDomain(before) });
  });
}
