import type { ImportedChat, LeftOut } from "@citedesk/extraction";
import { getAgent } from "../agents/index.ts";
import { type TriedAnswer, tryQuestion } from "../chat/index.ts";
import { findRetention } from "../visitors/index.ts";
import { chatOf } from "./chat-of.ts";
import { hasChat, insertImportedChat, type NewChat } from "./chat-queries.ts";
import type { ImportContext } from "./import-context.ts";
import { holdImport, type ImportRow, saveProgress } from "./import-queries.ts";

const DAY_MS = 86_400_000;
/** Of a chat, asked of the sources as they are now. */
const MAX_ASKED = 10;

/**
 * Stores conversations from elsewhere as they were. What was said there is nobody's answer here: it stands as a
 * person's words. Each question that was answered there is asked of the sources as they are now, by their own sentences
 * alone; where they don't support an answer, it joins the gaps.
 */
export async function bringChats(
  context: ImportContext,
  row: ImportRow,
  items: readonly ImportedChat[],
): Promise<void> {
  const { workspace_id: workspaceId, agent_id: agentId } = row;
  const { database, clock } = context;
  const { agent, retention } = await database.inWorkspace(workspaceId, async (transaction) => ({
    agent: await getAgent(transaction, workspaceId, agentId ?? undefined),
    retention: await findRetention(transaction, workspaceId),
  }));
  const { name, prompt, settings, version } = agent;
  const ask = (question: string) =>
    tryQuestion(context, workspaceId, {
      agentId: agent.id,
      version,
      agent: { name, prompt, settings, model: "extractive" },
      question,
    });
  for (let place = row.done; place < items.length; place++) {
    const chat = chatOf(agent.id, items[place]!);
    const days = retention.chats_days;
    const isTooOld = days !== null && chat.updatedAt.getTime() < clock.now() - days * DAY_MS;
    const isHere = await database.inWorkspace(workspaceId, (transaction) => hasChat(transaction, workspaceId, chat.id));
    if (!isTooOld && !isHere) await markUnanswered(chat, ask);
    await database.inWorkspace(workspaceId, async (transaction) => {
      const held = await holdImport(transaction, workspaceId, row.id);
      if (held?.done !== place) return;
      const isNew = !isTooOld && (await insertImportedChat(transaction, workspaceId, chat));
      const counts = { created: isNew ? 1 : 0, replaced: 0, unchanged: isTooOld || isNew ? 0 : 1 };
      const leftOut = isTooOld ? [tooOld(days, items[place]!.line)] : [];
      await saveProgress(transaction, workspaceId, row.id, { done: place + 1, counts, leftOut });
    });
  }
}

async function markUnanswered(chat: NewChat, ask: (question: string) => Promise<TriedAnswer>): Promise<void> {
  const byId = new Map(chat.messages.map((message) => [message.id, message]));
  for (const reply of chat.messages.filter(({ inReplyTo }) => inReplyTo !== null).slice(0, MAX_ASKED)) {
    const { answered, reason } = await ask(byId.get(reply.inReplyTo!)!.content);
    if (answered === false) Object.assign(reply, { answered, reason });
  }
}

function tooOld(days: number, line: number): LeftOut {
  return {
    code: "too_old",
    message: `It is older than the ${days} days for which this workspace keeps chats.`,
    count: 1,
    places: [{ line, name: null, field: null }],
  };
}
