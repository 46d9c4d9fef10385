import { type Database, DEADLOCK_RETRIES, type Transaction } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { startVisitorErasure, waitForErasure } from "../erasure/index.ts";

import type { Principal } from "../identity/index.ts";
import { lockGaps } from "../statistics/index.ts";
import { VISITORS } from "./visitor-queries.ts";

/** For the passage index, where a question had become knowledge; the receipt is found again by its id. */
const LONGEST_WAIT_SECONDS = 10;

/** Erases a visitor and everything that tells of them, for good. */
export async function deleteVisitor(
  { queue, database }: { database: Database; queue: JobQueue },
  principal: Principal,
  change: Change,
) {
  const { workspaceId } = principal;
  const erase = async (transaction: Transaction) => {
    // In the order in which whoever else erases visitors locks.
    await lockGaps(transaction, workspaceId);
    const visitor = await lockForChange(transaction, workspaceId, VISITORS, change);
    const started = await startVisitorErasure(transaction, queue, workspaceId, visitor.id);
    await recordAudit(transaction, principal, {
      action: "visitor.erased",
      target: { kind: "receipt", id: formatId("receipt", started.id) },
    });
    return started;
  };
  const row = await database.inWorkspace(workspaceId, erase, { retries: DEADLOCK_RETRIES });

  return waitForErasure(database, workspaceId, row, LONGEST_WAIT_SECONDS);
}
