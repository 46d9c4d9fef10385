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
  const known = new Map<string, { addresses: Promise<string[]>; until: number }>();
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
    if (found !== undefined && now() < found.until) return found.addresses;
    known.delete(hostname);
    if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value!);

    const entry = { addresses: inTurn(hostname), until: Number.POSITIVE_INFINITY };
    known.set(hostname, entry);
    entry.addresses.then(
      () => {
        entry.until = now() + limits.keepMs;
      },
      () => {
        if (known.get(hostname) === entry) known.delete(hostname);
      },
    );
    return entry.addresses;
  };
}

const MAX_KNOWN = 1000;
