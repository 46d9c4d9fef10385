import { type Ask, measureThroughput } from "./measure-load.ts";

export const RATE_CLIENTS = 16;
const ROUNDS = 3;

/**
 * Answers a second to `RATE_CLIENTS` clients, of each round, for each of `asks`, who take turns: a machine that others
 * use too is not as fast in one minute as in the next.
 */
export async function measureRatesByTurns(asks: readonly Ask[], quick: boolean): Promise<number[][]> {
  const rates: number[][] = asks.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, ask] of asks.entries()) rates[place]!.push(await measureRate(ask, quick));
  }
  return rates;
}

/** Answers a second to `RATE_CLIENTS` clients, of one round. */
export async function measureRate(ask: Ask, quick: boolean): Promise<number> {
  return (await measureThroughput(ask, { clients: RATE_CLIENTS, seconds: quick ? 2 : 6 })).perSecond;
}
