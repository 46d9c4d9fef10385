import type { Clock } from "../ports/clock.ts";

/** Goes as the machine's does, and can be put forward. */
export class FakeClock implements Clock {
  #ahead = 0;

  now(): number {
    return Date.now() + this.#ahead;
  }

  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
