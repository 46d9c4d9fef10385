import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { ForbiddenError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { assertMatches, UNEDITED_VERSION } from "../../platform/http/entity-tag.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getReadableChat } from "../conversations/index.ts";
import type { MemberPrincipal } from "../identity/index.ts";
import { deleteNoteRow, lockNote } from "./note-queries.ts";
import type { NoteParameters } from "./note-schemas.ts";

/** Removes a note, for good. Throws 403 for a colleague's, unless for who looks after the account. */
export async function deleteNote(
  database: Database,
  member: MemberPrincipal,
  ids: Static<typeof NoteParameters>,
  ifMatch: string | undefined,
): Promise<void> {
  const { workspaceId, role } = member;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const chat = await getReadableChat(transaction, member, parseId("chat", ids.id));
    const note = await lockNote(transaction, workspaceId, chat.id, parseId("note", ids.note_id));
    assertMatches(ifMatch, UNEDITED_VERSION);
    if (note.author_id !== member.memberId && role !== "owner" && role !== "admin")
      throw new ForbiddenError("Only who wrote a note, or an owner or admin, removes it.");
    await deleteNoteRow(transaction, workspaceId, note.id);
    await recordAudit(transaction, member, {
      action: "note.deleted",
      target: { kind: "note", id: ids.note_id },
      before: { chat_id: ids.id },
    });
  });
}
