import type { Crawl, CrawlFailure } from "./crawl.ts";
import type { PageReading } from "./fetch-page.ts";
import { refreshStatistics } from "./settle-queries.ts";
import { settleReadings } from "./settle-readings.ts";
import type { Exclusively, TaskGroup } from "./task-group.ts";

/** Gathers readings and writes them in groups, one after the other. */
export class ReadingSettler {
  readonly #crawl: Crawl;
  readonly #exclusively: Exclusively;
  readonly #onSettled: (group: PageReading[]) => void;
  readonly #readings: PageReading[] = [];
  #characters = 0;
  #settling = 0;
  #settled = 0;
  #lastStart = 0;
  #nextStatistics = FIRST_STATISTICS;
  #groupsSinceMerge = 0;
  #isMerging = false;
  /** Why the start could not be reached. */
  failure: CrawlFailure | null = null;

  constructor(crawl: Crawl, exclusively: Exclusively, onSettled: (group: PageReading[]) => void) {
    this.#crawl = crawl;
    this.#exclusively = exclusively;
    this.#onSettled = onSettled;
  }

  add(reading: PageReading): void {
    this.#readings.push(reading);
    this.#characters += reading.content?.text.length ?? 0;
  }

  /** Readings that aren't durable yet. */
  get size(): number {
    return this.#readings.length + this.#settling;
  }

  /** Whether `underWay` more pages may be read before something is written. */
  hasRoomFor(underWay: number): boolean {
    return this.size + underWay < MAX_IN_HAND && this.#characters < MAX_CHARACTERS;
  }

  /** Begins the next group when it is due; `isIdle`: nothing more will join it. */
  start(tasks: TaskGroup, isIdle: boolean): void {
    if (this.#settling > 0 || this.#readings.length === 0) return;
    const isFull = this.#readings.length >= MAX_GROUP || this.#characters >= MAX_CHARACTERS;
    if (isFull || isIdle || this.dueIn() <= 0) tasks.run(() => this.#settle());
  }

  /** Milliseconds until a group is due; the first pages are searchable at once, later ones in larger groups, which cost less. */
  dueIn(): number {
    if (this.#readings.length === 0 || this.#settling > 0) return Number.POSITIVE_INFINITY;
    const interval = Math.min(LONGEST_SETTLE_MS, SHORTEST_SETTLE_MS + this.#settled);
    return interval - (performance.now() - this.#lastStart);
  }

  async #settle(): Promise<void> {
    const group = this.#readings.splice(0, MAX_GROUP);
    this.#settling = group.length;
    this.#lastStart = performance.now();
    const result = await this.#exclusively(() => settleReadings(this.#crawl, group));
    for (const { content } of group) this.#characters -= content?.text.length ?? 0;
    this.#settling = 0;
    this.#settled += group.length;
    this.failure ??= result.startFailure;
    this.#onSettled(group);
    if (this.#settled >= this.#nextStatistics) await this.#refreshStatistics();
    if (result.published > 0) this.#groupsSinceMerge += 1;
    if (this.#groupsSinceMerge >= GROUPS_A_MERGE && !this.#isMerging) void this.#merge();
  }

  async #refreshStatistics(): Promise<void> {
    const { context, lease } = this.#crawl;
    this.#nextStatistics *= STATISTICS_GROWTH;
    await this.#exclusively(() => context.database.inWorkspace(lease.workspaceId, refreshStatistics));
  }

  /** Keeps the segments few while many groups are added. A merge that fails is tried again with the next ones. */
  async #merge(): Promise<void> {
    const { context, lease } = this.#crawl;
    this.#groupsSinceMerge = 0;
    this.#isMerging = true;
    try {
      while (await context.index.compact(lease.workspaceId));
    } catch {
      // The scheduled compaction meets the same error and reports it.
    }
    this.#isMerging = false;
  }
}

/** What a worker that dies has asked for in vain, at most. */
export const MAX_IN_HAND = 192;
const MAX_GROUP = 96;
/** Of the texts in hand. */
const MAX_CHARACTERS = 8_000_000;
const SHORTEST_SETTLE_MS = 50;
const LONGEST_SETTLE_MS = 400;
/** Pages after which the planner's statistics are of another world, and again each time there are so many times more. */
const FIRST_STATISTICS = 100;
const STATISTICS_GROWTH = 4;
const GROUPS_A_MERGE = 8;
