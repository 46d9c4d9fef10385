import {
  afterEnd,
  afterStart,
  crawlDelaySeconds,
  freshPace,
  type HostPace,
  type HostSign,
  isGivenUp,
  type PacePolicy,
  pacePolicy,
  planFetch,
} from "@citedesk/crawling";
import { CRAWLER_TOKEN } from "./crawl-settings.ts";
import type { ClaimedPage } from "./frontier-queries.ts";
import type { RobotsReader } from "./robots-reader.ts";

/** Claimed pages that wait for their host: what may be asked for now, and when to look again. */
export class HostQueue {
  readonly #robots: RobotsReader;
  readonly #own: PacePolicy;
  readonly #paces = new Map<string, HostPace>();
  #waiting: ClaimedPage[] = [];

  constructor(robots: RobotsReader, perHost: number) {
    this.#robots = robots;
    this.#own = { maxConcurrent: perHost, delayMs: 0 };
  }

  get size(): number {
    return this.#waiting.length;
  }

  add(pages: ClaimedPage[]): void {
    this.#waiting.push(...pages);
  }

  /** The first page whose host may be asked now; it counts as asked. `givenUp`: its host has stopped answering. */
  take(now: number): { page: ClaimedPage; givenUp: boolean } | undefined {
    const closed = new Set<string>();
    for (const [index, page] of this.#waiting.entries()) {
      const host = hostOf(page.url);
      if (closed.has(host)) continue;
      const pace = this.#paceOf(host);
      const givenUp = isGivenUp(pace);
      const policy = this.#policyOf(host);
      if (!givenUp && planFetch(pace, policy, now).action === "wait") {
        closed.add(host);
        continue;
      }
      this.#waiting.splice(index, 1);
      if (!givenUp) this.#paces.set(host, afterStart(pace, policy, now));
      return { page, givenUp };
    }
    return undefined;
  }

  ended(page: ClaimedPage, sign: HostSign, now: number): void {
    const host = hostOf(page.url);
    this.#paces.set(host, afterEnd(this.#paceOf(host), this.#policyOf(host), sign, now));
  }

  /** Milliseconds until a closed host opens; undefined when only a request under way can change anything. */
  opensIn(now: number): number | undefined {
    const times = this.#waiting.flatMap((page) => {
      const plan = planFetch(this.#paceOf(hostOf(page.url)), this.#policyOf(hostOf(page.url)), now);
      return plan.action === "wait" && plan.until !== null ? [plan.until - now] : [];
    });
    return times.length === 0 ? undefined : Math.min(...times);
  }

  #paceOf(host: string): HostPace {
    return this.#paces.get(host) ?? freshPace();
  }

  #policyOf(host: string): PacePolicy {
    const rules = this.#robots.known(host)?.rules;
    return pacePolicy(this.#own, rules ? crawlDelaySeconds(rules, CRAWLER_TOKEN) : null);
  }
}

function hostOf(url: string): string {
  return new URL(url).host;
}
