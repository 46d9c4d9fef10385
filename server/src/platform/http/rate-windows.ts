import { LRUCache } from "lru-cache";

/** A budget: `quota` requests in each window of `windowSeconds`. */
export interface RatePolicy {
  name: string;
  quota: number;
  windowSeconds: number;
}

export interface RateGrant {
  isGranted: boolean;
  /** What this process knows to be left in the window. */
  remaining: number;
  /** Until the window ends and the budget is full again. */
  resetSeconds: number;
}

/** Where the processes share what they have leased. */
export interface LeaseStore {
  /** Up to `wanted` requests of a subject's window for this process; how many it got, and how many are left for all. */
  lease(request: {
    subject: string;
    /** Milliseconds since 1970. */
    windowStartedAt: number;
    quota: number;
    wanted: number;
  }): Promise<{ granted: number; left: number }>;
  /** The subject starts with a full budget. */
  forget(subject: string): Promise<void>;
}

interface Window {
  startedAt: number;
  /** Leased by this process and not used yet. */
  held: number;
  /** Not leased by anyone, as of the last lease. */
  left: number;
  leasing: Promise<void> | undefined;
}

/** A lease is a twentieth of the quota: a busy credential costs one write for so many requests. */
const LEASES_A_WINDOW = 20;
/** Whoever was seen longest ago makes room: a flood of made-up subjects gives nobody else a fresh window. */
const MAX_SUBJECTS = 100_000;

/**
 * Fixed windows that hold over several processes: each leases blocks of a window from the database and spends them in
 * memory. What a process holds and doesn't use is lost to the others until the window ends, so that the sum never goes
 * over the quota. Without a store this process is the only one and grants itself the whole quota.
 */
export class RateWindows {
  readonly #store: LeaseStore | undefined;
  readonly #windows = new LRUCache<string, Window>({ max: MAX_SUBJECTS });

  constructor(store: LeaseStore | undefined) {
    this.#store = store;
  }

  async take(policy: RatePolicy, id: string, now: number): Promise<RateGrant> {
    const lengthMs = policy.windowSeconds * 1000;
    const startedAt = Math.floor(now / lengthMs) * lengthMs;
    const subject = `${policy.name}:${id}`;
    const window = this.#window(subject, startedAt, policy.quota);
    while (window.held === 0 && window.left > 0) {
      window.leasing ??= this.#refill(subject, window, policy.quota).finally(() => {
        window.leasing = undefined;
      });
      await window.leasing;
    }
    const isGranted = window.held > 0;
    if (isGranted) window.held -= 1;
    return {
      isGranted,
      remaining: window.held + window.left,
      resetSeconds: Math.max(1, Math.ceil((startedAt + lengthMs - now) / 1000)),
    };
  }

  /** One request that is not to count after all. */
  giveBack(policy: RatePolicy, id: string, now: number): void {
    const window = this.#windows.get(`${policy.name}:${id}`);
    const lengthMs = policy.windowSeconds * 1000;
    if (window?.startedAt === Math.floor(now / lengthMs) * lengthMs) window.held += 1;
  }

  /** After what the budget guards against turned out to be no attack. */
  async forget(policy: RatePolicy, id: string): Promise<void> {
    const subject = `${policy.name}:${id}`;
    this.#windows.delete(subject);
    await this.#store?.forget(subject);
  }

  async #refill(subject: string, window: Window, quota: number): Promise<void> {
    const wanted = Math.ceil(quota / LEASES_A_WINDOW);
    if (!this.#store) {
      const granted = Math.min(wanted, window.left);
      window.held += granted;
      window.left -= granted;
      return;
    }
    const lease = { subject, windowStartedAt: window.startedAt, quota, wanted };
    const { granted, left } = await this.#store.lease(lease);
    window.held += granted;
    window.left = left;
  }

  #window(subject: string, startedAt: number, quota: number): Window {
    const found = this.#windows.get(subject);
    if (found?.startedAt === startedAt) return found;
    const window: Window = { startedAt, held: 0, left: quota, leasing: undefined };
    this.#windows.set(subject, window);
    return window;
  }
}
