import sql from "sql-template-tag";
import type { Database } from "../../platform/database/database.ts";
import type { MailedLead } from "./mailed-lead.ts";

/** No more mail of answers to the address of this lead, in any chat. Nothing happens when the lead is gone. */
export async function refuseMail(database: Database, { workspaceId, leadId }: MailedLead): Promise<void> {
  await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      UPDATE leads SET mail_refused_at = coalesce(mail_refused_at, now())
      WHERE workspace_id = ${workspaceId}
        AND address = (SELECT address FROM leads WHERE workspace_id = ${workspaceId} AND id = ${leadId})`),
  );
}
