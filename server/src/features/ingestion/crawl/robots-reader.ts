import {
  isAllowed,
  ROBOTS_MAX_AGE_MS,
  ROBOTS_MAX_REDIRECTS,
  type RobotsRules,
  type RobotsState,
  readRetryAfter,
  robotsFromResponse,
} from "@citedesk/crawling";
import type { Clock } from "../../../ports/clock.ts";
import { FetchFailure, type PageFetcher } from "../../../ports/page-fetcher.ts";
import { CRAWLER_TOKEN } from "./crawl-settings.ts";

export interface KnownRobots extends RobotsState {
  /** Why it could not be reached at all. */
  failure: FetchFailure | null;
  /** What it answered; null where it gave no answer. */
  status: number | null;
  /** How long it asks to be left alone. */
  retryAfterMs: number | null;
}

/** robots.txt of every origin that a crawl meets, fetched once (RFC 9309). */
export class RobotsReader {
  readonly #fetcher: PageFetcher;
  readonly #clock: Clock;
  readonly #timeoutMs: number;
  readonly #retryFactor: number;
  readonly #byOrigin = new Map<string, { robots: Promise<KnownRobots>; expires: number }>();
  readonly #byHost = new Map<string, KnownRobots>();

  constructor(fetcher: PageFetcher, options: { clock: Clock; timeoutMs: number; retryFactor: number }) {
    this.#fetcher = fetcher;
    this.#clock = options.clock;
    this.#timeoutMs = options.timeoutMs;
    this.#retryFactor = options.retryFactor;
  }

  /** Never throws; a host that does not answer is `unreachable` and asked again when its pages are tried again. */
  of(url: string, signal: AbortSignal): Promise<KnownRobots> {
    const { origin, host } = new URL(url);
    const known = this.#byOrigin.get(origin);
    if (known && this.#clock.now() < known.expires) return known.robots;
    const entry = { robots: this.#read(origin, signal), expires: this.#clock.now() + ROBOTS_MAX_AGE_MS };
    this.#byOrigin.set(origin, entry);
    void entry.robots.then((robots) => {
      this.#byHost.set(host, robots);
      if (robots.state === "unreachable") entry.expires = this.#clock.now() + UNREACHABLE_MS * this.#retryFactor;
    });
    return entry.robots;
  }

  /** What is known of a host without asking it. */
  known(host: string): KnownRobots | undefined {
    return this.#byHost.get(host);
  }

  /**
   * What a host is known to say; null where it hasn't said anything. Nothing of a host that can't be reached is read
   * for now, but that is no rule of its: pages that answers use must not leave them as forbidden.
   */
  statedRules(host: string): RobotsRules | null {
    const known = this.known(host);
    return known === undefined || known.state === "unreachable" ? null : known.rules;
  }

  async #read(origin: string, signal: AbortSignal): Promise<KnownRobots> {
    try {
      const { status, body, headers } = await this.#fetcher.fetch({
        url: `${origin}/robots.txt`,
        maxBytes: MAX_BYTES,
        timeoutMs: this.#timeoutMs,
        maxRedirects: ROBOTS_MAX_REDIRECTS,
        signal,
      });
      const retryAfterMs = readRetryAfter(headers["retry-after"], this.#clock.now());
      return { ...robotsFromResponse(status, body), failure: null, status, retryAfterMs };
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      const isLost = error.code === "too_many_redirects" || error.code === "redirect_loop";
      if (isLost) return { ...robotsFromResponse(302, ""), failure: null, status: null, retryAfterMs: null };
      return { ...robotsFromResponse(null, ""), failure: error, status: null, retryAfterMs: null };
    }
  }
}

export function isAllowedBy(robots: RobotsState, url: string): boolean {
  return isAllowed(robots.rules, CRAWLER_TOKEN, url);
}

/** What is beyond the 500 KiB that count is not looked at, but no reason to leave the site. */
const MAX_BYTES = 5_000_000;
/** Shorter than the wait before a page's second try. */
const UNREACHABLE_MS = 4000;
