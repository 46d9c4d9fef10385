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
  readonly #hosts = new Map<string, WaitingHost>();
  #added = 0;
  #size = 0;

  constructor(robots: RobotsReader, perHost: number) {
    this.#robots = robots;
    this.#own = { maxConcurrent: perHost, delayMs: 0 };
  }

  get size(): number {
    return this.#size;
  }

  add(pages: ClaimedPage[]): void {
    for (const page of pages) this.#hostOf(page).waiting.push({ page, order: ++this.#added });
    this.#size += pages.length;
  }

  /** Lets go of all that wait: whoever claims looks again which of them still are to be asked for. */
  clear(): ClaimedPage[] {
    this.#size = 0;
    return [...this.#hosts.values()].flatMap((host) => host.waiting.splice(0).map(({ page }) => page));
  }

  /** The first page whose host may be asked now; it counts as asked. `givenUp`: its host has stopped answering. */
  take(now: number): { page: ClaimedPage; givenUp: boolean } | undefined {
    let first: WaitingHost | undefined;
    for (const host of this.#hosts.values()) {
      const [next] = host.waiting;
      if (!next || (first && first.waiting[0]!.order < next.order)) continue;
      if (isGivenUp(host.pace) || planFetch(host.pace, this.#policyOf(host), now).action === "fetch") first = host;
    }
    if (!first) return undefined;
    this.#size -= 1;
    const { page } = first.waiting.shift()!;
    const givenUp = isGivenUp(first.pace);
    if (!givenUp) first.pace = afterStart(first.pace, this.#policyOf(first), now);
    return { page, givenUp };
  }

  ended(page: ClaimedPage, sign: HostSign, now: number): void {
    const host = this.#hostOf(page);
    host.pace = afterEnd(host.pace, this.#policyOf(host), sign, now);
  }

  /** Milliseconds until a closed host opens; undefined when only a request under way can change anything. */
  opensIn(now: number): number | undefined {
    let soonest: number | undefined;
    for (const host of this.#hosts.values()) {
      if (host.waiting.length === 0) continue;
      const plan = planFetch(host.pace, this.#policyOf(host), now);
      if (plan.action === "wait" && plan.until !== null) soonest = Math.min(soonest ?? plan.until, plan.until);
    }
    return soonest === undefined ? undefined : soonest - now;
  }

  /** The host that opens next, where it is only its own rule that keeps pages waiting (`Crawl-delay`). */
  findUnhurried(): { host: string; seconds: number } | undefined {
    const [first] = [...this.#hosts.values()]
      .filter(({ waiting }) => waiting.length > 0)
      .toSorted((one, other) => one.pace.notBefore - other.pace.notBefore);
    if (!first || first.pace.failures > 0 || first.pace.refusals > 0) return undefined;
    const { delayMs } = this.#policyOf(first);
    return delayMs > 0 ? { host: first.name, seconds: delayMs / 1000 } : undefined;
  }

  #hostOf({ url }: ClaimedPage): WaitingHost {
    const name = new URL(url).host;
    const host = this.#hosts.get(name) ?? { name, pace: freshPace(), waiting: [] };
    this.#hosts.set(name, host);
    return host;
  }

  #policyOf({ name }: WaitingHost): PacePolicy {
    const rules = this.#robots.known(name)?.rules;
    return pacePolicy(this.#own, rules ? crawlDelaySeconds(rules, CRAWLER_TOKEN) : null);
  }
}

interface WaitingHost {
  name: string;
  pace: HostPace;
  /** In the order added. */
  waiting: { page: ClaimedPage; order: number }[];
}
