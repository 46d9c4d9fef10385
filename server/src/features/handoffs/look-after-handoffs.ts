import { listHandoffWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { HandoffContext } from "./handoff-context.ts";
import { mailReplies } from "./mail-replies.ts";
import { mailWaiting } from "./mail-waiting.ts";
import { returnHandoffs } from "./return-handoffs.ts";

/**
 * What no request does: chats whose holder left wait again, who is on duty hears of those who wait, and who left gets
 * the answer by mail.
 */
export async function lookAfterHandoffs(context: HandoffContext): Promise<void> {
  for (const workspaceId of await context.database.unscoped(listHandoffWorkspaceIds)) {
    await returnHandoffs(context.database, workspaceId);
    await mailWaiting(context, workspaceId);
    await mailReplies(context, workspaceId);
  }
}
