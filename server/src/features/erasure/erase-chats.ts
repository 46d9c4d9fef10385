import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { termsOf } from "../statistics/index.ts";
import {
  deleteByChat,
  deleteEventsAbout,
  deleteGap,
  deleteKeptResponses,
  deleteLeads,
  deleteVisitorRow,
  detachFromGaps,
  listOwnedIds,
  listQuestionTexts,
  rewordGap,
} from "./chat-erasure-queries.ts";
import { type ErasureCounts, wholeCounts } from "./erasure-counts.ts";
import { clearAuditDetails } from "./record-queries.ts";
import { rewordSources } from "./reword-sources.ts";

export interface ErasedChats {
  counts: ErasureCounts;
  /** `qa` sources that had words of these chats: what they said until now is still to be erased. */
  sourceIds: string[];
}

/**
 * Erases chats (UUIDs), and a visitor, with everything that tells of them: what was asked and answered, leads, feedback,
 * handoffs, the events that told of it with the log of their deliveries, kept answers to repeated requests, gaps and the
 * answers written for them as far as they repeat the questions, and the details in the audit log, whose rows stay. For good:
 * nothing of it can be restored.
 */
export async function eraseChats(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  chatIds: string[],
  visitorId: string | undefined,
): Promise<ErasedChats> {
  const owned = await listOwnedIds(transaction, workspaceId, chatIds, visitorId);
  const questions = await listQuestionTexts(transaction, workspaceId, chatIds);
  const gaps = await detachFromGaps(transaction, workspaceId, owned.messages);
  const publicIds = [
    ...chatIds.map((id) => formatId("chat", id)),
    ...owned.messages.map((id) => formatId("message", id)),
    ...owned.leads.map((id) => formatId("lead", id)),
    ...owned.handoffs.map((id) => formatId("handoff", id)),
    ...owned.feedback.map((id) => formatId("feedback", id)),
    ...gaps.map(({ gap_id }) => formatId("gap", gap_id)),
    ...(visitorId ? [formatId("visitor", visitorId)] : []),
  ];
  const { events, delivery_logs } = await deleteEventsAbout(transaction, workspaceId, publicIds);
  const idempotency_records = await deleteKeptResponses(transaction, workspaceId, owned.messages, publicIds);
  const audit_details = await clearAuditDetails(transaction, workspaceId, publicIds);
  const answered = gaps.flatMap(({ source_id }) => source_id ?? []);
  const sourceIds = await rewordSources(transaction, queue, workspaceId, { sourceIds: answered, erased: questions });
  await rewordGaps(transaction, workspaceId, gaps);
  const leads = await deleteLeads(transaction, workspaceId, owned.leads);
  const deleted = await deleteByChat(transaction, workspaceId, chatIds, owned.messages);
  const visitors = visitorId ? await deleteVisitorRow(transaction, workspaceId, visitorId) : 0;
  const records = { events, delivery_logs, idempotency_records, audit_details };
  return { counts: wholeCounts({ visitors, ...deleted, gaps: gaps.length, leads, ...records }), sourceIds };
}

/** A gap shows the words of its first question: it takes those of another one, or goes. */
async function rewordGaps(
  transaction: Transaction,
  workspaceId: string,
  gaps: { gap_id: string; question: string | null }[],
): Promise<void> {
  for (const { gap_id: id, question } of gaps) {
    if (question === null) await deleteGap(transaction, workspaceId, id);
    else await rewordGap(transaction, workspaceId, { id, question, terms: termsOf(question) });
  }
}
