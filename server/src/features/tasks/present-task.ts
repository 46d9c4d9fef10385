import type { Database } from "../../platform/database/database.ts";
import { waitUntilOver } from "../../platform/http/preferred-wait.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { findTask, type TaskRow } from "./task-queries.ts";
import type { Task } from "./task-schemas.ts";

export function presentTask(row: TaskRow): Task {
  const { kind, status, step, done, total, counts, problem } = row;
  const hasArchive = kind === "export" && row.file_sha256 !== null;
  return {
    id: formatId("task", row.id),
    kind,
    status,
    workspace_id: row.subject_id && formatId("workspace", row.subject_id),
    workspace_name: row.subject_name,
    asked_by: row.asked_by,
    progress: { step, done, total },
    counts,
    problem,
    archive_bytes: hasArchive ? Number(row.file_bytes) : null,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

/** The task once it has ended, or as it stands when the time is up. */
export function waitForTask(database: Database, row: TaskRow, seconds: number): Promise<TaskRow> {
  const read = () => database.unscoped((transaction) => findTask(transaction, row.id));
  return waitUntilOver(row, seconds, ({ status }) => status === "completed" || status === "failed", read);
}
