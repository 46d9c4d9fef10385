import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import {
  getMessage,
  getReadableChat,
  insertMemberMessage,
  type MessageRow,
  presentMessage,
} from "../conversations/index.ts";
import type { MemberPrincipal } from "../identity/index.ts";
import { claimChat } from "./handoff-moves.ts";
import type { MemberMessageBody } from "./handoff-schemas.ts";

/** Writes into a chat as a person; this takes the chat over. */
export function createMemberMessage(
  database: Database,
  member: MemberPrincipal,
  publicId: string,
  body: Static<typeof MemberMessageBody>,
): Promise<MessageRow> {
  const { workspaceId } = member;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const readable = await getReadableChat(transaction, member, parseId("chat", publicId));
    const { chat } = await claimChat(transaction, member, readable.id);
    const id = newId();
    const author = { id: member.memberId, name: member.name };
    const { content } = body;
    await insertMemberMessage(transaction, workspaceId, {
      id,
      chatId: chat.id,
      agentId: chat.agent_id,
      author,
      content,
    });
    const message = await getMessage(transaction, workspaceId, id);
    await recordEvent(transaction, workspaceId, "message.created", presentMessage(message, true));
    return message;
  });
}
