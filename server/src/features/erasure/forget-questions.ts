import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { deleteEventsAbout, deleteGap, detachFromGaps, rewordGap } from "./chat-erasure-queries.ts";
import { addUp, type ErasureCounts } from "./erasure-counts.ts";
import { clearAuditDetails, deleteResponsesNaming } from "./record-queries.ts";
import { rewordSources } from "./reword-sources.ts";

export interface ForgottenQuestions {
  counts: ErasureCounts;
  /** `qa` sources that had these words: what they said until now is still to be erased. */
  sourceIds: string[];
}

/**
 * Takes questions out of what was gathered from them: gaps, the answers written for these, and what tells of the gaps.
 */
export async function forgetQuestions(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  { messageIds, questions }: { messageIds: string[]; questions: readonly string[] },
): Promise<ForgottenQuestions> {
  const gaps = await detachFromGaps(transaction, workspaceId, messageIds);
  const publicIds = gaps.map(({ gap_id }) => formatId("gap", gap_id));
  if (gaps.length === 0) return { counts: addUp({}, {}), sourceIds: [] };
  const { events, delivery_logs } = await deleteEventsAbout(transaction, workspaceId, publicIds);
  const idempotency_records = await deleteResponsesNaming(transaction, workspaceId, publicIds);
  const audit_details = await clearAuditDetails(transaction, workspaceId, publicIds);
  const answered = gaps.flatMap(({ source_ids }) => source_ids);
  const sourceIds = await rewordSources(transaction, queue, workspaceId, { sourceIds: answered, erased: questions });
  // A gap shows the words of its first question: it takes those of another one, or goes.
  for (const { gap_id: id, question } of gaps) {
    if (question === null) await deleteGap(transaction, workspaceId, id);
    else await rewordGap(transaction, workspaceId, { id, question });
  }
  const records = { events, delivery_logs, idempotency_records, audit_details };
  return { counts: addUp({ gaps: gaps.length }, records), sourceIds };
}
