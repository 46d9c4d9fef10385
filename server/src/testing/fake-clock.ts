import type { Clock } from "../ports/clock.ts";

/** Stands still until it is moved. */
export class FakeClock implements Clock {
  #now: number;

  constructor(now = Date.UTC(2026, 0, 5, 12)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
