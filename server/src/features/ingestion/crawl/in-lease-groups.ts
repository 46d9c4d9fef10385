import type { Database, Executor } from "../../../platform/database/database.ts";
import { type CrawlLease, holdLease } from "./lease-queries.ts";

const ITEMS_A_TRANSACTION = 200;

/** Works through them in short transactions, each under the lease. */
export async function inLeaseGroups<Item>(
  database: Database,
  lease: CrawlLease,
  items: readonly Item[],
  work: (transaction: Executor, group: Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += ITEMS_A_TRANSACTION) {
    await database.inWorkspace(lease.workspaceId, async (transaction) => {
      await holdLease(transaction, lease);
      await work(transaction, items.slice(start, start + ITEMS_A_TRANSACTION));
    });
  }
}
