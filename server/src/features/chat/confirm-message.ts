import { ConflictError } from "../../platform/errors/app-error.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { assertMaySpeak, getReadableChat, getReadableMessage, type Message } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import { answerQuestion } from "./answer-question.ts";
import type { LiveAnswers } from "./answers/live-answers.ts";
import { findSpokenLanguage } from "./texts/find-spoken-language.ts";
import { textsIn } from "./texts/texts-in.ts";
import { decideHeldCall } from "./tools/decide-held-call.ts";

/**
 * Takes the call that a message has proposed out of its wait, and answers as a plain "yes" or "no" in the chat would.
 * Throws 404, 403 for whoever is not the visitor, and 409 `already_decided`.
 */
export async function confirmMessage(
  context: AnswerContext,
  live: LiveAnswers,
  principal: Principal,
  publicId: string,
  isApproved: boolean,
): Promise<Message> {
  const decision = isApproved ? "running" : "declined";
  const { message, call } = await context.database.inWorkspace(principal.workspaceId, async (transaction) => {
    const message = await getReadableMessage(transaction, principal, parseId("message", publicId));
    assertMaySpeak(principal, await getReadableChat(transaction, principal, message.chat_id));
    const which = { chatId: message.chat_id, messageId: message.id };
    return { message, call: await decideHeldCall(transaction, principal, which, decision) };
  });
  if (!call) throw new ConflictError("already_decided", "No action of this message waits for an answer.");
  const spoken = { setting: "auto", message: call.question, history: [] };
  const said = textsIn(await findSpokenLanguage(spoken, async () => []));
  const body = {
    agent_id: formatId("agent", message.agent_id),
    chat_id: formatId("chat", message.chat_id),
    message: isApproved ? said.yes : said.no,
  };
  // A person may have taken the chat over meanwhile: then what was agreed to is left to them.
  const answer = await answerQuestion(context, live, { principal, body, decided: { call, decision } });
  return answer.whole();
}
