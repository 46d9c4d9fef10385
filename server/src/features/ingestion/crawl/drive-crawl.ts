import type { Crawl, CrawlFailure } from "./crawl.ts";
import { frontierAddress, START_PLACE } from "./frontier.ts";
import { findNextDue } from "./frontier-queries.ts";
import { HostQueue } from "./host-queue.ts";
import { holdLease } from "./lease-queries.ts";
import { PageClaims } from "./page-claims.ts";
import { PageReaders } from "./page-readers.ts";
import { ReadingKeeper } from "./reading-keeper.ts";
import { ReadingSettler } from "./reading-settler.ts";
import { saveWait } from "./save-wait.ts";
import { seedFrontier } from "./seed-frontier.ts";
import { addFoundPages } from "./store-fetched-pages.ts";
import { type Exclusively, oneAtATime, TaskGroup } from "./task-group.ts";

export type DriveResult =
  | { kind: "finished"; failure: CrawlFailure | null }
  /** Nothing can be done for so long that the worker is better used elsewhere. */
  | { kind: "resting"; seconds: number };

/**
 * Works on a crawl until nothing is left, or for one slice of time:
 *
 *   claim ─▶ wait for the host ─▶ fetch ─▶ extract ─▶ keep, with the pages found ─▶ settle in groups (outcomes, texts)
 *   PageClaims   HostQueue             PageReaders      ReadingKeeper                  ReadingSettler
 *
 * The stations run side by side; what changes the frontier does so one after the other. What is kept is durable:
 * requests run ahead of what is settled, within bounds, and a worker that takes over settles it without asking again.
 */
export async function driveCrawl(crawl: Crawl, signal: AbortSignal): Promise<DriveResult> {
  const tasks = new TaskGroup(signal);
  const heartbeat = setInterval(() => tasks.run(() => renewLease(crawl)), RENEW_EVERY_MS);
  try {
    await plantStart(crawl);
    return await new CrawlDrive(crawl, tasks).run();
  } finally {
    clearInterval(heartbeat);
    await tasks.stop();
  }
}

class CrawlDrive {
  readonly #crawl: Crawl;
  readonly #tasks: TaskGroup;
  readonly #exclusively: Exclusively = oneAtATime();
  readonly #queue: HostQueue;
  readonly #claims: PageClaims;
  readonly #keeper: ReadingKeeper;
  readonly #settler: ReadingSettler;
  readonly #readers: PageReaders;
  #isSeeding = false;
  #seedFailure: CrawlFailure | null = null;
  #toldUntil = 0;

