import type { MemberPrincipal } from "../identity/index.ts";
import { findWorkspaceOfMembership } from "../workspaces/index.ts";
import { beginErasure } from "./begin-erasure.ts";
import { enqueueTask } from "./enqueue-task.ts";
import type { AskContext } from "./task-context.ts";
import type { TaskRow } from "./task-queries.ts";

/**
 * Closes a workspace for everybody in the same moment, and has all of it erased for good; the task is the receipt. Its
 * name is asked for, so that nobody does it in passing. Throws 404, 409 `last_workspace`, 422.
 */
export async function eraseWorkspace(
  context: AskContext,
  principal: MemberPrincipal,
  publicId: string,
  { name }: { name: string },
): Promise<TaskRow> {
  const { id: workspaceId } = await findWorkspaceOfMembership(context, principal, publicId);
  const row = await context.database.inWorkspace(workspaceId, async (transaction) => {
    const task = await beginErasure(transaction, workspaceId, { name, actor: principal.actor });
    await enqueueTask(transaction, context.queue, task.id);
    return task;
  });
  context.credentials.forget();
  return row;
}
