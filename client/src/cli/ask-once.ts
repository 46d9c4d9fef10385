import type { CitedeskClient } from "../citedesk-client.ts";
import type { Schema } from "../contract-types.ts";
import { chooseAgent } from "./choose-agent.ts";
import type { Session, Values } from "./session.ts";
import { UsageError } from "./usage-error.ts";

export async function askOnce(session: Session, values: Values, words: string[]): Promise<void> {
  const message = words.join(" ").trim();
  if (message === "") throw new UsageError("ask takes a question.");
  const client = session.client();
  const agentId = await chooseAgent(client, values.agent);
  await showAnswer(session, client, { agentId, message, chatId: values.chat as string | undefined });
}

/** As it is written, then its quotes. With `--json` the whole answer in one line. Returns the chat's id. */
export async function showAnswer(
  session: Session,
  client: CitedeskClient,
  { agentId, message, chatId }: { agentId: string; message: string; chatId: string | undefined },
): Promise<string | undefined> {
  const question = { agent_id: agentId, message, ...(chatId !== undefined && { chat_id: chatId }) };
  let answer: Schema<"Message"> | undefined;
  for await (const part of client.streamChat(question, { signal: session.signal })) {
    if (part.type === "text-delta" && !session.isJson) session.out.write(part.delta);
    if (part.type === "data-answer") answer = part.data as Schema<"Message">;
  }
  session.say("");
  for (const { number, title, quote, url } of answer?.citations ?? [])
    session.say(`  [${number}] ${title}: “${quote}”${url ? `\n      ${url}` : ""}`);
  session.give(answer ?? null);
  return answer?.chat_id ?? chatId;
}
