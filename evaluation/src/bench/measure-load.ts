import { percentile } from "./percentile.ts";

export interface LatencyResult {
  p50: number;
  p95: number;
}

/** A request, by its number: how long it took, in ms. */
export type Ask = (index: number) => Promise<number>;

/** One request after another: the time each takes, in ms. The first `warmUp` don't count. */
export async function measureLatency(
  ask: Ask,
  { count, warmUp }: { count: number; warmUp: number },
): Promise<LatencyResult> {
  const times: number[] = [];
  for (let index = 0; index < warmUp + count; index++) {
    const ms = await ask(index);
    if (index >= warmUp) times.push(ms);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** Requests after which a process has compiled what it does: a service runs for weeks. */
export const WARM_UP_REQUESTS = 500;

/**
 * `clients` that each ask again as soon as they are answered, for `seconds`, after a quarter of that to warm up:
 * answers a second and how long one took.
 */
export async function measureThroughput(
  ask: Ask,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<LatencyResult & { perSecond: number }> {
  const times: number[] = [];
  const started = performance.now() + seconds * 250;
  const end = started + seconds * 1000;
  let next = 0;
  const client = async () => {
    while (performance.now() < end) {
      const isCounted = performance.now() >= started;
      const ms = await ask(next++);
      if (isCounted) times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - started) / 1000;
  return { perSecond: times.length / elapsed, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
