import type { IngestionContext } from "../ingestion-context.ts";
import type { CrawlSettings } from "./crawl-settings.ts";
import { type CrawlReader, fetchPage, type PageReading, readAnswer } from "./fetch-page.ts";
import { frontierAddress, START_PLACE } from "./frontier.ts";
import { type ClaimedPage, claimPages, findNextDue } from "./frontier-queries.ts";
import { HostQueue } from "./host-queue.ts";
import { holdLease } from "./lease-queries.ts";
import { seedFrontier } from "./seed-frontier.ts";
import { addFoundPages, type SettlingCrawl, settleReadings } from "./settle-readings.ts";

/** Everything that one worker's part of a crawl is made of. */
export interface Crawl extends SettlingCrawl, CrawlReader {
  context: IngestionContext;
  settings: CrawlSettings;
  isSeeded: boolean;
  isWhole: boolean;
  /** Whether the start has been asked for, by this worker or one before. */
  hasRead: boolean;
}

export type DriveResult =
  | { kind: "finished"; failure: { code: string; message: string } | null }
  /** Nothing can be done for so long that the worker is better used elsewhere. */
  | { kind: "resting"; seconds: number };

/**
 * Works on a crawl until nothing is left, or for one slice of time:
 *
 *   claim ─▶ wait for the host ─▶ fetch ─▶ extract ─▶ settle in groups (found pages, outcomes, texts)
 *
 * Several pages are fetched and extracted while one group is written; groups are written one after the other.
 */
export async function driveCrawl(crawl: Crawl, signal: AbortSignal): Promise<DriveResult> {
  const { context, lease } = crawl;
  const { database } = context;
  const { perHost, sliceMilliseconds, longestWaitMilliseconds } = context.crawlLimits;
  const queue = new HostQueue(crawl.robots, perHost);
  const stopped = new AbortController();
  const all = AbortSignal.any([signal, stopped.signal]);
  const exclusively = oneAtATime();
  const readings: PageReading[] = [];
  const working = new Set<Promise<void>>();
  let wake = Promise.withResolvers<void>();
  let failure: { code: string; message: string } | null = null;
  let merging: Promise<void> | undefined;
  let isSettling = false;
  let settlingPages = 0;
  let settledPages = 0;
  let readingPages = 0;
  let isSeeding = false;
  let isClaiming = false;
  let publishedSinceMerge = 0;
  let mayClaim = true;
  let lastSettled = 0;

  /** Runs beside the others; the first error ends them all. */
  function work(task: () => Promise<void>): Promise<void> {
    const running: Promise<void> = task()
      .catch((error: unknown) => stopped.abort(error))
      .finally(() => {
        working.delete(running);
        wake.resolve();
      });
    working.add(running);
    return running;
  }

  async function readOne(page: ClaimedPage): Promise<void> {
    let isAnswered = false;
    readingPages += 1;
    try {
      const answer = await fetchPage(crawl, page, all);
      isAnswered = true;
      queue.ended(page, answer.sign, Date.now());
      wake.resolve();
      readings.push(await readAnswer(crawl, answer, all));
    } finally {
      readingPages -= 1;
      if (!isAnswered) queue.ended(page, { kind: "dropped" }, Date.now());
    }
  }

  async function settle(): Promise<void> {
    const group = readings.splice(0, MAX_GROUP);
    settlingPages = group.length;
    lastSettled = performance.now();
    const result = await exclusively(() => settleReadings(crawl, group)).finally(() => {
      isSettling = false;
      settlingPages = 0;
    });
    failure ??= result.startFailure;
    mayClaim = true;
    settledPages += group.length;
    publishedSinceMerge += result.published > 0 ? 1 : 0;
    if (group.some(({ page }) => page.place === START_PLACE)) startSeeding();
    if (publishedSinceMerge < GROUPS_A_MERGE || merging) return;
    publishedSinceMerge = 0;
    merging = mergeSegments(crawl).finally(() => {
      merging = undefined;
    });
  }

  function startSeeding(): void {
    if (crawl.isSeeded || isSeeding || failure) return;
    isSeeding = true;
    void work(async () => {
      const seeded = await seedFrontier(crawl, exclusively, all);
      crawl.isSeeded = true;
      crawl.isWhole = seeded.isWhole;
      failure ??= seeded.failure;
      mayClaim = true;
    });
  }

  function startClaiming(): void {
    if (!mayClaim || isClaiming || queue.size >= CLAIM / 2) return;
    isClaiming = true;
    mayClaim = false;
    void work(async () => {
      const pages = await exclusively(() =>
        database.inWorkspace(lease.workspaceId, async (transaction) => {
          await holdLease(transaction, lease);
          return claimPages(transaction, lease, CLAIM);
        }),
      );
      queue.add(pages);
      isClaiming = false;
      if (pages.length === CLAIM) mayClaim = true;
    });
  }

  function startReading(): void {
    while (working.size < MAX_WORKING && working.size + readings.length + settlingPages < MAX_IN_HAND) {
      const next = queue.take(Date.now());
      if (!next) return;
      if (next.givenUp) readings.push(unansweredHost(next.page));
      else void work(() => readOne(next.page));
    }
  }

  function startSettling(): void {
    if (isSettling || readings.length === 0) return;
    const waited = performance.now() - lastSettled;
    const isIdle = readingPages === 0 && queue.size === 0;
    const isDue = waited >= settleEveryMs() || readings.length >= MAX_GROUP || isIdle;
    if (!isDue) return;
    isSettling = true;
    void work(settle);
  }

  /** What is left to do when nothing is under way. Undefined: go on. */
  async function rest(isOver: boolean): Promise<DriveResult | undefined> {
    if (failure) return { kind: "finished", failure };
    if (queue.size > 0 && !isOver) {
      const opensIn = queue.opensIn(Date.now()) ?? 0;
      return opensIn > longestWaitMilliseconds ? { kind: "resting", seconds: opensIn / 1000 } : undefined;
    }
    const due = await database.inWorkspace(lease.workspaceId, (transaction) => findNextDue(transaction, lease));
    if (due === undefined && queue.size === 0) return { kind: "finished", failure: null };
    if (isOver) return { kind: "resting", seconds: 0 };
    if (due !== undefined && due * 1000 > longestWaitMilliseconds) return { kind: "resting", seconds: due };
    mayClaim = true;
    return undefined;
  }

  const heartbeat = setInterval(() => {
    void work(() => database.inWorkspace(lease.workspaceId, (transaction) => holdLease(transaction, lease)));
  }, RENEW_EVERY_MS);
  all.addEventListener("abort", () => wake.resolve(), { once: true });
  const sliceEnds = performance.now() + sliceMilliseconds;
  try {
    await plantStart(crawl);
    if (!crawl.settings.followLinks || crawl.hasRead) startSeeding();
    for (;;) {
      all.throwIfAborted();
      wake = Promise.withResolvers();
      const isOver = performance.now() > sliceEnds;
      if (!isOver && !failure) {
        startClaiming();
        startReading();
      }
      startSettling();
      if (working.size === 0 && readings.length === 0) {
        const result = await rest(isOver);
        if (result) return result;
        startClaiming();
      }
      await pause(wake.promise, pauseMs());
    }
  } finally {
    clearInterval(heartbeat);
    stopped.abort(new Error("This part of the crawl is over."));
    await Promise.allSettled(working);
  }

  /** The first pages are searchable at once; later ones in larger groups, which cost less. */
  function settleEveryMs(): number {
    return Math.min(LONGEST_SETTLE_MS, SHORTEST_SETTLE_MS + settledPages);
  }

  function pauseMs(): number {
    if (readings.length > 0 && !isSettling) return Math.max(1, settleEveryMs() - (performance.now() - lastSettled));
    return Math.min(queue.opensIn(Date.now()) ?? IDLE_MS, IDLE_MS);
  }
}

