import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import type { MemberPrincipal } from "../identity/index.ts";
import { archiveName } from "./archive-name.ts";
import { findTask, listTasks, type TaskFilter, type TaskRow } from "./task-queries.ts";

/** Those of the account, or of the one workspace that somebody looks after. Newest first, one more than `limit`. */
export function showTasks(
  database: Database,
  { accountId, accountWide, workspaceId }: MemberPrincipal,
  filter: Pick<TaskFilter, "kind" | "status">,
  after: { id: string } | undefined,
  limit: number,
): Promise<TaskRow[]> {
  const subjectId = accountWide ? undefined : workspaceId;
  return database.inWorkspace(workspaceId, (transaction) =>
    listTasks(transaction, { ...filter, accountId, subjectId }, after, limit),
  );
}

/** Throws 404. */
export async function showTask(database: Database, principal: MemberPrincipal, publicId: string): Promise<TaskRow> {
  const { workspaceId, accountWide } = principal;
  const row = await database.inWorkspace(workspaceId, (transaction) =>
    findTask(transaction, parseId("task", publicId)),
  );
  if (!row || (!accountWide && row.subject_id !== workspaceId)) throw new NotFoundError("task");
  return row;
}

/** An export that is there to be fetched; the log tells who did. Throws 404. */
export async function showArchive(database: Database, principal: MemberPrincipal, publicId: string) {
  const row = await showTask(database, principal, publicId);
  if (row.kind !== "export" || row.file_sha256 === null || row.status !== "completed")
    throw new NotFoundError("archive");
  await database.inWorkspace(principal.workspaceId, (transaction) =>
    recordAudit(
      transaction,
      { workspaceId: principal.workspaceId, actor: principal.actor },
      {
        action: "workspace.archive_fetched",
        target: { kind: "task", id: publicId },
        after: { workspace_id: formatId("workspace", row.subject_id!) },
      },
    ),
  );
  return {
    sha256: row.file_sha256,
    bytes: Number(row.file_bytes),
    name: archiveName(row.subject_name, row.created_at),
  };
}
