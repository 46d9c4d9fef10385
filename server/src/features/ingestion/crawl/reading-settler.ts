import { mergeSegments } from "../merge-segments.ts";
import type { Crawl, CrawlFailure } from "./crawl.ts";
import { charactersOf, type PageReading } from "./fetch-page.ts";
import { refreshStatistics } from "./settle-queries.ts";
import { settleReadings } from "./settle-readings.ts";
import type { TaskGroup } from "./task-group.ts";

/**
 * Gathers durable readings and settles them in groups: the texts of one are indexed while the one before is written.
 */
export class ReadingSettler {
  readonly #crawl: Crawl;
  readonly #onSettled: (group: PageReading[], isRefused: boolean) => void;
  readonly #readings: PageReading[] = [];
  #characters = 0;
  #settling = 0;
  #groupsUnderWay = 0;
  #lastGroup: Promise<void> = Promise.resolve();
  #settled = 0;
  #published = 0;
  #lastStart = 0;
  #firstAt = 0;
  #lastDuration = 0;
  #nextStatistics = FIRST_STATISTICS;
  #groupsSinceMerge = 0;
  #isMerging = false;
  /** Why the start could not be reached. */
  failure: CrawlFailure | null = null;
  /** Why the last page that is tried again is. */
  triedAgain: CrawlFailure | null = null;

  constructor(crawl: Crawl, onSettled: (group: PageReading[], isRefused: boolean) => void) {
    this.#crawl = crawl;
    this.#onSettled = onSettled;
  }

  add(readings: PageReading[]): void {
    if (readings.length > 0) this.#firstAt ||= performance.now();
    this.#readings.push(...readings);
    for (const reading of readings) this.#characters += charactersOf(reading);
  }

  /** Readings that aren't settled yet. */
  get size(): number {
    return this.#readings.length + this.#settling;
  }

  /** Whether more pages may be read, while so many with so much text are on their way here. */
  hasRoomFor(pages: number, characters: number): boolean {
    return this.size + pages < this.#crawl.mostAhead && this.#characters + characters < MAX_CHARACTERS;
  }

  /** Begins the next group when it is due, or requests have to wait for it; `isIdle`: nothing more will join it. */
  start(tasks: TaskGroup, isIdle: boolean): void {
    if (this.#isLooking(isIdle)) return;
    const isHurried = isIdle || !this.hasRoomFor(0, 0);
    const mostUnderWay = isHurried && this.#readings.length >= MAX_TEXTS_A_GROUP ? MAX_UNDER_WAY : 1;
    if (this.#readings.length === 0 || this.#groupsUnderWay >= mostUnderWay) return;
    if (isHurried || this.dueIn() <= 0) tasks.run(() => this.#settle());
  }

  /**
   * Milliseconds until a group is due. The first texts are searchable at once, as are the few that changed on a large
   * site; later ones come in larger groups, which cost less, and settling leaves most of a busy machine to the
   * requests.
   */
  dueIn(): number {
    if (this.#readings.length === 0 || this.#groupsUnderWay > 0) return Number.POSITIVE_INFINITY;
    if (this.#isLooking(false)) return this.#firstAt + FIRST_LOOK_MS - performance.now();
    const regular = Math.min(LONGEST_SETTLE_MS, SHORTEST_SETTLE_MS + this.#published);
    const interval = Math.max(regular, this.#lastDuration / SHARE_OF_TIME);
    return interval - (performance.now() - this.#lastStart);
  }

  /** The first pages of a site wait for some more, which show what on them is the site's. */
  #isLooking(isIdle: boolean): boolean {
    const { size } = this.#crawl.known.template;
    if (isIdle || this.#published > 0 || size + this.#readings.length >= FIRST_LOOK) return false;
    return performance.now() - this.#firstAt < FIRST_LOOK_MS;
  }

  async #settle(): Promise<void> {
    const group = this.#readings.splice(0, this.#nextGroup());
    this.#settling += group.length;
    this.#groupsUnderWay += 1;
    const started = performance.now();
    this.#lastStart = started;
    const settled = settleReadings(this.#crawl, group, this.#lastGroup);
    this.#lastGroup = settled.then(() => {});
    // Whoever waits for it is told; nobody may.
    this.#lastGroup.catch(() => {});
    const result = await settled;
    this.#lastDuration = performance.now() - started;
    for (const reading of group) this.#characters -= charactersOf(reading);
    this.#settling -= group.length;
    this.#groupsUnderWay -= 1;
    this.#settled += group.length;
    this.failure ??= result.startFailure;
    this.triedAgain = result.triedAgain ?? this.triedAgain;
    this.#onSettled(group, result.isRefused);
    if (this.#settled >= this.#nextStatistics) await this.#refreshStatistics();
    this.#published += result.published;
    if (result.published > 0) this.#groupsSinceMerge += 1;
    if (this.#groupsSinceMerge >= GROUPS_A_MERGE && !this.#isMerging) void this.#merge();
  }

  /**
   * How many are settled at once: new texts take the time, so that of pages without one, as most of a refresh, there
   * are more.
   */
  #nextGroup(): number {
    let texts = 0;
    const end = this.#readings.findIndex(({ content }) => content !== null && ++texts > MAX_TEXTS_A_GROUP);
    return Math.min(end === -1 ? this.#readings.length : end, MAX_GROUP);
  }

  async #refreshStatistics(): Promise<void> {
    const { context, lease } = this.#crawl;
    this.#nextStatistics *= STATISTICS_GROWTH;
    await context.database.inWorkspace(lease.workspaceId, refreshStatistics);
  }

  async #merge(): Promise<void> {
    const { context, lease } = this.#crawl;
    this.#groupsSinceMerge = 0;
    this.#isMerging = true;
    await mergeSegments(context.index, lease.workspaceId);
    this.#isMerging = false;
  }
}

/** One is written, one indexed, one planned. */
const MAX_UNDER_WAY = 3;
const MAX_TEXTS_A_GROUP = 96;
const MAX_GROUP = 400;
/** Of the texts in hand. */
const MAX_CHARACTERS = 8_000_000;
const SHORTEST_SETTLE_MS = 150;
const LONGEST_SETTLE_MS = 350;
/** Pages by which a site's template shows, and how long the first of them wait for the others. */
const FIRST_LOOK = 12;
const FIRST_LOOK_MS = 400;
/** That is spent on settling, at most, while requests can go on. */
const SHARE_OF_TIME = 0.4;
/**
 * Pages after which the planner's statistics are of another world, and again each time there are so many times more.
 */
const FIRST_STATISTICS = 100;
const STATISTICS_GROWTH = 4;
const GROUPS_A_MERGE = 8;
