import sql, { type Sql } from "sql-template-tag";
import type { Executor } from "./database.ts";

/**
 * Until the transaction ends nobody else changes this row, so that what is read of it from now on holds: of two changes
 * that are based on one version, the second finds the version of the first. A row that is not there is not locked. Rows
 * that refer to it can be written meanwhile.
 */
export async function lockRow(
  executor: Executor,
  workspaceId: string,
  table: Sql,
  id: string | undefined,
): Promise<void> {
  if (id === undefined) return;
  await executor.query(sql`SELECT FROM ${table} WHERE workspace_id = ${workspaceId} AND id = ${id} FOR NO KEY UPDATE`);
}

/** The same of the workspace itself. */
export async function lockWorkspace(executor: Executor, workspaceId: string): Promise<void> {
  await executor.query(sql`SELECT FROM workspaces WHERE id = ${workspaceId} FOR NO KEY UPDATE`);
}
