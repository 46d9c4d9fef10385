import sql from "sql-template-tag";
import type { Database, Executor } from "../../platform/database/database.ts";
import { findTaskFiles } from "../../platform/unscoped/task-queries.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { Clock } from "../../ports/clock.ts";
import type { FileStore } from "../../ports/file-store.ts";

const DAY_MS = 86_400_000;
const FILES_A_QUERY = 1_000;

interface SweepContext {
  database: Database;
  files: FileStore;
}

/**
 * Removes files that nothing names: what a killed process wrote before the row that was to name it, and what erased
 * sources left. Files younger than a day stay, whoever wrote them may still be at it. How many went.
 */
export async function sweepFiles(context: SweepContext & { clock: Clock }): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    removed += await removeUnnamedFiles(context, batch);
    batch = [];
  };
  for await (const { sha256, writtenAt } of context.files.list()) {
    if (context.clock.now() - writtenAt.getTime() < DAY_MS) continue;
    if (batch.push(sha256) === FILES_A_QUERY) await sweep();
  }
  await sweep();
  return removed;
}

/**
 * Of these files, those that nothing names in any workspace. Whoever names one looks afterwards whether it is there;
 * one that was named between the look at names and its removal is put back.
 */
export async function removeUnnamedFiles({ database, files }: SweepContext, sha256s: string[]): Promise<number> {
  let removed = 0;
  for (const sha256 of await findRemovableFiles({ database, files }, sha256s)) {
    const isNamed = async () => (await findUnnamed(database, [sha256])).length === 0;
    if (await files.removeUnless(sha256, isNamed)) removed += 1;
  }
  return removed;
}

/** Of these files, those that are there and that nothing names. */
export async function findRemovableFiles({ database, files }: SweepContext, sha256s: string[]): Promise<string[]> {
  const removable: string[] = [];
  for (const sha256 of await findUnnamed(database, sha256s)) if (await files.exists(sha256)) removable.push(sha256);
  return removable;
}

async function findUnnamed(database: Database, sha256s: string[]): Promise<string[]> {
  if (sha256s.length === 0) return [];
  const named = new Set(await database.unscoped((transaction) => findTaskFiles(transaction, sha256s)));
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    const rows = await database.inWorkspace(workspaceId, (transaction) => findNamed(transaction, workspaceId, sha256s));
    for (const sha256 of rows) named.add(sha256);
  }
  return sha256s.filter((sha256) => !named.has(sha256));
}

/** By a source or a reading of it, a version, the passage index, or what is being brought in. */
async function findNamed(executor: Executor, workspaceId: string, sha256s: string[]): Promise<string[]> {
  const rows = await executor.query<{ sha256: string }>(sql`
    SELECT settings ->> 'sha256' AS sha256 FROM sources
      WHERE workspace_id = ${workspaceId} AND settings ->> 'sha256' = ANY(${sha256s})
    UNION SELECT settings ->> 'sha256' FROM source_changes
      WHERE workspace_id = ${workspaceId} AND settings ->> 'sha256' = ANY(${sha256s})
    UNION SELECT file_sha256 FROM document_versions
      WHERE workspace_id = ${workspaceId} AND file_sha256 = ANY(${sha256s})
    UNION SELECT file_sha256 FROM index_segments
      WHERE workspace_id = ${workspaceId} AND file_sha256 = ANY(${sha256s})
    UNION SELECT file_sha256 FROM imports
      WHERE workspace_id = ${workspaceId} AND file_sha256 = ANY(${sha256s})`);
  return rows.map((row) => row.sha256);
}
