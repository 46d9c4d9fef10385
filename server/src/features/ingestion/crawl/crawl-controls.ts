import sql from "sql-template-tag";
import type { Transaction } from "../../../platform/database/database.ts";
import { ConflictError } from "../../../platform/errors/app-error.ts";
import { newId } from "../../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../../ports/job-queue.ts";
import {
  assertServesOnlyReach,
  type DocumentRow,
  enqueueRead,
  FINAL_STATUSES,
  getSource,
  isCrawled,
  type SourceRow,
  startReading,
} from "../../sources/index.ts";
import { takeLeaseAway } from "./lease-queries.ts";
import { changeCounts, countAs, noChange } from "./settle-queries.ts";

/*
 * Whoever works on the crawl loses its lease in the same transaction, so from then on it writes nothing:
 *
 *   queued, fetching ──pause──▶ paused ──resume──▶ queued
 *   queued, fetching, paused ──cancel──▶ cancelled        (then skipWaitingPages)
 *   any ──retry of a page──▶ queued                       (the same run goes on with that page)
 */

export async function stopCrawl(transaction: Transaction, source: SourceRow): Promise<void> {
  if (source.status === "paused") return;
  if (!isCrawled(source.type)) throw new ConflictError("not_pausable", "Only a site or sitemap can be paused.");
  assertUnderWay(source, "paused");
  await takeLeaseAway(transaction, source.workspace_id, source.id);
  await setStatus(transaction, source, "paused");
}

export async function continueCrawl(transaction: Transaction, queue: JobQueue, source: SourceRow): Promise<void> {
  if (source.status !== "paused") throw new ConflictError("not_paused", "This source is not paused.");
  await goOn(transaction, queue, source);
}

/** What was read so far stays. What still waits is left to `skipWaitingPages`. */
export async function endCrawl(transaction: Transaction, source: SourceRow): Promise<void> {
  if (source.status === "cancelled") return;
  if (source.status !== "paused") assertUnderWay(source, "cancelled");
  await takeLeaseAway(transaction, source.workspace_id, source.id);
  await setStatus(transaction, source, "cancelled");
  // A file or text is read in one go: its worker finds another run and writes nothing.
  if (!isCrawled(source.type)) await setRun(transaction, source, newId());
}

/** Reads one page again, at once, and what it newly leads to. A file is read again as a whole. */
export async function requeueDocument(
  transaction: Transaction,
  queue: JobQueue,
  source: SourceRow,
  document: DocumentRow,
): Promise<void> {
  if (!isCrawled(source.type)) {
    await startReading(transaction, queue, source.workspace_id, source);
    return;
  }
  const [requeued] = await transaction.query<{ is_new: boolean }>(sql`
    UPDATE crawl_pages SET state = 'waiting', attempt = 1, not_before = NULL, is_kept = false
    WHERE workspace_id = ${source.workspace_id} AND document_id = ${document.id} AND run_id = ${source.run_id}
      AND state = 'done'
    RETURNING 1`);
  if (!requeued) {
    // Still waiting, or a page that this run did not meet: it is read with the next run.
    if (document.status === "waiting") return;
    throw new ConflictError("page_not_in_run", "This page was not part of the last reading. Refresh the source.");
  }
  const change = noChange();
  countAs(change, document.status, -1);
  const run = { workspaceId: source.workspace_id, sourceId: source.id, runId: source.run_id! };
  await changeCounts(transaction, run, change);
  await transaction.query(sql`
    UPDATE documents SET status = 'waiting', reason_code = NULL, reason_message = NULL, etag = NULL, last_modified = NULL,
      sha256 = NULL, updated_at = now()
    WHERE workspace_id = ${source.workspace_id} AND id = ${document.id}`);
  // A worker at work notices by itself; a paused crawl stays paused.
  if (FINAL_STATUSES.includes(source.status) && source.status !== "paused") await goOn(transaction, queue, source);
}

function assertUnderWay(source: SourceRow, what: string): void {
  if (!FINAL_STATUSES.includes(source.status)) return;
  throw new ConflictError("source_at_rest", `This source is not being read, so it can't be ${what}.`);
}

async function goOn(transaction: Transaction, queue: JobQueue, source: SourceRow): Promise<void> {
  const run = { workspaceId: source.workspace_id, sourceId: source.id, runId: source.run_id! };
  await setStatus(transaction, source, "queued");
  await enqueueRead(transaction, queue, source.type, run);
}

async function setStatus(transaction: Transaction, source: SourceRow, status: string): Promise<void> {
  await transaction.query(sql`
    UPDATE sources SET status = ${status}, error_code = NULL, error_message = NULL, updated_at = now()
    WHERE workspace_id = ${source.workspace_id} AND id = ${source.id}`);
}

async function setRun(transaction: Transaction, source: SourceRow, runId: string): Promise<void> {
  await transaction.query(sql`
    UPDATE sources SET run_id = ${runId} WHERE workspace_id = ${source.workspace_id} AND id = ${source.id}`);
}

/** After a cancel: shows what still waits as skipped, a part in each transaction. False: nothing is left. */
export async function skipWaitingPages(transaction: Transaction, source: SourceRow): Promise<boolean> {
  if (source.status !== "cancelled" || source.run_id === null) return false;
  const rows = await transaction.query(sql`
    WITH waiting AS (
      SELECT document_id FROM crawl_pages
      WHERE workspace_id = ${source.workspace_id} AND source_id = ${source.id} AND run_id = ${source.run_id}
        AND state <> 'done'
      ORDER BY place LIMIT ${PAGES_A_TRANSACTION}),
    stopped AS (
      UPDATE crawl_pages p SET state = 'done', reading = NULL FROM waiting
      WHERE p.workspace_id = ${source.workspace_id} AND p.document_id = waiting.document_id
      RETURNING p.document_id)
    UPDATE documents d SET status = CASE WHEN d.current_version_id IS NULL THEN 'skipped' ELSE d.status END,
      reason_code = 'cancelled', reason_message = 'Not read: the reading was cancelled. Refresh the source to read it.',
      updated_at = now()
    FROM stopped WHERE d.workspace_id = ${source.workspace_id} AND d.id = stopped.document_id
    RETURNING 1`);
  const run = { workspaceId: source.workspace_id, sourceId: source.id, runId: source.run_id };
  await changeCounts(transaction, run, { ...noChange(), skipped: rows.length });
  return rows.length === PAGES_A_TRANSACTION;
}

const PAGES_A_TRANSACTION = 200;

/** Locks the source first, as every writer does. Throws `NotFoundError`, and 409 where it also serves others. */
export async function lockSource(transaction: Transaction, workspaceId: string, id: string | undefined) {
  if (id !== undefined)
    await transaction.query(sql`SELECT 1 FROM sources WHERE workspace_id = ${workspaceId} AND id = ${id} FOR UPDATE`);
  const source = await getSource(transaction, workspaceId, id);
  await assertServesOnlyReach(transaction, source);
  return source;
}
