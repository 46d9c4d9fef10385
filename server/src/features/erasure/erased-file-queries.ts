import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

/** The SHA-256 of each file that an erasure may remove. */
export async function listErasedFiles(executor: Executor, workspaceId: string, erasureId: string): Promise<string[]> {
  const rows = await executor.query<{ sha256: string }>(
    sql`SELECT sha256 FROM erased_files WHERE workspace_id = ${workspaceId} AND erasure_id = ${erasureId}`,
  );
  return rows.map((row) => row.sha256);
}

export async function markFilesAsThere(
  executor: Executor,
  workspaceId: string,
  erasureId: string,
  sha256s: string[],
): Promise<void> {
  await executor.query(sql`
    UPDATE erased_files SET was_there = true
    WHERE workspace_id = ${workspaceId} AND erasure_id = ${erasureId} AND sha256 = ANY(${sha256s})`);
}

/** Forgets them; the SHA-256 of each that was there when its removal began. */
export async function takeErasedFiles(executor: Executor, workspaceId: string, erasureId: string): Promise<string[]> {
  const rows = await executor.query<{ sha256: string; was_there: boolean }>(sql`
    DELETE FROM erased_files WHERE workspace_id = ${workspaceId} AND erasure_id = ${erasureId}
    RETURNING sha256, was_there`);
  return rows.filter((row) => row.was_there).map((row) => row.sha256);
}
