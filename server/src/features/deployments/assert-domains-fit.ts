import type { Transaction } from "../../platform/database/database.ts";
import { lockWorkspace } from "../../platform/database/lock-row.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { countDomains } from "./domain-queries.ts";

const MAX_DOMAINS = 200;

/** After one was added or brought back. */
export async function assertDomainsFit(transaction: Transaction, workspaceId: string): Promise<void> {
  // One after the other: the next one counts this one.
  await lockWorkspace(transaction, workspaceId);
  if ((await countDomains(transaction, workspaceId)) > MAX_DOMAINS)
    throw new ConflictError("too_many_domains", `A workspace has at most ${MAX_DOMAINS} domains.`);
}
