import { createReadStream } from "node:fs";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import type { MemberPrincipal } from "../identity/index.ts";
import { enqueueTask } from "./enqueue-task.ts";
import type { AskContext } from "./task-context.ts";
import { insertTask, type TaskRow } from "./task-queries.ts";

/** Has an archive brought in as another workspace of the account; `name` instead of the one that it had. */
export async function importWorkspace(
  context: AskContext,
  principal: MemberPrincipal,
  { path, name }: { path: string; name: string },
): Promise<TaskRow> {
  const { accountId, workspaceId, actor } = principal;
  const { sha256, size } = await context.files.write(createReadStream(path));
  const task = await context.database.inWorkspace(workspaceId, async (transaction) => {
    const row = await insertTask(transaction, {
      id: newId(),
      accountId,
      kind: "import",
      subjectId: null,
      subjectName: name,
      askedBy: actor.name,
      fileSha256: sha256,
      fileBytes: size,
    });
    await enqueueTask(transaction, context.queue, row.id);
    const id = formatId("task", row.id);
    await recordAudit(
      transaction,
      { workspaceId, actor },
      { action: "workspace.import_started", target: { kind: "task", id }, after: { name, bytes: size } },
    );
    return row;
  });
  // The same bytes may have been swept up between the two: then nothing named them yet.
  if (!(await context.files.exists(sha256))) await context.files.write(createReadStream(path));
  return task;
}
