import type { Clock } from "../../ports/clock.ts";

/** The machine's. */
export const systemClock: Clock = { now: () => Date.now() };
