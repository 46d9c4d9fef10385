import sql from "sql-template-tag";
import type { Database } from "../../../platform/database/database.ts";
import { recordEvent } from "../../../platform/events/record-event.ts";
import { listWorkspaceIds } from "../../../platform/unscoped/workspace-queries.ts";
import { getMessage, presentMessage } from "../../conversations/index.ts";

/**
 * Ends answers whose process died: nothing stays pending for ever. `olderThanSeconds` is longer than any answer
 * takes; 0 is for the start of a process that knows itself alone.
 */
export async function recoverAnswers(database: Database, olderThanSeconds: number): Promise<void> {
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    await database.inWorkspace(workspaceId, async (transaction) => {
      const lost = await transaction.query<{ id: string }>(sql`
        WITH found AS (
          SELECT id, reserved_micros FROM messages
          WHERE workspace_id = ${workspaceId} AND status IN ('pending', 'streaming')
            AND created_at <= now() - make_interval(secs => ${olderThanSeconds})
          FOR UPDATE),
        lost AS (
          UPDATE messages m SET status = 'failed', completed_at = now(), error_code = 'interrupted',
            error_message = 'The server stopped while it answered. The question is kept; ask again.', reserved_micros = 0
          FROM found f WHERE m.workspace_id = ${workspaceId} AND m.id = f.id
          RETURNING m.id, m.agent_id, (m.created_at AT TIME ZONE 'UTC')::date AS day, f.reserved_micros),
        settled AS (
          UPDATE model_spend s SET micros = greatest(0, s.micros - r.micros)
          FROM (SELECT agent_id, day, sum(reserved_micros)::bigint AS micros FROM lost GROUP BY agent_id, day) r
          WHERE s.workspace_id = ${workspaceId} AND s.agent_id = r.agent_id AND s.day = r.day)
        SELECT id FROM lost`);
      for (const { id } of lost) {
        const message = await getMessage(transaction, workspaceId, id);
        await recordEvent(transaction, workspaceId, "message.failed", presentMessage(message, true));
      }
    });
  }
}
