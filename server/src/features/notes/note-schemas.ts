import { type Static, Type } from "typebox";
import { StrictObject, Timestamp } from "../../platform/http/schemas.ts";

const MAX_NOTE_CHARACTERS = 5_000;

export const CreateNoteBody = StrictObject(
  {
    text: Type.String({
      minLength: 1,
      maxLength: MAX_NOTE_CHARACTERS,
      pattern: "\\S",
      description: "For colleagues. No visitor ever sees it.",
    }),
  },
  { examples: [{ text: "Sent the replacement on Monday; call back on Friday." }] },
);
export type CreateNoteBody = Static<typeof CreateNoteBody>;

export const NoteParameters = Type.Object({
  id: Type.String({ description: "Id of the chat.", maxLength: 100 }),
  note_id: Type.String({ description: "Id of the note.", maxLength: 100 }),
});

export const Note = Type.Object(
  {
    id: Type.String({ examples: ["note_01h2xcejqtf2nbrexx3vqjhp41"] }),
    chat_id: Type.String(),
    agent_id: Type.String(),
    author: Type.Object({ member_id: Type.String(), name: Type.String({ examples: ["Sam"] }) }),
    text: Type.String({ examples: ["Sent the replacement on Monday."] }),
    created_at: Timestamp,
  },
  { $id: "Note" },
);
export type Note = Static<typeof Note>;