  constructor(crawl: Crawl, tasks: TaskGroup) {
    this.#crawl = crawl;
    this.#tasks = tasks;
    this.#queue = new HostQueue(crawl.robots, crawl.context.crawlLimits.perHost);
    this.#claims = new PageClaims(crawl, this.#queue, this.#exclusively);
    this.#settler = new ReadingSettler(crawl, (group, isRefused) => {
      if (isRefused) this.#claims.release(this.#queue.clear());
      this.#claims.lookAgain();
      if (group.some(({ page }) => page.place === START_PLACE)) this.#startSeeding();
    });
    this.#settler.add(crawl.unsettled);
    this.#keeper = new ReadingKeeper(crawl, this.#exclusively, (kept, group, hasSkipped) => {
      if (hasSkipped) this.#claims.release(this.#queue.clear());
      this.#claims.release(group.map(({ page }) => page));
      this.#claims.lookAgain();
      this.#settler.add(kept);
    });
    this.#readers = new PageReaders(crawl, this.#queue, (reading) => this.#keeper.add(reading));
  }

  async run(): Promise<DriveResult> {
    const sliceEnds = performance.now() + this.#crawl.context.crawlLimits.sliceMilliseconds;
    if (!this.#crawl.settings.followLinks || this.#crawl.hasRead) this.#startSeeding();
    for (;;) {
      this.#tasks.signal.throwIfAborted();
      const isOver = performance.now() > sliceEnds;
      if (!isOver && !this.#failure) {
        this.#claims.start(this.#tasks);
        this.#readers.start(this.#tasks, () => this.#hasRoom);
      }
      this.#keeper.start(this.#tasks, this.#queue.size === 0);
      this.#settler.start(this.#tasks, this.#isIdle);
      if (this.#tasks.size === 0 && this.#keeper.size === 0 && this.#settler.size === 0) {
        const result = await this.#rest(isOver);
        if (result) return result;
        this.#claims.start(this.#tasks);
      }
      const opensIn = this.#queue.opensIn(this.#crawl.context.clock.now()) ?? IDLE_MS;
      const dueIn = Math.min(this.#keeper.dueIn(), this.#settler.dueIn());
      await this.#tasks.pause(Math.max(1, Math.min(opensIn, dueIn, IDLE_MS)));
    }
  }

  /** Nothing is being asked for, nor could be before more is found. */
  get #isIdle(): boolean {
    return this.#readers.size === 0 && this.#queue.size === 0 && this.#keeper.size === 0 && this.#claims.isIdle;
  }

  get #hasRoom(): boolean {
    const undurable = this.#readers.size + this.#keeper.size;
    return undurable < MAX_UNDURABLE && this.#settler.hasRoomFor(undurable, this.#keeper.characters);
  }

  get #failure(): CrawlFailure | null {
    return this.#settler.failure ?? this.#seedFailure;
  }

  #startSeeding(): void {
    const crawl = this.#crawl;
    if (crawl.isSeeded || this.#isSeeding || this.#failure) return;
    this.#isSeeding = true;
    this.#tasks.run(async () => {
      const seeded = await seedFrontier(crawl, this.#exclusively, this.#tasks.signal);
      crawl.isSeeded = true;
      crawl.isWhole = seeded.isWhole;
      this.#seedFailure = seeded.failure;
      this.#claims.lookAgain();
    });
  }

  /** What is left to do when nothing is under way. Undefined: go on. */
  async #rest(isOver: boolean): Promise<DriveResult | undefined> {
    const { context, lease } = this.#crawl;
    const longest = context.crawlLimits.longestWaitMilliseconds;
    if (this.#failure) return { kind: "finished", failure: this.#failure };
    if (this.#queue.size > 0 && !isOver) {
      const opensIn = this.#queue.opensIn(context.clock.now()) ?? 0;
      await this.#tellWait(opensIn);
      return opensIn > longest ? { kind: "resting", seconds: opensIn / 1000 } : undefined;
    }
    const due = await context.database.inWorkspace(lease.workspaceId, (transaction) => findNextDue(transaction, lease));
    if (due === undefined && this.#queue.size === 0) return { kind: "finished", failure: null };
    if (isOver) return { kind: "resting", seconds: 0 };
    if (due !== undefined) await this.#tellWait(due * 1000);
    if (due !== undefined && due * 1000 > longest) return { kind: "resting", seconds: due };
    this.#claims.lookAgain();
    return undefined;
  }

  /** Whoever looks at the source sees why nothing goes on, and until when. */
  async #tellWait(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    if (milliseconds < LEAST_TOLD_MS || Math.abs(until - this.#toldUntil) < LEAST_TOLD_MS) return;
    this.#toldUntil = until;
    const { context, lease } = this.#crawl;
    const unhurried = this.#queue.findUnhurried();
    const reason = unhurried ? crawlDelayReason(unhurried) : this.#settler.triedAgain;
    await context.database.inWorkspace(lease.workspaceId, (transaction) =>
      saveWait(transaction, lease, { seconds: milliseconds / 1000, reason }),
    );
  }
}

function crawlDelayReason({ host, seconds }: { host: string; seconds: number }): CrawlFailure {
  const message = `robots.txt of ${host} asks for ${Math.round(seconds)} s between two pages, so this takes long.`;
  return { code: "crawl_delay", message };
}

/** The first page of a website; a sitemap's pages come with its reading. */
async function plantStart(crawl: Crawl): Promise<void> {
  const { settings, frontier } = crawl;
  if (!settings.followLinks || frontier.hasStarted) return;
  await addFoundPages(crawl, [frontier.addStart(frontierAddress(settings.url))]);
}

function renewLease({ context, lease }: Crawl): Promise<void> {
  return context.database.inWorkspace(lease.workspaceId, (transaction) => holdLease(transaction, lease));
}

/** What a worker that dies has asked for in vain, at most. */
export const MAX_UNDURABLE = 96;
const RENEW_EVERY_MS = 3000;
const IDLE_MS = 1000;
/** A wait that nobody would notice is not told. */
const LEAST_TOLD_MS = 2000;
