import { questionLanguage } from "@citedesk/grounding";
import sql from "sql-template-tag";
import type { Database } from "../../platform/database/database.ts";

const BATCH = 500;
/** As far as nothing is recognised. */
const UNKNOWN = "und";

/** Notes in which language chats are, by what visitors wrote in them first, where that hasn't been done yet. */
export async function nameLanguages(database: Database, workspaceId: string): Promise<void> {
  for (;;) {
    const named = await database.inWorkspace(workspaceId, async (transaction) => {
      const chats = await transaction.query<{ id: string; said: string }>(sql`
        SELECT c.id, left(coalesce((SELECT string_agg(m.content, E'\\n' ORDER BY m.id) FROM messages m
          WHERE m.workspace_id = c.workspace_id AND m.chat_id = c.id AND m.role = 'user'), c.title), 2000) AS said
        FROM chats c WHERE c.workspace_id = ${workspaceId} AND c.language IS NULL ORDER BY c.id LIMIT ${BATCH}`);
      const found = chats.map(({ id, said }) => ({ id, language: questionLanguage(said) ?? UNKNOWN }));
      await transaction.query(sql`
        UPDATE chats c SET language = f.language
        FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS f (id uuid, language text)
        WHERE c.workspace_id = ${workspaceId} AND c.id = f.id`);
      return chats.length;
    });
    if (named < BATCH) return;
  }
}
