import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import {
  clearAuditDetails,
  deleteByChat,
  deleteDeliveries,
  deleteEvents,
  deleteIdempotencyRecords,
  deleteLeads,
  deleteVisitorRow,
  listOwnedIds,
} from "./erasure-queries.ts";

/** How many of each were erased. */
export interface ErasureCounts {
  visitors: number;
  chats: number;
  messages: number;
  citations: number;
  tool_calls: number;
  feedback: number;
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
  const leads = await deleteLeads(transaction, workspaceId, owned.leads);
  const counts = await deleteByChat(transaction, workspaceId, chatIds, owned.messages);
  const visitors = visitorId ? await deleteVisitorRow(transaction, workspaceId, visitorId) : 0;
  return { visitors, ...counts, leads, events, delivery_logs, idempotency_records, audit_details };
}
