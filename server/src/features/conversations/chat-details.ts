import sql, { type Sql } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type LeftContactRow, leftContact } from "./left-contact.ts";
import type { ListedChat, Message } from "./message-schemas.ts";

export interface ChatDetailRow extends LeftContactRow {
  id: string;
  agent_name: string | null;
  assigned_to: string | null;
  assigned_name: string | null;
  visitor_name: string | null;
  visitor_email: string | null;
  awaits_reply_since: Date | null;
  last_role: Message["role"] | null;
  last_text: string | null;
  last_at: Date | null;
}

const LAST_TEXT_LENGTH = 200;

/** Of a chat, the newest message that is the visitor's or a person's. */
const lastWord = (chat: Sql) => sql`
  SELECT m.role FROM messages m
  WHERE m.workspace_id = ${chat}.workspace_id AND m.chat_id = ${chat}.id AND m.role IN ('user', 'member')
  ORDER BY m.id DESC LIMIT 1`;

/** Whether the visitor of `chats` waits for a person, or for a word of the person who has the chat. */
export const awaitsReply = (workspaceId: string) => sql`
  (chats.id IN (SELECT h.chat_id FROM handoffs h
      WHERE h.workspace_id = ${workspaceId} AND h.status IN ('waiting', 'claimed'))
    AND (chats.status = 'waiting_for_human'
      OR (chats.status = 'with_human' AND (${lastWord(sql`chats`)}) = 'user')))`;

/** What a list tells of chats besides what each is. They wait since they asked, or first wrote after a person did. */
export function listChatDetails(
  executor: Executor,
  workspaceId: string,
  chatIds: readonly string[],
): Promise<ChatDetailRow[]> {
  return executor.query<ChatDetailRow>(sql`
    SELECT c.id, g.name AS agent_name, c.assigned_to,
      (SELECT coalesce(nullif(u.name, ''), u.email) FROM memberships o JOIN users u ON u.id = o.user_id
        WHERE o.id = c.assigned_to) AS assigned_name,
      nullif(v.name, '') AS visitor_name, nullif(v.email, '') AS visitor_email, p.left_name, p.left_email,
      n.role AS last_role, n.text AS last_text, n.created_at AS last_at,
      CASE WHEN c.status = 'waiting_for_human' THEN h.created_at
        WHEN c.status = 'with_human' AND (${lastWord(sql`c`)}) = 'user' THEN greatest(h.created_at, (
          SELECT m.created_at FROM messages m
          WHERE m.workspace_id = c.workspace_id AND m.chat_id = c.id AND m.role = 'user' AND NOT EXISTS (
            SELECT FROM messages s WHERE s.workspace_id = m.workspace_id AND s.chat_id = m.chat_id
              AND s.role = 'member' AND s.id > m.id)
          ORDER BY m.id LIMIT 1)) END AS awaits_reply_since
    FROM chats c
    LEFT JOIN agents g ON g.workspace_id = c.workspace_id AND g.id = c.agent_id
    LEFT JOIN visitors v ON v.workspace_id = c.workspace_id AND v.id = c.visitor_id AND v.erasing_at IS NULL
    LEFT JOIN handoffs h ON h.workspace_id = c.workspace_id AND h.chat_id = c.id AND h.status IN ('waiting', 'claimed')
    LEFT JOIN LATERAL (
      SELECT m.role, left(m.content, ${LAST_TEXT_LENGTH}) AS text, m.created_at FROM messages m
      WHERE m.workspace_id = c.workspace_id AND m.chat_id = c.id AND m.content <> ''
      ORDER BY m.id DESC LIMIT 1) n ON true
    LEFT JOIN LATERAL (${leftContact(
      sql`l.workspace_id = c.workspace_id AND (l.visitor_id = c.visitor_id OR l.chat_id = c.id)`,
    )}) p ON true
    WHERE c.workspace_id = ${workspaceId} AND c.id = ANY(${chatIds}::uuid[])`);
}

/** Keys have scopes of their own for people and their details: of these a list of chats tells members alone. */
export function presentChatDetails(row: ChatDetailRow, { kind }: Pick<Principal, "kind">): Partial<ListedChat> {
  const details = {
    awaits_reply_since: row.awaits_reply_since?.toISOString() ?? null,
    last_message:
      row.last_role && row.last_at
        ? { role: row.last_role, text: row.last_text ?? "", created_at: row.last_at.toISOString() }
        : null,
  };
  if (kind !== "member") return details;
  const contact = { name: row.visitor_name ?? row.left_name, email: row.visitor_email ?? row.left_email };
  return {
    ...details,
    agent_name: row.agent_name ?? "",
    assignee:
      row.assigned_to === null
        ? null
        : { member_id: formatId("member", row.assigned_to), name: row.assigned_name ?? "" },
    contact: contact.name || contact.email ? contact : null,
  };
}
