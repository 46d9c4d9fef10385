import sql from "sql-template-tag";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { holdRun, type Run } from "../run-queries.ts";
import { dropReadings, putBackPages } from "./stored-readings.ts";

/** A run in the hands of one worker. */
export interface CrawlLease extends Run {
  leaseId: string;
}

/** The crawl is another worker's by now, or was paused, cancelled or started again. Nothing more may be written. */
export class LeaseLostError extends Error {
  constructor() {
    super("The crawl was taken over, paused or cancelled.");
    this.name = "LeaseLostError";
  }
}

export interface CrawlRow {
  start_url: string;
  is_seeded: boolean;
  is_whole: boolean;
  /** Nothing of this run was done before. */
  is_new: boolean;
}

/** Longer than three renewals, shorter than the queue takes to notice a dead worker. */
const LEASE = sql`interval '12 seconds'`;

/**
 * Takes a crawl over, whatever the worker before left of it: pages that it was asking for wait again. A new run starts
 * from nothing. "busy": another worker holds it.
 */
export async function takeLease(
  transaction: Transaction,
  lease: CrawlLease,
  start: string,
  settings: Record<string, unknown>,
): Promise<CrawlRow | "busy"> {
  const { workspaceId, sourceId, runId, leaseId } = lease;
  const started = await transaction.query(sql`
    INSERT INTO crawls (workspace_id, source_id, run_id, start_url, settings)
    VALUES (${workspaceId}, ${sourceId}, ${runId}, ${start}, ${JSON.stringify(settings)})
    ON CONFLICT (workspace_id, source_id) DO UPDATE SET run_id = excluded.run_id, start_url = excluded.start_url,
      settings = excluded.settings, has_new_settings = coalesce(crawls.settings <> excluded.settings, false),
      is_seeded = false, is_whole = true, waits_until = NULL, waits_code = NULL, waits_message = NULL, lease_id = NULL, leased_until = NULL, started_at = now()
    WHERE crawls.run_id <> excluded.run_id
    RETURNING 1`);
  const [row] = await transaction.query<Omit<CrawlRow, "is_new">>(sql`
    UPDATE crawls SET lease_id = ${leaseId}, leased_until = now() + ${LEASE}
    WHERE workspace_id = ${workspaceId} AND source_id = ${sourceId} AND run_id = ${runId}
      AND (lease_id IS NULL OR leased_until < now())
    RETURNING start_url, is_seeded, is_whole`);
  if (!row) return "busy";
  if (started.length > 0) await dropReadings(transaction, lease);
  else await putBackPages(transaction, lease);
  return { ...row, is_new: started.length > 0 };
}

/** In every transaction that writes: throws `LeaseLostError` unless the lease is still held, and makes it last. */
export async function holdLease(executor: Executor, lease: CrawlLease): Promise<void> {
  // The source is always locked first, as whoever pauses or publishes does.
  if (!(await holdRun(executor, lease))) throw new LeaseLostError();
  await extendLease(executor, lease);
}

/** The same where the run is held already. */
export async function extendLease(executor: Executor, lease: CrawlLease): Promise<void> {
  const rows = await executor.query(sql`
    UPDATE crawls SET leased_until = now() + ${LEASE}
    WHERE workspace_id = ${lease.workspaceId} AND source_id = ${lease.sourceId} AND run_id = ${lease.runId}
      AND lease_id = ${lease.leaseId}
    RETURNING 1`);
  if (rows.length === 0) throw new LeaseLostError();
}

/** Gives a crawl back with what is left of it; another worker may go on at once. */
export async function releaseLease(executor: Executor, lease: CrawlLease): Promise<void> {
  await executor.query(sql`
    UPDATE crawls SET lease_id = NULL, leased_until = NULL
    WHERE workspace_id = ${lease.workspaceId} AND source_id = ${lease.sourceId} AND lease_id = ${lease.leaseId}`);
}

/** Whoever works on the crawl writes nothing more. */
export async function takeLeaseAway(executor: Executor, workspaceId: string, sourceId: string): Promise<void> {
  await executor.query(sql`
    UPDATE crawls SET lease_id = NULL, leased_until = NULL
    WHERE workspace_id = ${workspaceId} AND source_id = ${sourceId}`);
}

/** Which runs a process that died has left unfinished. `isAlone`: no other process can hold a lease. */
export async function freeUnfinishedCrawls(executor: Executor, workspaceId: string, isAlone: boolean): Promise<Run[]> {
  const rows = await executor.query<{ source_id: string; run_id: string }>(sql`
    UPDATE crawls c SET lease_id = NULL, leased_until = NULL FROM sources s
    WHERE c.workspace_id = ${workspaceId} AND s.workspace_id = c.workspace_id AND s.id = c.source_id
      AND s.run_id = c.run_id AND s.deleted_at IS NULL AND s.status IN ('queued', 'fetching', 'processing')
      AND (${isAlone} OR c.leased_until < now())
    RETURNING c.source_id, c.run_id`);
  return rows.map((row) => ({ workspaceId, sourceId: row.source_id, runId: row.run_id }));
}
