import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { Principal } from "../identity/index.ts";
import { DOMAINS, type DomainRow, getDomain, setDomainPage } from "./domain-queries.ts";
import type { UpdateDomainBody } from "./domain-schemas.ts";
import { presentDomain } from "./present-domain.ts";
import { resolvePage } from "./resolve-page.ts";

/** Lets a custom domain serve another page. */
export function updateDomain(
  database: Database,
  principal: Principal,
  change: Change<Static<typeof UpdateDomainBody>>,
): Promise<DomainRow> {
  const { workspaceId } = principal;
  const { body } = change;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const before = await lockForChange(transaction, workspaceId, DOMAINS, change);
    const page = await resolvePage(transaction, workspaceId, body);
    await setDomainPage(transaction, workspaceId, { id: before.id, ...page });
    const after = await getDomain(transaction, workspaceId, before.id);
    await recordChange(transaction, principal, "domain.updated", {
      before: presentDomain(before),
      after: presentDomain(after),
    });
    return after;
  });
}
