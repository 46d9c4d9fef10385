import { setTimeout as sleep } from "node:timers/promises";
import sql from "sql-template-tag";
import { type Database, DEADLOCK_RETRIES, type Transaction } from "../../platform/database/database.ts";
import { recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { FileStore } from "../../ports/file-store.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { IndexDamagedError, type PassageIndex } from "../../ports/passage-index.ts";
import { findRemovableFiles, rebuildIndex, removeUnnamedFiles } from "../ingestion/index.ts";
import { eraseAgent } from "./erase-agent.ts";
import { areAnswersUnderWay, eraseFromAnswers } from "./erase-answers.ts";
import { eraseRecords } from "./erase-records.ts";
import { eraseRows } from "./erase-rows.ts";
import { eraseTexts } from "./erase-texts.ts";
import { eraseVisitorBatch } from "./erase-visitor-batch.ts";
import { listErasedFiles, markFilesAsThere, takeErasedFiles } from "./erased-file-queries.ts";
import { addUp, type ErasureCounts } from "./erasure-counts.ts";
import {
  ERASURE_STEPS,
  type ErasureRow,
  type ErasureStep,
  findErasure,
  listRunningErasures,
  saveErasure,
} from "./erasure-queries.ts";
import { enqueueErasure, type RunErasureJob, startErasure } from "./start-erasure.ts";

export interface ErasureContext {
  database: Database;
  queue: JobQueue;
  index: PassageIndex;
  files: FileStore;
}

const WAIT_SECONDS = 2;
/** Most answers end within moments. */
const LOOKS = 10;
const LOOK_EVERY_MS = 50;

/**
 * Carries an erasure to its end from wherever it stands:
 *
 *   chats → answers → records → texts → rows → index → files → completed
 *
 * Only a visitor has chats, and is complete after them where nothing of theirs became knowledge. Batches of the first
 * five are one short transaction each, with their counts and the place that was reached. The last two only remove what
 * no row names any more, so that doing it twice does nothing. Answers that may have read the text are waited for.
 */
export async function runErasure(context: ErasureContext, job: RunErasureJob): Promise<void> {
  const { database } = context;
  for (let looks = LOOKS; ; ) {
    const erasure = await database.inWorkspace(job.workspaceId, (transaction) =>
      findErasure(transaction, job.workspaceId, job.erasureId),
    );
    if (!erasure || erasure.step === "completed") return;
    if (erasure.step === "index") await eraseFromIndex(context, job.workspaceId, erasure);
    else if (erasure.step === "files") await eraseFiles(context, job.workspaceId, erasure);
    else if ((await inBatch(context, job, (...batch) => runBatch(context.queue, ...batch))) === "worked") continue;
    else if (looks-- > 0) await sleep(LOOK_EVERY_MS);
    else
      return database.inWorkspace(job.workspaceId, (transaction) =>
        enqueueErasure(transaction, context.queue, job, WAIT_SECONDS),
      );
  }
}

/** Puts what is unfinished back into the queue: a safety net under the queue's own. */
export async function resumeErasures({ database, queue }: Pick<ErasureContext, "database" | "queue">): Promise<void> {
  for (const workspaceId of await database.unscoped(listWorkspaceIds))
    await database.inWorkspace(workspaceId, async (transaction) => {
      for (const erasureId of await listRunningErasures(transaction, workspaceId))
        await enqueueErasure(transaction, queue, { workspaceId, erasureId });
    });
}

interface BatchResult {
  counts: Partial<ErasureCounts>;
  /** Within the step. */
  position?: string | null;
  isDone: boolean;
}

/** One batch under the lock of its erasure: of two workers the second finds what the first has done. */
function inBatch(
  { database }: ErasureContext,
  { workspaceId, erasureId }: RunErasureJob,
  work: (transaction: Transaction, workspaceId: string, erasure: ErasureRow) => Promise<BatchResult | "wait">,
): Promise<"wait" | "worked"> {
  return database.inWorkspace(
    workspaceId,
    async (transaction) => {
      const erasure = await findErasure(transaction, workspaceId, erasureId, sql`FOR UPDATE`);
      if (!erasure || erasure.step === "completed") return "worked";
      const result = await work(transaction, workspaceId, erasure);
      if (result === "wait") return result;
      await saveErasure(transaction, workspaceId, {
        id: erasure.id,
        step: result.isDone ? stepAfter(erasure) : erasure.step,
        position: result.position ?? null,
        counts: addUp(erasure.counts, result.counts),
      });
      return "worked";
    },
    { retries: DEADLOCK_RETRIES },
  );
}

async function runBatch(
  queue: JobQueue,
  transaction: Transaction,
  workspaceId: string,
  erasure: ErasureRow,
): Promise<BatchResult | "wait"> {
  switch (erasure.step) {
    case "chats":
      return runChatsBatch(queue, transaction, workspaceId, erasure);
    case "answers": {
      if (erasure.position === null && (await areAnswersUnderWay(transaction, workspaceId, erasure.id))) return "wait";
      const agentId = erasure.kind === "agent" && parseId("agent", erasure.target_id ?? "");
      if (agentId) return repeated(await eraseAgent(transaction, queue, workspaceId, agentId));
      const { position, counts } = await eraseFromAnswers(transaction, workspaceId, erasure);
      return { counts, position, isDone: position === null };
    }
    case "records":
      return { counts: await eraseRecords(transaction, workspaceId, erasure), isDone: true };
    case "texts":
      return repeated(await eraseTexts(transaction, workspaceId, erasure));
    case "rows":
      return repeated(await eraseRows(transaction, workspaceId, erasure));
    default:
      return { counts: {}, isDone: false };
  }
}

/** An answer that was written for one of these questions meanwhile has an erasure of its own. */
async function runChatsBatch(
  queue: JobQueue,
  transaction: Transaction,
  workspaceId: string,
  erasure: ErasureRow,
): Promise<BatchResult> {
  const visitorId = parseId("visitor", erasure.target_id ?? "")!;
  const { counts, sourceIds, isDone } = await eraseVisitorBatch(transaction, queue, workspaceId, visitorId);
  if (sourceIds.length > 0) {
    const { origin } = erasure;
    await startErasure(transaction, queue, workspaceId, { kind: "chats", targetId: null, origin, sourceIds });
  }
  if (isDone && erasure.source_ids.length === 0)
    await recordCompletion(transaction, workspaceId, erasure, addUp(erasure.counts, counts));
  return { counts, isDone };
}

function recordCompletion(
  transaction: Transaction,
  workspaceId: string,
  { id }: ErasureRow,
  counts: ErasureCounts,
): Promise<void> {
  const target = { kind: "receipt", id: formatId("receipt", id) };
  const who = { workspaceId, actor: SYSTEM_ACTOR };
  return recordAudit(transaction, who, { action: "erasure.completed", target, after: counts });
}

function repeated(counts: Partial<ErasureCounts> | undefined): BatchResult {
  return counts === undefined ? { counts: {}, isDone: true } : { counts, isDone: false };
}

/** Whoever replaces a segment counts it in the same transaction. */
async function eraseFromIndex(context: ErasureContext, workspaceId: string, erasure: ErasureRow): Promise<void> {
  try {
    // A merge that began before the rows were gone may end in between.
    for (let idle = 0; idle < 2; ) idle = (await context.index.compact(workspaceId)) ? 0 : idle + 1;
  } catch (error) {
    if (!(error instanceof IndexDamagedError)) throw error;
    await rebuildIndex(context, workspaceId);
  }
  await inBatch(context, { workspaceId, erasureId: erasure.id }, async () => ({ counts: {}, isDone: true }));
}

/** What is to go is marked before it goes: after a kill in between it is counted by its mark. */
async function eraseFiles(context: ErasureContext, workspaceId: string, erasure: ErasureRow): Promise<void> {
  const { database } = context;
  const sha256s = await database.inWorkspace(workspaceId, (transaction) =>
    listErasedFiles(transaction, workspaceId, erasure.id),
  );
  const removable = await findRemovableFiles(context, sha256s);
  await database.inWorkspace(workspaceId, (transaction) =>
    markFilesAsThere(transaction, workspaceId, erasure.id, removable),
  );
  await removeUnnamedFiles(context, removable);
  await inBatch(context, { workspaceId, erasureId: erasure.id }, async (transaction) => {
    const counts = { files: 0 };
    for (const sha256 of await takeErasedFiles(transaction, workspaceId, erasure.id))
      if (!(await context.files.exists(sha256))) counts.files += 1;
    await recordCompletion(transaction, workspaceId, erasure, addUp(erasure.counts, counts));
    return { counts, isDone: true };
  });
}

function stepAfter({ step, source_ids: sourceIds }: ErasureRow): ErasureStep {
  if (step === "chats" && sourceIds.length === 0) return "completed";
  return ERASURE_STEPS[ERASURE_STEPS.indexOf(step) + 1] ?? "completed";
}
