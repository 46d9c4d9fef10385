import sql from "sql-template-tag";
import type { Database } from "../../platform/database/database.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";

const LOST_AFTER_MINUTES = 10;

/**
 * Ends answers whose process died: nothing stays pending for ever. `olderThanMinutes` 0 is for the start of a process
 * that knows itself alone.
 */
export async function recoverAnswers(database: Database, olderThanMinutes = LOST_AFTER_MINUTES): Promise<void> {
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    await database.inWorkspace(workspaceId, async (transaction) => {
      await transaction.query(sql`
        UPDATE messages SET status = 'failed', completed_at = now(), error_code = 'interrupted',
          error_message = 'The server stopped while it answered. The question is kept; ask again.'
        WHERE workspace_id = ${workspaceId} AND status IN ('pending', 'streaming')
          AND created_at <= now() - make_interval(mins => ${olderThanMinutes})`);
    });
  }
}
