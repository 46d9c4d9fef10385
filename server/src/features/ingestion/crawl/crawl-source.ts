import { BlockKeepers, SiteTemplate } from "@citedesk/crawling";
import { newId } from "../../../platform/ids/identifiers.ts";
import { findKnowledgeRoom } from "../../quotas/index.ts";
import { CRAWL_SOURCE_JOB, getSource, type ReadSourceJob, type SourceRow } from "../../sources/index.ts";
import { findQuotaStop } from "../admit-documents.ts";
import { finishReading } from "../finish-reading.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import { holdRun, type Run, setRunStatus } from "../run-queries.ts";
import type { Crawl } from "./crawl.ts";
import { readCrawlSettings } from "./crawl-settings.ts";
import { driveCrawl } from "./drive-crawl.ts";
import { findCut } from "./find-cut.ts";
import { Frontier, frontierAddress } from "./frontier.ts";
import { findNextDue, listPageBlocks, listRunPages } from "./frontier-queries.ts";
import { handOverBlocks } from "./hand-over-blocks.ts";
import { type CrawlLease, type CrawlRow, holdLease, LeaseLostError, releaseLease, takeLease } from "./lease-queries.ts";
import type { KnownTemplate } from "./own-text.ts";
import { resolveRedirects } from "./resolve-redirects.ts";
import { RobotsReader } from "./robots-reader.ts";
import { resetCounts } from "./settle-queries.ts";
import { settleUndecided } from "./settle-undecided.ts";
import { listStoredReadings } from "./stored-readings.ts";
import { summariseCrawl } from "./summarise-crawl.ts";
import { TwinFinder } from "./twin-finder.ts";
import { withdrawLostPages } from "./withdraw-lost-pages.ts";

/**
 * Works on the crawl of a site or sitemap, from wherever it stands:
 *
 *   queued → fetching → ready | ready_with_errors | failed        (paused, cancelled: see crawl-controls)
 *
 * One worker at a time holds the crawl's lease; everything that it knows is in the database, so any other goes on
 * after it. A slice that ends before the crawl does puts the next one into the queue.
 */
export async function crawlSource(context: IngestionContext, job: ReadSourceJob, signal: AbortSignal): Promise<void> {
  const lease: CrawlLease = { ...job, leaseId: newId() };
  const taken = await begin(context, lease);
  if (taken === undefined) return;
  if (taken === "busy") return enqueueSlice(context, lease, BUSY_SECONDS);
  try {
    const crawl = await load(context, lease, taken);
    const result = await driveCrawl(crawl, signal);
    if (result.kind === "resting") return await rest(context, lease, result.seconds);
    await finish(context, crawl, result.failure);
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    if (error instanceof WorkLeftError) return rest(context, lease, 0);
    await context.database.inWorkspace(lease.workspaceId, (transaction) => releaseLease(transaction, lease));
    throw error;
  }
}

interface TakenCrawl {
  source: SourceRow;
  row: CrawlRow;
}

/** Undefined: the run is over, or no longer this one. */
async function begin(context: IngestionContext, lease: CrawlLease): Promise<TakenCrawl | "busy" | undefined> {
  return context.database.inWorkspace(lease.workspaceId, async (transaction) => {
    if (!(await holdRun(transaction, lease))) return undefined;
    const source = await getSource(transaction, lease.workspaceId, lease.sourceId);
    if (!UNDER_WAY.has(source.status)) return undefined;
    const row = await takeLease(transaction, lease, frontierAddress(readCrawlSettings(source).url), source.settings);
    if (row === "busy") return row;
    if (row.is_new) await resetCounts(transaction, lease);
    await setRunStatus(transaction, lease, "fetching");
    return { source, row };
  });
}

