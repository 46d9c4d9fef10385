import { type Database, DEADLOCK_RETRIES, type Transaction } from "../../platform/database/database.ts";
import { deleteOldRecords } from "../../platform/http/idempotency-queries.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { deleteOldWindows } from "../../platform/unscoped/rate-queries.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { Clock } from "../../ports/clock.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { type ErasedChats, eraseChats, eraseVisitorBatch, startErasure } from "../erasure/index.ts";
import { lockGaps } from "../statistics/index.ts";
import {
  deleteOldAuditEvents,
  deleteOldDeliveries,
  deleteOldEvents,
  findOldVisitor,
  findRetention,
  hasComeBack,
  listOldChats,
} from "./retention-queries.ts";

export interface RetentionContext {
  database: Database;
  queue: JobQueue;
  clock: Clock;
}

/** Chats and visitors take many statements each, log rows one for all: both stay within some 50 ms. */
const CHATS_A_BATCH = 20;
const ROWS_A_BATCH = 500;
const DAY_MS = 86_400_000;

/**
 * The daily job: erases what each workspace keeps no longer, in short transactions; and what nobody needs after a day.
 */
export async function applyRetention(context: RetentionContext): Promise<void> {
  const { database } = context;
  await database.unscoped(deleteOldWindows);
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    await database.inWorkspace(workspaceId, (transaction) => deleteOldRecords(transaction, workspaceId));
    await applyToWorkspace(context, workspaceId);
  }
}

async function applyToWorkspace({ database, queue, clock }: RetentionContext, workspaceId: string): Promise<void> {
  const { chats_days, visitors_days, logs_days } = await database.inWorkspace(workspaceId, (transaction) =>
    findRetention(transaction, workspaceId),
  );
  const before = (days: number) => new Date(clock.now() - days * DAY_MS);
  const inBatches = async (size: number, step: (transaction: Transaction) => Promise<number>) => {
    while ((await database.inWorkspace(workspaceId, step, { retries: DEADLOCK_RETRIES })) === size);
  };

  if (chats_days !== null)
    await inBatches(CHATS_A_BATCH, async (transaction) => {
      await lockGaps(transaction, workspaceId);
      const ids = await listOldChats(transaction, workspaceId, before(chats_days), CHATS_A_BATCH);
      if (ids.length > 0) await finish(transaction, await eraseChats(transaction, queue, workspaceId, ids, undefined));
      return ids.length;
    });
  if (visitors_days !== null)
    // Of the oldest visitor the next chats, until nothing is left of them.
    await inBatches(1, async (transaction) => {
      await lockGaps(transaction, workspaceId);
      const id = await findOldVisitor(transaction, workspaceId, before(visitors_days));
      if (id === undefined) return 0;
      if (await hasComeBack(transaction, workspaceId, id, before(visitors_days))) return 1;
      await finish(transaction, await eraseVisitorBatch(transaction, queue, workspaceId, id), id);
      return 1;
    });
  if (logs_days === null) return;
  for (const deleteOld of [deleteOldAuditEvents, deleteOldDeliveries, deleteOldEvents])
    await inBatches(ROWS_A_BATCH, (transaction) =>
      deleteOld(transaction, workspaceId, before(logs_days), ROWS_A_BATCH),
    );

  /** What their questions left in the knowledge goes too; that takes a while, so it has a receipt. */
  async function finish(transaction: Transaction, { counts, sourceIds }: ErasedChats, visitorId?: string) {
    if (sourceIds.length === 0) return;
    await startErasure(transaction, queue, workspaceId, {
      kind: visitorId === undefined ? "chats" : "visitor",
      targetId: visitorId === undefined ? null : formatId("visitor", visitorId),
      origin: "age",
      sourceIds,
      counts,
    });
  }
}
