import type { Database, Transaction } from "../../platform/database/database.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertMatchesStored } from "../../platform/http/entity-tag.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  assertMaySpeak,
  getReadableChat,
  getReadableMessage,
  lockChat,
  markChatChanged,
} from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { askAfterFeedback } from "./ask-after-feedback.ts";
import { type FeedbackRow, lockFeedback, putFeedbackRow } from "./feedback-queries.ts";
import type { Feedback, PutFeedbackBody } from "./feedback-schemas.ts";

/**
 * Stores what this reader thinks of an answer, in place of what they thought before. A member rates as
 * themselves, a key for the visitor whose chat it opened. Throws 403, 404, 409 and 412.
 */
export async function storeFeedback(
  transaction: Transaction,
  principal: Principal,
  messageId: string | undefined,
  body: PutFeedbackBody,
  ifMatch: string | undefined,
): Promise<{ feedback: Feedback; version: number; chatId: string; turnsNegative: boolean }> {
  const message = await getReadableMessage(transaction, principal, messageId);
  if (message.role !== "assistant" || message.status === "pending" || message.status === "streaming")
    throw new ConflictError("not_an_answer", "Only an answer that has ended can be rated.");
  const chat = await getReadableChat(transaction, principal, message.chat_id);
  if (principal.kind === "api_key") assertMaySpeak(principal, chat);
  await lockChat(transaction, principal.workspaceId, chat.id);
  const before = await lockFeedback(transaction, principal.workspaceId, message.id, principal.credentialId);
  assertMatchesStored(ifMatch, before?.version);
  const { is_new: isNew, ...row } = await putFeedbackRow(transaction, principal.workspaceId, {
    id: newId(),
    messageId: message.id,
    chatId: chat.id,
    agentId: message.agent_id,
    visitorId: chat.visitor_id,
    author: principal.credentialId,
    authorKind: principal.kind,
    rating: body.rating,
    comment: body.comment?.trim() || null,
    reasons: body.reasons ?? [],
  });
  // Whoever has the chat open is told to look.
  await markChatChanged(transaction, principal.workspaceId, chat.id);
  const feedback = presentFeedback(row);
  const what = isNew ? "feedback.created" : "feedback.updated";
  await recordEvent(transaction, principal.workspaceId, what, feedback);
  // As with questions, the log is not about what visitors say.
  if (principal.kind !== "visitor") await recordChange(transaction, principal, what, { after: feedback });
  const turnsNegative = row.rating === "negative" && before?.rating !== "negative";
  return { feedback, version: row.version, chatId: chat.id, turnsNegative };
}

export function presentFeedback(row: FeedbackRow & { question?: string | null }): Feedback {
  return {
    id: formatId("feedback", row.id),
    message_id: formatId("message", row.message_id),
    chat_id: formatId("chat", row.chat_id),
    agent_id: formatId("agent", row.agent_id),
    visitor_id: row.visitor_id && formatId("visitor", row.visitor_id),
    by: row.author_kind,
    rating: row.rating,
    comment: row.comment,
    reasons: row.reasons,
    ...(row.question === undefined ? {} : { question: row.question }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Rates an answer, or changes your rating. A visitor's, once negative, may ask for a person. */
export function putFeedback(
  { database, clock }: { database: Database; clock: Clock },
  principal: Principal,
  change: Change<PutFeedbackBody>,
) {
  const { body } = change;
  return database.inWorkspace(principal.workspaceId, async (transaction) => {
    const stored = await storeFeedback(transaction, principal, parseId("message", change.id), body, change.ifMatch);
    if (stored.turnsNegative && principal.kind !== "member")
      await askAfterFeedback(transaction, principal.workspaceId, stored.chatId, new Date(clock.now()));
    return stored;
  });
}