async function load(context: IngestionContext, lease: CrawlLease, { source, row }: TakenCrawl): Promise<Crawl> {
  const settings = readCrawlSettings(source);
  const limits = context.crawlLimits;
  const robots = new RobotsReader(context.fetcher, {
    clock: context.clock,
    timeoutMs: limits.startMilliseconds,
    retryFactor: limits.retryFactor,
  });
  const frontier = new Frontier({
    settings,
    robots,
    startUrl: row.start_url,
    year: new Date(context.clock.now()).getUTCFullYear(),
  });
  const twins = new TwinFinder();
  const known = await loadTemplate(context, lease);
  let last = 0;
  let hasRead = false;
  for (;;) {
    const pages = await context.database.inWorkspace(lease.workspaceId, (transaction) =>
      listRunPages(transaction, lease, last, ROWS_A_PAGE),
    );
    for (const page of pages) {
      frontier.recall(page);
      if (page.kept) twins.add(page.kept);
      hasRead ||= page.isDone;
      last = page.place;
    }
    if (pages.length < ROWS_A_PAGE) break;
  }
  const { unsettled, room } = await context.database.inWorkspace(lease.workspaceId, async (transaction) => ({
    unsettled: await listStoredReadings(transaction, lease),
    room: await findKnowledgeRoom(transaction, lease.workspaceId),
  }));
  return {
    context,
    lease,
    settings,
    frontier,
    known: { twins, ...known },
    robots,
    followLinks: settings.followLinks,
    isSeeded: row.is_seeded,
    isWhole: row.is_whole,
    hasRead,
    // Near a quota, pages would be asked for that have no room.
    mostAhead: Number.isFinite(Math.min(room.pages, room.passages)) ? MAX_AHEAD_OF_QUOTA : MAX_AHEAD,
    unsettled,
    startedAt: performance.now(),
  };
}

/** As the pages of the site were when they were last read, in this run or the one before. */
async function loadTemplate(context: IngestionContext, lease: CrawlLease): Promise<KnownTemplate> {
  const template = new SiteTemplate();
  const keepers = new BlockKeepers();
  let last: string | undefined;
  for (;;) {
    const pages = await context.database.inWorkspace(lease.workspaceId, (transaction) =>
      listPageBlocks(transaction, lease, last, ROWS_A_PAGE),
    );
    for (const { documentId, blocks, keptBlocks } of pages) {
      template.put(documentId, blocks);
      keepers.put(documentId, keptBlocks);
    }
    last = pages.at(-1)?.documentId;
    if (pages.length < ROWS_A_PAGE) return { template, keepers };
  }
}

async function finish(
  context: IngestionContext,
  crawl: Crawl,
  failure: { code: string; message: string } | null,
): Promise<void> {
  if (!failure && (await isWorkLeft(context, crawl.lease))) throw new WorkLeftError();
  await resolveRedirects(context.database, crawl.lease);
  const error = failure ?? (await summariseCrawl(context.database, crawl.lease));
  // Where it stopped at a quota, what it did not meet may still be there.
  const stop = await context.database.inWorkspace(crawl.lease.workspaceId, (transaction) =>
    findQuotaStop(transaction, crawl.lease),
  );
  await settleUndecided(crawl);
  const limit = await context.database.inWorkspace(crawl.lease.workspaceId, (transaction) =>
    findCut(transaction, crawl.lease, crawl.settings.maxPages),
  );
  const isWhole = error === null && crawl.isWhole && !stop;
  const doubt = await withdrawLostPages(crawl, { isWhole, hasFailed: error !== null });
  const cut = doubt ?? limit;
  if (error === null && (await handOverBlocks(crawl))) throw new WorkLeftError();
  await finishReading(context, crawl.lease, { error, cut }, async (transaction) => {
    await holdLease(transaction, crawl.lease);
    // A page that was to be tried again came just now.
    if (!failure && (await findNextDue(transaction, crawl.lease)) !== undefined) throw new WorkLeftError();
    await releaseLease(transaction, crawl.lease);
  });
}

function isWorkLeft(context: IngestionContext, lease: CrawlLease): Promise<boolean> {
  return context.database.inWorkspace(
    lease.workspaceId,
    async (transaction) => (await findNextDue(transaction, lease)) !== undefined,
  );
}

class WorkLeftError extends Error {}

async function rest(context: IngestionContext, lease: CrawlLease, seconds: number): Promise<void> {
  await context.database.inWorkspace(lease.workspaceId, (transaction) => releaseLease(transaction, lease));
  await enqueueSlice(context, lease, seconds);
}

function enqueueSlice(context: IngestionContext, run: Run, seconds: number): Promise<void> {
  const { workspaceId, sourceId, runId } = run;
  return context.database.inWorkspace(workspaceId, (transaction) =>
    context.queue.enqueue(
      transaction,
      CRAWL_SOURCE_JOB,
      { workspaceId, sourceId, runId },
      { retryLimit: 100, singletonKey: runId, startAfterSeconds: Math.ceil(seconds) },
    ),
  );
}

const UNDER_WAY = new Set(["queued", "fetching", "processing"]);
const BUSY_SECONDS = 5;
const ROWS_A_PAGE = 2000;
const MAX_AHEAD = 2000;
const MAX_AHEAD_OF_QUOTA = 48;
