import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getReadableChat } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { listNotes, type NoteRow } from "./note-queries.ts";

export function showNotes(
  database: Database,
  principal: Principal,
  publicId: string,
  page: { after: CursorPosition | undefined; limit: number },
): Promise<NoteRow[]> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const chat = await getReadableChat(transaction, principal, parseId("chat", publicId));
    return listNotes(transaction, workspaceId, chat.id, page.after, page.limit);
  });
}
