import sql from "sql-template-tag";
import type { Database } from "../../platform/database/database.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { Clock } from "../../ports/clock.ts";

const DAY_MS = 86_400_000;

/**
 * Removes pages of segments that nothing names: what a killed process wrote before the row that was to name it. Those
 * younger than a day stay, whoever wrote them may still be at it. How many pages went.
 */
export async function sweepIndexPages({ database, clock }: { database: Database; clock: Clock }): Promise<number> {
  const before = new Date(clock.now() - DAY_MS);
  let removed = 0;
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    const rows = await database.inWorkspace(workspaceId, (transaction) =>
      transaction.query(sql`
        DELETE FROM index_pages WHERE workspace_id = ${workspaceId} AND segment_id IN (
          SELECT first.segment_id FROM index_pages first
          WHERE first.workspace_id = ${workspaceId} AND first.page = 0 AND first.written_at < ${before}
            AND NOT EXISTS (SELECT FROM index_segments s
              WHERE s.workspace_id = first.workspace_id AND s.id = first.segment_id))
        RETURNING 1`),
    );
    removed += rows.length;
  }
  return removed;
}
