import { showAnswer } from "./ask-once.ts";
import { chooseAgent } from "./choose-agent.ts";
import type { Session, Values } from "./session.ts";

/** A question a line, in one chat, until an empty line or the end of what is typed. */
export async function chatOn(session: Session, values: Values): Promise<void> {
  const client = session.client();
  const agentId = await chooseAgent(client, values.agent);
  let chatId = values.chat as string | undefined;
  for (;;) {
    const message = (await session.ask("> "))?.trim();
    if (!message || session.signal.aborted) return;
    chatId = await showAnswer(session, client, { agentId, message, chatId });
  }
}
