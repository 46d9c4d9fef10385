import { AppError } from "../../platform/errors/app-error.ts";
import type { Clock } from "../../ports/clock.ts";

const FREE_TRIES = 10;
const WINDOW_MS = 15 * 60_000;
const MOST_ENTRIES = 50_000;

/**
 * Slows down password guessing, by address and by e-mail alike, whether or not the e-mail has an account: ten tries in
 * 15 minutes, then each further one waits until the window has passed.
 */
export class SignInThrottle {
  readonly #clock: Clock;
  readonly #isOn: boolean;
  readonly #tries = new Map<string, { count: number; since: number }>();

  constructor(clock: Clock, isOn: boolean) {
    this.#clock = clock;
    this.#isOn = isOn;
  }

  /** Counts a try, of an e-mail or of a link's token. Throws 429 with a true `Retry-After` when there were too many. */
  assertMayTry(address: string, email?: string): void {
    if (!this.#isOn) return;
    const now = this.#clock.now();
    for (const name of keysOf(address, email)) {
      const entry = this.#entry(name, now);
      if (entry.count >= FREE_TRIES) throw tooManyTries(Math.ceil((entry.since + WINDOW_MS - now) / 1000));
      entry.count++;
    }
  }

  succeeded(address: string, email?: string): void {
    for (const name of keysOf(address, email)) this.#tries.delete(name);
  }

  #entry(name: string, now: number): { count: number; since: number } {
    const found = this.#tries.get(name);
    if (found && now - found.since < WINDOW_MS) return found;
    if (this.#tries.size >= MOST_ENTRIES) this.#tries.clear();
    const entry = { count: 0, since: now };
    this.#tries.set(name, entry);
    return entry;
  }
}

function keysOf(address: string, email: string | undefined): string[] {
  const byAddress = `address:${address}`;
  return email === undefined ? [byAddress] : [byAddress, `email:${email.toLowerCase()}`];
}

function tooManyTries(seconds: number): AppError {
  return new AppError("rate_limited", "too_many_sign_ins", `Too many tries. Try again in ${seconds} s.`, {
    headers: { "retry-after": String(Math.max(1, seconds)) },
  });
}
