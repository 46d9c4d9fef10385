import { formatId } from "../../platform/ids/identifiers.ts";
import type { NoteRow } from "./note-queries.ts";
import type { Note } from "./note-schemas.ts";

export function presentNote(row: NoteRow): Note {
  return {
    id: formatId("note", row.id),
    chat_id: formatId("chat", row.chat_id),
    agent_id: formatId("agent", row.agent_id),
    author: { member_id: formatId("member", row.author_id), name: row.author_name },
    text: row.text,
    created_at: row.created_at.toISOString(),
  };
}
