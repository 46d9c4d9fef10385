import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertMayChange } from "../brands/index.ts";
import type { Principal } from "../identity/index.ts";
import { presentReply } from "./present-reply.ts";
import { markReplyDeleted, REPLIES } from "./reply-queries.ts";

/** Deletes a reply; it can be restored for 30 days. */
export async function deleteReply(database: Database, principal: Principal, change: Change): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const row = await lockForChange(transaction, workspaceId, REPLIES, change);
    assertMayChange(principal, "reply", row);
    await markReplyDeleted(transaction, workspaceId, row.id);
    await recordChange(transaction, principal, "reply.deleted", { before: presentReply(row) });
  });
}
