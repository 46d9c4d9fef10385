import type { Database } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import { getReadableChat, lockChat } from "../conversations/index.ts";
import type { MemberPrincipal } from "../identity/index.ts";
import { insertNote, type NoteRow } from "./note-queries.ts";
import type { CreateNoteBody } from "./note-schemas.ts";

/** Leaves a note with a chat, for colleagues. The audit log has who and where, not what. */
export function createNote(
  database: Database,
  member: MemberPrincipal,
  publicId: string,
  { text }: CreateNoteBody,
): Promise<NoteRow> {
  const { workspaceId } = member;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const readable = await getReadableChat(transaction, member, parseId("chat", publicId));
    const chat = await lockChat(transaction, workspaceId, readable.id);
    const author = { author_id: member.memberId, author_name: member.name };
    const note = { id: newId(), chat_id: chat.id, agent_id: chat.agent_id, text, ...author };
    const row = await insertNote(transaction, workspaceId, note);
    await recordAudit(transaction, member, {
      action: "note.created",
      target: { kind: "note", id: formatId("note", row.id) },
      after: { chat_id: publicId },
    });
    return row;
  });
}
