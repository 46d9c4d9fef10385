import { recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { listAccountWorkspaces } from "../../platform/unscoped/account-queries.ts";
import { removeUnnamedFiles } from "../ingestion/index.ts";
import { eraseWorkspaceRows } from "./erase-workspace-rows.ts";
import type { TaskContext } from "./task-context.ts";
import { findTask, saveTask, type TaskRow } from "./task-queries.ts";

/** Rows, index and files of a workspace that is closed. Told in the log of the account's first live workspace. */
export async function eraseWorkspaceWhole(
  context: Pick<TaskContext, "database" | "index" | "files">,
  task: TaskRow,
): Promise<void> {
  const { database, index } = context;
  const workspaceId = task.subject_id!;
  await eraseWorkspaceRows(database.owner, { workspaceId, taskId: task.id });
  index.forget(workspaceId);
  const files = await removeUnnamedFiles(context, task.named_files);
  await database.unscoped(async (transaction) => {
    await saveTask(transaction, task.id, { status: "completed", step: "files", counts: { files } });
    const done = await findTask(transaction, task.id);
    const left = await listAccountWorkspaces(transaction, task.account_id);
    const place = left.find(({ kind }) => kind === "live");
    if (!place) return;
    await recordAudit(
      transaction,
      { workspaceId: place.id, actor: { ...SYSTEM_ACTOR, name: task.asked_by } },
      {
        action: "workspace.erased",
        target: { kind: "workspace", id: formatId("workspace", workspaceId) },
        before: { name: task.subject_name, ...done!.counts },
      },
    );
  });
}
