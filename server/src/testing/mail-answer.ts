import sql from "sql-template-tag";
import type { AppContext } from "../compose.ts";
import { lookAfterHandoffs } from "../features/handoffs/index.ts";
import { parseId } from "../platform/ids/identifiers.ts";
import type { Mail } from "../ports/mailer.ts";
import type { TestClient } from "./test-server.ts";

/** A person answers in a chat, and the visitor writes nothing for five minutes: what is mailed to `address`. */
export async function mailAnswer(
  context: AppContext,
  member: TestClient,
  { workspaceId, chatId, address }: { workspaceId: string; chatId: string; address: string },
  content: string,
): Promise<Mail | undefined> {
  const { status } = await member.post(`/v2/chats/${chatId}/messages`, { content });
  if (status !== 201) throw new Error(`The answer was not taken: ${status}`);
  const id = parseId("chat", chatId);
  await context.database.inWorkspace(workspaceId, async (transaction) => {
    await transaction.query(sql`
      UPDATE messages SET created_at = created_at - interval '6 minutes' WHERE chat_id = ${id}`);
    await transaction.query(sql`
      UPDATE handoffs SET claimed_at = claimed_at - interval '6 minutes', created_at = created_at - interval '6 minutes',
        replies_mailed_at = replies_mailed_at - interval '6 minutes' WHERE chat_id = ${id}`);
  });
  const sent: Mail[] = [];
  await lookAfterHandoffs({ ...context, mailer: { send: async (mail: Mail) => void sent.push(mail) } });
  return sent.find(({ to }) => to === address);
}
