import { classifyOutcome, hashText, judgeAddress, normaliseAddress, patternOf, TrapDetector } from "@citedesk/crawling";
import { CRAWLER_TOKEN, type CrawlSettings, scopeOf } from "./crawl-settings.ts";
import type { FoundPage } from "./frontier-queries.ts";
import type { RobotsReader } from "./robots-reader.ts";

interface FrontierState {
  settings: CrawlSettings;
  robots: RobotsReader;
  startUrl: string;
  year: number;
}

/**
 * What a run has found so far, in memory: decides for each address whether it joins, and is the same again after a
 * restart, from the rows in the database.
 */
export class Frontier {
  readonly #settings: CrawlSettings;
  readonly #robots: RobotsReader;
  readonly #traps: TrapDetector;
  readonly #seen = new Set<string>();
  /** Hashes of the texts of pages with parameters. */
  readonly #said = new Set<number>();
  /** Where redirects under way have led. */
  readonly #reserved = new Map<string, string>();
  #lastPlace = 0;
  #shown = 0;
  #startUrl: string;
  #taken = 0;

  constructor(state: FrontierState) {
    this.#settings = state.settings;
    this.#robots = state.robots;
    this.#traps = new TrapDetector({ year: state.year });
    this.#startUrl = state.startUrl;
  }

  get startUrl(): string {
    return this.#startUrl;
  }

  /** Whether the start has its place. */
  get hasStarted(): boolean {
    return this.#lastPlace >= START_PLACE;
  }

  get scope() {
    return scopeOf(this.#settings, this.#startUrl);
  }

  /**
   * A page that the database holds already. To be told in the order found, so that every limit stands where it stood.
   */
  recall(page: { url: string; place: number; isTaken: boolean }): void {
    this.#seen.add(page.url);
    if (page.isTaken) {
      this.#taken += 1;
      this.#traps.check(page.url);
    } else {
      this.#shown += 1;
    }
    this.#lastPlace = Math.max(this.#lastPlace, page.place);
  }

  /** Whether it has a page of its own, which is or will be read. What a redirect may come to is none yet. */
  has(url: string): boolean {
    return this.#seen.has(url);
  }

  /** A redirect leads from a page to an address that nobody found yet: it will be that page's. */
  reserve(url: string, from: string): void {
    this.#reserved.set(url, from);
  }

  /**
   * What a page with parameters says. When it is one more of its pattern that says what others said, the pattern may
   * end there: its addresses, of which those that wait need not be asked for.
   */
  learn(url: string, text: string): string[] {
    const pattern = patternOf(url);
    if (pattern === null) return [];
    const said = hashText(text);
    const isRepeat = this.#said.has(said);
    this.#said.add(said);
    if (!this.#traps.learn(url, isRepeat)) return [];
    return [...this.#seen].filter((seen) => seen.includes("?") && patternOf(seen) === pattern);
  }

  /** The request for a page is over, wherever it led. */
  release(from: string): void {
    for (const [url, by] of this.#reserved) if (by === from) this.#reserved.delete(url);
  }

  /** The start led to another address, from where the site is judged. */
  moveStart(url: string): void {
    this.#startUrl = url;
  }

  /** The start itself, whatever the rules say about it. */
  addStart(url: string): FoundPage {
    this.#taken += 1;
    return this.#add(url, 0, "waiting", null);
  }

  /** Where a redirect led; undefined when the frontier has it already. */
  addMoved(url: string, depth: number): FoundPage | undefined {
    return this.#seen.has(url) ? undefined : this.#add(url, depth, "fetching", null);
  }

  /** An address that a page or a sitemap names. Undefined: it is known, or no page of this site. */
  consider(address: string, base: string, depth: number): FoundPage | undefined {
    const isFull = this.#taken >= this.#settings.maxPages;
    const judged = judgeAddress(
      { address, base, depth },
      {
        scope: this.scope,
        robotsOf: (host) => this.#robots.statedRules(host),
        agent: CRAWLER_TOKEN,
        traps: this.#traps,
        maxDepth: this.#settings.maxDepth,
      },
      (url) => !this.#seen.has(url) && !this.#reserved.has(url),
    );
    if (judged.verdict === "ignore" || (judged.verdict === "read" && judged.kind === "feed")) return undefined;
    if (judged.verdict === "read" && !isFull) {
      this.#taken += 1;
      return this.#add(judged.url, depth, "waiting", null);
    }
    // Endless sites name endlessly many pages that are not read: some are shown, the rest says nothing new.
    if (this.#shown >= Math.max(MAX_SHOWN, this.#settings.maxPages)) return undefined;
    this.#shown += 1;
    const event =
      judged.verdict === "skip"
        ? judged.event
        : ({ kind: "limit", limit: "max_pages", value: this.#settings.maxPages } as const);
    return this.#add(judged.url, depth, "done", classifyOutcome(event, { url: judged.url, attempt: 1 }).reason);
  }

  #add(url: string, depth: number, state: FoundPage["state"], reason: FoundPage["reason"]): FoundPage {
    this.#seen.add(url);
    this.#lastPlace += 1;
    return { url, depth, place: this.#lastPlace, state, reason };
  }
}

/** The address as the frontier knows it; itself where it can't be normalised. */
export function frontierAddress(url: string): string {
  return normaliseAddress(url) ?? url;
}

/** Pages that are shown as skipped without having been asked for. */
const MAX_SHOWN = 1000;

/** Of the address that a website was added with: the first one of its run. */
export const START_PLACE = 1;
