import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import type { MemberPrincipal } from "../identity/index.ts";
import { findWorkspaceOfMembership, getOwnWorkspace } from "../workspaces/index.ts";
import { enqueueTask } from "./enqueue-task.ts";
import type { AskContext } from "./task-context.ts";
import { insertTask, type TaskRow } from "./task-queries.ts";

/** Has an archive of a workspace written, to be fetched within a week. Throws 404. */
export async function exportWorkspace(
  context: AskContext,
  principal: MemberPrincipal,
  publicId: string,
): Promise<TaskRow> {
  const { id: workspaceId, accountId } = await findWorkspaceOfMembership(context, principal, publicId);
  return context.database.inWorkspace(workspaceId, async (transaction) => {
    const { name } = await getOwnWorkspace(transaction, workspaceId);
    const row = await insertTask(transaction, {
      id: newId(),
      accountId,
      kind: "export",
      subjectId: workspaceId,
      subjectName: name,
      askedBy: principal.actor.name,
    });
    await enqueueTask(transaction, context.queue, row.id);
    await recordAudit(
      transaction,
      { workspaceId, actor: principal.actor },
      {
        action: "workspace.exported",
        target: { kind: "workspace", id: publicId },
        after: { task_id: formatId("task", row.id) },
      },
    );
    return row;
  });
}
