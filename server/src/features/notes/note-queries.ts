import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";

export interface NoteRow {
  id: string;
  chat_id: string;
  agent_id: string;
  author_id: string;
  author_name: string;
  text: string;
  created_at: Date;
}

const COLUMNS = sql`id, chat_id, agent_id, author_id, author_name, text, created_at`;

export async function insertNote(
  executor: Executor,
  workspaceId: string,
  note: Omit<NoteRow, "created_at">,
): Promise<NoteRow> {
  const [row] = await executor.query<NoteRow>(sql`
    INSERT INTO chat_notes (workspace_id, id, chat_id, agent_id, author_id, author_name, text)
    VALUES (${workspaceId}, ${note.id}, ${note.chat_id}, ${note.agent_id}, ${note.author_id}, ${note.author_name},
      ${note.text})
    RETURNING ${COLUMNS}`);
  return row!;
}

export function listNotes(
  executor: Executor,
  workspaceId: string,
  chatId: string,
  after: CursorPosition | undefined,
  limit: number,
): Promise<NoteRow[]> {
  return executor.query<NoteRow>(sql`
    SELECT ${COLUMNS} FROM chat_notes
    WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

/** A note of this chat, which nobody else changes until the transaction ends. Throws `NotFoundError`. */
export async function lockNote(
  executor: Executor,
  workspaceId: string,
  chatId: string,
  id: string | undefined,
): Promise<NoteRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<NoteRow>(sql`
          SELECT ${COLUMNS} FROM chat_notes
          WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} AND id = ${id} FOR UPDATE`);
  if (!row) throw new NotFoundError("note");
  return row;
}

export async function deleteNoteRow(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`DELETE FROM chat_notes WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}
