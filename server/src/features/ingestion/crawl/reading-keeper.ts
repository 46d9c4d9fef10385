import type { Crawl } from "./crawl.ts";
import { charactersOf, type PageReading } from "./fetch-page.ts";
import { storeFetchedPages } from "./store-fetched-pages.ts";
import type { Exclusively, TaskGroup } from "./task-group.ts";

type Deliver = (kept: PageReading[], group: PageReading[], hasSkipped: boolean) => void;

/** Gathers readings and makes them durable in small groups, one after the other. */
export class ReadingKeeper {
  readonly #crawl: Crawl;
  readonly #exclusively: Exclusively;
  readonly #deliver: Deliver;
  readonly #readings: PageReading[] = [];
  #keeping = 0;
  #lastStart = 0;
  /** Of the texts that aren't durable yet. */
  characters = 0;

  /** `deliver` takes what is to be settled of a group, and the group. */
  constructor(crawl: Crawl, exclusively: Exclusively, deliver: Deliver) {
    this.#crawl = crawl;
    this.#exclusively = exclusively;
    this.#deliver = deliver;
  }

  add(reading: PageReading): void {
    this.#readings.push(reading);
    this.characters += charactersOf(reading);
  }

  /** Readings that aren't durable yet. */
  get size(): number {
    return this.#readings.length + this.#keeping;
  }

  /** Begins the next group when it is due; `isAwaited`: what it leads to could be asked for at once. */
  start(tasks: TaskGroup, isAwaited: boolean): void {
    if (this.#keeping > 0 || this.#readings.length === 0) return;
    if (isAwaited || this.#readings.length >= MAX_GROUP || this.dueIn() <= 0) tasks.run(() => this.#keep());
  }

  /** Milliseconds until a group is due: several pages share a commit. */
  dueIn(): number {
    if (this.#readings.length === 0 || this.#keeping > 0) return Number.POSITIVE_INFINITY;
    return INTERVAL_MS - (performance.now() - this.#lastStart);
  }

  async #keep(): Promise<void> {
    const group = this.#readings.splice(0, MAX_GROUP);
    this.#keeping = group.length;
    this.#lastStart = performance.now();
    const { kept, hasSkipped } = await this.#exclusively(() => storeFetchedPages(this.#crawl, group));
    this.#keeping = 0;
    for (const reading of group) this.characters -= charactersOf(reading);
    this.#deliver(kept, group, hasSkipped);
  }
}

const MAX_GROUP = 64;
const INTERVAL_MS = 50;
