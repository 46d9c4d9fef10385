import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

/** Of these files, those that a task has for its archive. */
export async function findTaskFiles(executor: Executor, sha256s: string[]): Promise<string[]> {
  const rows = await executor.query<{ file_sha256: string }>(
    sql`SELECT file_sha256 FROM tasks WHERE file_sha256 = ANY(${sha256s})`,
  );
  return rows.map((row) => row.file_sha256);
}
