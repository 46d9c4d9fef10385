import type { Transaction } from "../../platform/database/database.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { handoffRulesOf } from "../agents/index.ts";
import { describePerson, speak } from "../chat/index.ts";
import {
  getMessage,
  insertAssistantMessage,
  listMessages,
  lockChat,
  type MessageRow,
  presentMessage,
} from "../conversations/index.ts";
import { askForPerson, findVisitorSettings } from "../handoffs/index.ts";

const MESSAGES_READ = 20;

/**
 * What an assistant's rules have of a visitor's negative rating: a person is asked for, or the visitor for their
 * details, and the chat says so. A chat that waits for a person, or has one, stays as it is.
 */
export async function askAfterFeedback(
  transaction: Transaction,
  workspaceId: string,
  chatId: string,
  at: Date,
): Promise<void> {
  const chat = await lockChat(transaction, workspaceId, chatId);
  if (chat.status === "waiting_for_human" || chat.status === "with_human") return;
  const settings = await findVisitorSettings(transaction, workspaceId, chat.agent_id);
  if (!handoffRulesOf(settings).on_negative_feedback) return;
  const texts = await speak(settings.language, await questionsOf(transaction, workspaceId, chatId));
  const id = newId();
  const content = describePerson(settings, texts, texts.personAsked, at);
  await insertAssistantMessage(transaction, workspaceId, { id, chatId, agentId: chat.agent_id, content });
  const wish = { chatId, requestedBy: "assistant", rule: "on_negative_feedback", reason: null } as const;
  await askForPerson(transaction, workspaceId, settings, wish, at);
  const message: MessageRow = await getMessage(transaction, workspaceId, id);
  await recordEvent(transaction, workspaceId, "message.created", presentMessage(message, true));
}

/** Newest first. */
async function questionsOf(transaction: Transaction, workspaceId: string, chatId: string): Promise<string[]> {
  const messages = await listMessages(transaction, workspaceId, chatId, undefined, MESSAGES_READ);
  return messages.filter(({ role }) => role === "user").map(({ content }) => content);
}
