import type { Transaction } from "../../platform/database/database.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { assertDomainsFit } from "./assert-domains-fit.ts";
import { getDomain, hasPage, restoreDomainRow } from "./domain-queries.ts";

/**
 * Brings back a domain that was deleted after `since`. Undefined: there is none. Throws 409 while the page that it
 * shows is deleted, and a unique violation of `domains_verified` where another workspace has proven the name meanwhile:
 * then it comes back with `isTaken`, in a transaction of its own, and has to be proven again.
 */
export async function restoreDomain(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  state: { since: Date; isTaken: boolean },
): Promise<{ name: string } | undefined> {
  if (!(await restoreDomainRow(transaction, workspaceId, id, state))) return undefined;
  if (!(await hasPage(transaction, workspaceId, id)))
    throw new ConflictError("deployment_deleted", "The page that it shows is deleted. Bring that back first.");
  await assertDomainsFit(transaction, workspaceId);
  return { name: (await getDomain(transaction, workspaceId, id)).hostname };
}
