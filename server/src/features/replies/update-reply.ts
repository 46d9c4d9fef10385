import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertMayChange } from "../brands/index.ts";
import type { Principal } from "../identity/index.ts";
import { presentReply } from "./present-reply.ts";
import { refuseTakenShortcut } from "./refuse-taken-shortcut.ts";
import { REPLIES, type ReplyRow, updateReplyRow } from "./reply-queries.ts";
import type { UpdateReplyBody } from "./reply-schemas.ts";

/** Changes a reply. */
export function updateReply(
  database: Database,
  principal: Principal,
  change: Change<UpdateReplyBody>,
): Promise<ReplyRow> {
  const { workspaceId } = principal;
  return refuseTakenShortcut(() =>
    database.inWorkspace(workspaceId, async (transaction) => {
      const row = await lockForChange(transaction, workspaceId, REPLIES, change);
      assertMayChange(principal, "reply", row);
      const after = await updateReplyRow(transaction, workspaceId, { ...row, ...change.body });
      const [before, now] = [presentReply(row), presentReply(after)];
      await recordChange(transaction, principal, "reply.updated", { before, after: now });
      return after;
    }),
  );
}
