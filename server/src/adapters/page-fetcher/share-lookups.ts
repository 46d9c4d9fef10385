import { LRUCache } from "lru-cache";

/** All addresses of a host name, best first. Rejects or returns none when there are none. */
export type AddressLookup = (hostname: string) => Promise<string[]>;

export interface SharedLookupLimits {
  /** Look-ups under way at the same time; further ones wait. */
  maxConcurrent: number;
  /** How long an answer is used again. */
  keepMs: number;
  now?: () => number;
}

/**
 * Makes a look-up safe to ask often. The system's resolver works in Node's four threads, which files and
 * compression need too: a few dead names would stop everything. So those who ask for the same name share one look-up,
 * only some run at a time, and an answer is kept for a moment. A failure is not kept.
 */
export function shareLookups(lookup: AddressLookup, limits: SharedLookupLimits): AddressLookup {
  const now = limits.now ?? (() => performance.now());
  const known = new LRUCache<string, Promise<string[]>>({ max: MAX_KNOWN, ttlResolution: 0, perf: { now } });
  const waiting: (() => void)[] = [];
  let active = 0;

  async function inTurn(hostname: string): Promise<string[]> {
    if (active >= limits.maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else active += 1;
    try {
      return await lookup(hostname);
    } finally {
      // The turn is handed on, so `active` stays as it is while somebody waits.
      const next = waiting.shift();
      if (next === undefined) active -= 1;
      else next();
    }
  }

  return (hostname) => {
    const found = known.get(hostname);
    if (found !== undefined) return found;
    const addresses = inTurn(hostname);
    known.set(hostname, addresses);
    const isKnown = () => known.peek(hostname) === addresses;
    addresses.then(
      () => isKnown() && known.set(hostname, addresses, { ttl: limits.keepMs }),
      () => isKnown() && known.delete(hostname),
    );
    return addresses;
  };
}

const MAX_KNOWN = 1000;
