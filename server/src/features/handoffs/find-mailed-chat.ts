import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { MailedChatClaims } from "../identity/index.ts";
import { digestAddress } from "./digest-address.ts";

/**
 * Whether a mail's link still opens its chat: the chat is there and this visitor's, whom no site vouches for; what was
 * left in it is there, with the address that the mail went to; and nobody there has said that they want no more mails.
 */
export async function findMailedChat(executor: Executor, claims: MailedChatClaims): Promise<boolean> {
  const { workspaceId, agentId, visitorId, chatId, leadId } = claims;
  const [row] = await executor.query<{ address: string }>(sql`
    SELECT l.address FROM chats c
    JOIN visitors v ON v.workspace_id = c.workspace_id AND v.id = c.visitor_id AND v.external_id IS NULL
      AND NOT v.is_identified AND v.erasing_at IS NULL
    JOIN leads l ON l.workspace_id = c.workspace_id AND l.id = ${leadId} AND l.deleted_at IS NULL
      AND (l.chat_id = c.id OR l.chat_ids @> ARRAY[c.id])
    WHERE c.workspace_id = ${workspaceId} AND c.id = ${chatId} AND c.agent_id = ${agentId} AND c.visitor_id = ${visitorId}
      AND c.deleted_at IS NULL AND l.address IS NOT NULL AND NOT EXISTS (SELECT FROM leads n
        WHERE n.workspace_id = c.workspace_id AND n.address = l.address AND n.mail_refused_at IS NOT NULL)`);
  return row !== undefined && digestAddress(row.address) === claims.address;
}
