import type { Transaction } from "../../platform/database/database.ts";
import { ConflictError, InvalidError, NotFoundError } from "../../platform/errors/app-error.ts";
import { type AuditActor, recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import { getOwnWorkspace } from "../workspaces/index.ts";
import { closeDoors, closeWorkspace, insertTask, listNamedFiles, type TaskRow } from "./task-queries.ts";

/** Closes the workspace of the transaction for everybody, and stores what is to be done. Throws 404, 409, 422. */
export async function beginErasure(
  transaction: Transaction,
  workspaceId: string,
  { name, actor }: { name: string; actor: AuditActor },
): Promise<TaskRow> {
  const workspace = await getOwnWorkspace(transaction, workspaceId);
  if (workspace.name !== name)
    throw new InvalidError([{ pointer: "/name", message: "must be the name of the workspace, as it is written." }]);
  const outcome = await closeWorkspace(transaction, workspaceId);
  if (outcome === "gone") throw new NotFoundError("workspace");
  if (outcome === "last")
    throw new ConflictError("last_workspace", "It is the account's only live workspace. Make another one first.");
  const task = await insertTask(transaction, {
    id: newId(),
    accountId: workspace.account_id,
    kind: "erasure",
    subjectId: workspaceId,
    subjectName: name,
    askedBy: actor.name,
    namedFiles: await listNamedFiles(transaction, workspaceId),
  });
  await closeDoors(transaction, workspaceId);
  await recordAudit(
    transaction,
    { workspaceId, actor },
    { action: "workspace.erasure_started", target: { kind: "workspace", id: formatId("workspace", workspaceId) } },
  );
  return task;
}
