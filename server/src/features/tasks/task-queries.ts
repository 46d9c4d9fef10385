import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

export type TaskKind = "export" | "import" | "erasure";

export interface TaskRow {
  account_id: string;
  id: string;
  kind: TaskKind;
  status: "waiting" | "running" | "completed" | "failed";
  subject_id: string | null;
  subject_name: string;
  asked_by: string;
  step: string;
  done: number;
  total: number | null;
  counts: Record<string, number>;
  problem: string | null;
  file_sha256: string | null;
  file_bytes: string | null;
  named_files: string[];
  created_at: Date;
  completed_at: Date | null;
}

export interface NewTask {
  id: string;
  accountId: string;
  kind: TaskKind;
  subjectId: string | null;
  subjectName: string;
  askedBy: string;
  fileSha256?: string;
  fileBytes?: number;
  namedFiles?: string[];
}

export async function insertTask(executor: Executor, task: NewTask): Promise<TaskRow> {
  const [row] = await executor.query<TaskRow>(sql`
    INSERT INTO tasks (account_id, id, kind, subject_id, subject_name, asked_by, file_sha256, file_bytes, named_files)
    VALUES (${task.accountId}, ${task.id}, ${task.kind}, ${task.subjectId}, ${task.subjectName}, ${task.askedBy},
      ${task.fileSha256 ?? null}, ${task.fileBytes ?? null}, ${task.namedFiles ?? []}) RETURNING *`);
  return row!;
}

export interface TaskFilter {
  accountId: string;
  /** Of one workspace alone. */
  subjectId?: string | undefined;
  kind?: TaskKind | undefined;
  status?: TaskRow["status"] | undefined;
}

/** Newest first, one more than `limit`. */
export function listTasks(
  executor: Executor,
  { accountId, subjectId, kind, status }: TaskFilter,
  after: { id: string } | undefined,
  limit: number,
): Promise<TaskRow[]> {
  return executor.query<TaskRow>(sql`
    SELECT * FROM tasks WHERE account_id = ${accountId}
      ${subjectId === undefined ? empty : sql`AND subject_id = ${subjectId}`}
      ${kind === undefined ? empty : sql`AND kind = ${kind}`} ${status === undefined ? empty : sql`AND status = ${status}`}
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

export async function findTask(executor: Executor, id: string | undefined): Promise<TaskRow | undefined> {
  if (id === undefined) return undefined;
  const [row] = await executor.query<TaskRow>(sql`SELECT * FROM tasks WHERE id = ${id}`);
  return row;
}

export type TaskProgress = Partial<Pick<TaskRow, "status" | "step" | "done" | "total" | "problem" | "file_sha256">> & {
  counts?: Record<string, number>;
  fileBytes?: number;
};

/** What is not given stays; what has ended stays as it is. */
export async function saveTask(executor: Executor, id: string, progress: TaskProgress): Promise<void> {
  const {
    status = null,
    step = null,
    done = null,
    total,
    problem = null,
    file_sha256 = null,
    fileBytes = null,
  } = progress;
  const { counts } = progress;
  await executor.query(sql`
    UPDATE tasks SET status = coalesce(${status}, status), step = coalesce(${step}, step), done = coalesce(${done}, done),
      total = ${total === undefined ? sql`total` : sql`${total}`}, problem = coalesce(${problem}, problem),
      file_sha256 = coalesce(${file_sha256}, file_sha256), file_bytes = coalesce(${fileBytes}, file_bytes),
      counts = counts || ${JSON.stringify(counts ?? {})}::jsonb,
      completed_at = CASE WHEN ${status} IN ('completed', 'failed') THEN now() ELSE completed_at END
    WHERE id = ${id} AND status IN ('waiting', 'running')`);
}

/** An archive that was brought in, or could not be, and one that was there to be fetched for a week. */
export async function dropArchives(executor: Executor): Promise<string[]> {
  const rows = await executor.query<{ file: string }>(sql`
    UPDATE tasks t SET file_sha256 = NULL FROM (SELECT id, file_sha256 AS file FROM tasks) old
    WHERE old.id = t.id AND old.file IS NOT NULL AND t.completed_at IS NOT NULL
      AND (t.kind = 'import' OR t.completed_at < now() - interval '7 days') RETURNING old.file`);
  return rows.map(({ file }) => file);
}

/** `last`: the account has no other live one. `gone`: it is being erased already. */
export async function closeWorkspace(executor: Executor, workspaceId: string): Promise<"closed" | "last" | "gone"> {
  const [row] = await executor.query<{ outcome: "closed" | "last" | "gone" }>(
    sql`SELECT citedesk_close_workspace(${workspaceId}) AS outcome`,
  );
  return row!.outcome;
}

/** What of it others reach without being a member: its keys, addresses, domains and webhooks end in the same moment. */
export async function closeDoors(executor: Executor, workspaceId: string): Promise<void> {
  for (const statement of [
    sql`UPDATE api_keys SET revoked_at = now() WHERE workspace_id = ${workspaceId} AND revoked_at IS NULL`,
    sql`UPDATE deployments SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL`,
    sql`UPDATE domains SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL`,
    sql`UPDATE agents SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL`,
    sql`UPDATE sources SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL`,
    sql`UPDATE webhooks SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL`,
    sql`UPDATE webhook_deliveries SET status = 'cancelled', next_attempt_at = NULL
      WHERE workspace_id = ${workspaceId} AND status = 'waiting'`,
  ])
    await executor.query(statement);
}

/** Every file that its rows name, the passage index with it. */
export async function listNamedFiles(executor: Executor, workspaceId: string): Promise<string[]> {
  const rows = await executor.query<{ sha256: string }>(sql`
    SELECT DISTINCT sha256 FROM (
      SELECT settings ->> 'sha256' AS sha256 FROM sources WHERE workspace_id = ${workspaceId}
      UNION ALL SELECT settings ->> 'sha256' FROM source_changes WHERE workspace_id = ${workspaceId}
      UNION ALL SELECT file_sha256 FROM document_versions WHERE workspace_id = ${workspaceId}
      UNION ALL SELECT file_sha256 FROM imports WHERE workspace_id = ${workspaceId}
      UNION ALL SELECT file_sha256 FROM index_segments WHERE workspace_id = ${workspaceId}) named
    WHERE sha256 IS NOT NULL ORDER BY sha256`);
  return rows.map((row) => row.sha256);
}

/** Of workspaces, on the whole instance. */
export async function listRunningErasures(executor: Executor): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    sql`SELECT id FROM tasks WHERE kind = 'erasure' AND status IN ('waiting', 'running')`,
  );
  return rows.map(({ id }) => id);
}
