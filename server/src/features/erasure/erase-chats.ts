import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import {
  deleteByChat,
  deleteEventsAbout,
  deleteKeptResponses,
  deleteLeads,
  deleteVisitorRow,
  listOwnedIds,
  listQuestionTexts,
  lockChats,
} from "./chat-erasure-queries.ts";
import { addUp } from "./erasure-counts.ts";
import { type ForgottenQuestions, forgetQuestions } from "./forget-questions.ts";
import { clearAuditDetails } from "./record-queries.ts";

/** With the `qa` sources that had words of these chats. */
export type ErasedChats = ForgottenQuestions;

/**
 * Erases chats (UUIDs), and a visitor, with everything that tells of them: what was asked and answered, leads,
 * feedback, handoffs, notes, the events that told of it with the log of their deliveries, kept answers to repeated
 * requests, gaps and the answers written for them as far as they repeat the questions, and the details in the audit
 * log, whose rows stay. For good: nothing of it can be restored.
 */
export async function eraseChats(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  chatIds: string[],
  visitorId: string | undefined,
): Promise<ErasedChats> {
  await lockChats(transaction, workspaceId, chatIds, visitorId);
  const owned = await listOwnedIds(transaction, workspaceId, chatIds, visitorId);
  const questions = await listQuestionTexts(transaction, workspaceId, chatIds);
  const forgotten = await forgetQuestions(transaction, queue, workspaceId, { messageIds: owned.messages, questions });
  const publicIds = [
    ...chatIds.map((id) => formatId("chat", id)),
    ...owned.messages.map((id) => formatId("message", id)),
    ...owned.leads.map((id) => formatId("lead", id)),
    ...owned.handoffs.map((id) => formatId("handoff", id)),
    ...owned.notes.map((id) => formatId("note", id)),
    ...owned.feedback.map((id) => formatId("feedback", id)),
    ...(visitorId ? [formatId("visitor", visitorId)] : []),
  ];
  const { events, delivery_logs } = await deleteEventsAbout(transaction, workspaceId, publicIds);
  const idempotency_records = await deleteKeptResponses(transaction, workspaceId, owned.messages, publicIds);
  const audit_details = await clearAuditDetails(transaction, workspaceId, publicIds);
  const leads = await deleteLeads(transaction, workspaceId, owned.leads);
  const deleted = await deleteByChat(transaction, workspaceId, chatIds, owned.messages);
  const visitors = visitorId ? await deleteVisitorRow(transaction, workspaceId, visitorId) : 0;
  const rows = { visitors, ...deleted, leads, events, delivery_logs, idempotency_records, audit_details };
  return { counts: addUp(forgotten.counts, rows), sourceIds: forgotten.sourceIds };
}
