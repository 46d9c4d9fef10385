import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import { termsOf } from "../statistics/index.ts";
import {
  clearAuditDetails,
  deleteByChat,
  deleteDeliveries,
  deleteEvents,
  deleteGap,
  deleteIdempotencyRecords,
  deleteLeads,
  deleteVisitorRow,
  detachFromGaps,
  listOwnedIds,
  rewordGap,
} from "./erasure-queries.ts";

/** How many of each were erased. */
export interface ErasureCounts {
  visitors: number;
  chats: number;
  messages: number;
  citations: number;
  tool_calls: number;
  feedback: number;
  gaps: number;
  leads: number;
  handoffs: number;
  events: number;
  delivery_logs: number;
  idempotency_records: number;
  audit_details: number;
}

/**
 * Erases chats (UUIDs), and a visitor, with everything that tells of them: what was asked and answered, leads, feedback,
 * handoffs, the events that told of it with the log of their deliveries, kept answers to repeated requests, and the
 * details in the audit log, whose rows stay. For good: nothing of it can be restored.
 */
export async function eraseChats(
  transaction: Transaction,
  workspaceId: string,
  chatIds: string[],
  visitorId: string | undefined,
): Promise<ErasureCounts> {
  const owned = await listOwnedIds(transaction, workspaceId, chatIds, visitorId);
  const publicIds = [
    ...chatIds.map((id) => formatId("chat", id)),
    ...owned.messages.map((id) => formatId("message", id)),
    ...owned.leads.map((id) => formatId("lead", id)),
    ...owned.handoffs.map((id) => formatId("handoff", id)),
    ...owned.feedback.map((id) => formatId("feedback", id)),
    ...(visitorId ? [formatId("visitor", visitorId)] : []),
  ];
  const delivery_logs = await deleteDeliveries(transaction, workspaceId, publicIds);
  const events = await deleteEvents(transaction, workspaceId, publicIds);
  const idempotency_records = await deleteIdempotencyRecords(transaction, workspaceId, owned.messages, publicIds);
  const audit_details = await clearAuditDetails(transaction, workspaceId, publicIds);
  const gaps = await eraseFromGaps(transaction, workspaceId, owned.messages);
  const leads = await deleteLeads(transaction, workspaceId, owned.leads);
  const counts = await deleteByChat(transaction, workspaceId, chatIds, owned.messages);
  const visitors = visitorId ? await deleteVisitorRow(transaction, workspaceId, visitorId) : 0;
  return { visitors, ...counts, gaps, leads, events, delivery_logs, idempotency_records, audit_details };
}

/** A gap shows the words of its first question: it takes those of another one, or goes. Returns how many had some. */
async function eraseFromGaps(transaction: Transaction, workspaceId: string, messageIds: string[]): Promise<number> {
  const touched = await detachFromGaps(transaction, workspaceId, messageIds);
  for (const { gap_id: id, question } of touched) {
    if (question === null) await deleteGap(transaction, workspaceId, id);
    else await rewordGap(transaction, workspaceId, { id, question, terms: termsOf(question) });
  }
  return touched.length;
}
