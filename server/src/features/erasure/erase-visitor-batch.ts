import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { lockGaps } from "../statistics/index.ts";
import { closeVisitor, listQuestionsInGaps, lockChats, pickChatsOfVisitor } from "./chat-erasure-queries.ts";
import { type ErasedChats, eraseChats } from "./erase-chats.ts";
import type { ErasureRow } from "./erasure-queries.ts";
import { forgetQuestions } from "./forget-questions.ts";
import { startErasure } from "./start-erasure.ts";

const CHATS_A_BATCH = 20;

/**
 * Closes a visitor (UUID) for good and starts the job that erases what they said. What they are called goes at once,
 * and their questions leave gaps and the answers written for these, so that one erasure knows every source it is about;
 * their chats go in batches.
 */
export async function startVisitorErasure(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  visitorId: string,
): Promise<ErasureRow> {
  await lockGaps(transaction, workspaceId);
  await closeVisitor(transaction, workspaceId, visitorId);
  const asked = await listQuestionsInGaps(transaction, workspaceId, visitorId);
  const { counts, sourceIds } = await forgetQuestions(transaction, queue, workspaceId, {
    messageIds: asked.map(({ message_id }) => message_id),
    questions: asked.map(({ question }) => question),
  });
  return startErasure(transaction, queue, workspaceId, {
    kind: "visitor",
    targetId: formatId("visitor", visitorId),
    origin: "request",
    firstStep: "chats",
    sourceIds,
    counts,
  });
}

/** Erases the next of a visitor's chats; with the last batch the visitor, and what tells of them without a chat. */
export async function eraseVisitorBatch(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  visitorId: string,
): Promise<ErasedChats & { isDone: boolean }> {
  await lockGaps(transaction, workspaceId);
  // Chats before their visitor, as whoever changes a chat locks them: neither gives way to the other.
  const known = await pickChatsOfVisitor(transaction, workspaceId, visitorId, CHATS_A_BATCH);
  await lockChats(transaction, workspaceId, known, undefined);
  // Whoever begins a chat at this moment is waited for, and who comes later finds the visitor gone.
  await transaction.query(
    sql`SELECT FROM visitors WHERE workspace_id = ${workspaceId} AND id = ${visitorId} FOR UPDATE`,
  );
  const chatIds =
    known.length > 0 ? known : await pickChatsOfVisitor(transaction, workspaceId, visitorId, CHATS_A_BATCH);
  const isDone = chatIds.length === 0;
  const erased = await eraseChats(transaction, queue, workspaceId, chatIds, isDone ? visitorId : undefined);
  return { ...erased, isDone };
}
