import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

export interface SpentTicket {
  id: string;
  expiresAt: Date;
}

/** False: it was spent before. What has expired is forgotten: nobody can use it any more. */
export async function spendTicket(executor: Executor, workspaceId: string, ticket: SpentTicket): Promise<boolean> {
  await executor.query(
    sql`DELETE FROM spent_tickets WHERE workspace_id = ${workspaceId} AND expires_at < now() - interval '1 hour'`,
  );
  const rows = await executor.query(sql`
    INSERT INTO spent_tickets (workspace_id, id, expires_at) VALUES (${workspaceId}, ${ticket.id}, ${ticket.expiresAt})
    ON CONFLICT DO NOTHING RETURNING id`);
  return rows.length > 0;
}
