import type { Database } from "../../../platform/database/database.ts";
import { withdrawTexts } from "../withdraw-texts.ts";
import { type CrawlLease, holdLease } from "./lease-queries.ts";
import { changeCounts, listUnmetDocuments, markRemoved, noChange } from "./settle-queries.ts";

/** What earlier runs read and this whole one did not meet leaves the answers, in short transactions. */
export async function removeUnmetPages(database: Database, lease: CrawlLease): Promise<void> {
  const { workspaceId } = lease;
  for (let isMore = true; isMore; ) {
    isMore = await database.inWorkspace(workspaceId, async (transaction) => {
      await holdLease(transaction, lease);
      const ids = await listUnmetDocuments(transaction, lease, DOCUMENTS_A_TRANSACTION);
      const passages = await withdrawTexts(transaction, workspaceId, ids);
      await markRemoved(transaction, workspaceId, ids, REASON);
      await changeCounts(transaction, lease, { ...noChange(), passages: -passages });
      return ids.length === DOCUMENTS_A_TRANSACTION;
    });
  }
}

const DOCUMENTS_A_TRANSACTION = 200;
const REASON = {
  code: "not_linked",
  message: "No page of the site leads here any more, so answers no longer use it. Link to it or add its address.",
};
