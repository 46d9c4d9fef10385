import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { SourceStatus } from "../sources/index.ts";

/** One reading of a source. Its id is the fencing token: who no longer holds it writes nothing. */
export interface Run {
  workspaceId: string;
  sourceId: string;
  runId: string;
}

/** Locks the source for this transaction. False: another run has taken over, or the source is gone. */
export async function holdRun(executor: Executor, run: Run): Promise<boolean> {
  const rows = await executor.query(sql`
    SELECT 1 FROM sources
    WHERE workspace_id = ${run.workspaceId} AND id = ${run.sourceId} AND run_id = ${run.runId} AND deleted_at IS NULL
    FOR UPDATE`);
  return rows.length > 0;
}

export async function setRunStatus(executor: Executor, run: Run, status: SourceStatus): Promise<void> {
  await executor.query(sql`
    UPDATE sources SET status = ${status}, updated_at = now()
    WHERE workspace_id = ${run.workspaceId} AND id = ${run.sourceId} AND run_id = ${run.runId}`);
}

/** Counts what became of the documents, so that the numbers always add up. */
export async function countProgress(executor: Executor, run: Run): Promise<void> {
  await executor.query(sql`
    UPDATE sources s SET found = c.found, fetched = c.fetched, skipped = c.skipped, failed = c.failed,
      passages = c.passages, updated_at = now()
    FROM (
      SELECT count(*) AS found,
        count(*) FILTER (WHERE status IN ('ready', 'unchanged')) AS fetched,
        count(*) FILTER (WHERE status IN ('skipped', 'duplicate')) AS skipped,
        count(*) FILTER (WHERE status IN ('failed', 'empty')) AS failed,
        coalesce(sum(passages) FILTER (WHERE current_version_id IS NOT NULL), 0) AS passages
      FROM documents
      WHERE workspace_id = ${run.workspaceId} AND source_id = ${run.sourceId} AND status <> 'removed'
    ) c
    WHERE s.workspace_id = ${run.workspaceId} AND s.id = ${run.sourceId} AND s.run_id = ${run.runId}`);
}

/** How many passages of a source `s` answer now. */
export const ANSWERING_PASSAGES = sql`(
  SELECT coalesce(sum(d.passages), 0) FROM documents d
  WHERE d.workspace_id = s.workspace_id AND d.source_id = s.id AND d.current_version_id IS NOT NULL)`;

/** … whatever a reading has come to. */
export async function countPassages(executor: Executor, run: Run): Promise<void> {
  await executor.query(sql`
    UPDATE sources s SET passages = ${ANSWERING_PASSAGES}
    WHERE s.workspace_id = ${run.workspaceId} AND s.id = ${run.sourceId} AND s.run_id = ${run.runId}`);
}

export async function finishRun(
  executor: Executor,
  run: Run,
  outcome: {
    status: "ready" | "ready_with_errors" | "failed";
    error: { code: string; message: string } | null;
    nextRefreshAt: Date | null;
  },
): Promise<void> {
  await executor.query(sql`
    UPDATE sources SET status = ${outcome.status}, error_code = ${outcome.error?.code ?? null},
      error_message = ${outcome.error?.message ?? null}, next_refresh_at = ${outcome.nextRefreshAt}, updated_at = now(),
      run_ended_at = now(), last_read_at = CASE WHEN ${outcome.status === "failed"} THEN last_read_at ELSE now() END
    WHERE workspace_id = ${run.workspaceId} AND id = ${run.sourceId} AND run_id = ${run.runId}`);
}