/** The first page of a website; a sitemap's pages come with its reading. */
async function plantStart(crawl: Crawl): Promise<void> {
  const { settings, frontier } = crawl;
  if (!settings.followLinks || frontier.hasStarted) return;
  await addFoundPages(crawl, [frontier.addStart(frontierAddress(settings.url))]);
}

/** Keeps the segments few while hundreds of groups are added. A merge that fails is tried again with the next ones. */
async function mergeSegments({ context, lease }: Crawl): Promise<void> {
  try {
    while (await context.index.compact(lease.workspaceId));
  } catch {
    // The scheduled compaction meets the same error and reports it.
  }
}

function unansweredHost(page: ClaimedPage): PageReading {
  const { host } = new URL(page.url);
  const message = `${host} has stopped answering, so its other pages were not asked for. Read the source again later.`;
  const event = { kind: "fetch_failure", code: "connection_failed", message } as const;
  return { page: { ...page, attempt: LAST_ATTEMPT }, event, movedTo: null, response: null, content: null, links: null };
}

function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}

async function pause(wake: Promise<void>, milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([wake, promise]);
  clearTimeout(timer);
}

const CLAIM = 64;
const MAX_WORKING = 16;
/** What a worker that dies has asked for in vain, at most. */
const MAX_IN_HAND = 64;
const MAX_GROUP = 40;
const SHORTEST_SETTLE_MS = 50;
const LONGEST_SETTLE_MS = 400;
const RENEW_EVERY_MS = 3000;
const IDLE_MS = 1000;
const GROUPS_A_MERGE = 8;
/** A page's third try is its last. */
const LAST_ATTEMPT = 3;
