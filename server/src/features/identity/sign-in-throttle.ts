import { createHash } from "node:crypto";
import { AppError } from "../../platform/errors/app-error.ts";
import type { RatePolicy, RateWindows } from "../../platform/http/rate-windows.ts";
import { budgetAddress } from "../../platform/http/trusted-proxies.ts";
import type { Clock } from "../../ports/clock.ts";

const POLICY: RatePolicy = { name: "sign_in", quota: 10, windowSeconds: 900 };

/**
 * Slows down guessing of passwords and link tokens, by address and by e-mail alike, whether or not the e-mail has an
 * account: ten tries in a quarter of an hour, over all processes; then each further one waits until it has passed.
 */
export class SignInThrottle {
  readonly #clock: Clock;
  readonly #windows: RateWindows | undefined;

  /** Without `windows`: off. */
  constructor(clock: Clock, windows: RateWindows | undefined) {
    this.#clock = clock;
    this.#windows = windows;
  }

  /** Counts a try, of an e-mail's password or of a link's token. Throws 429 with a true `Retry-After`. */
  async assertMayTry(address: string, email?: string): Promise<void> {
    for (const subject of subjectsOf(address, email)) {
      const grant = await this.#windows?.take(POLICY, subject, this.#clock.now());
      if (grant && !grant.isGranted) throw tooManyTries(grant.resetSeconds);
    }
  }

  async succeeded(address: string, email?: string): Promise<void> {
    for (const subject of subjectsOf(address, email)) await this.#windows?.forget(POLICY, subject);
  }
}

/** Addresses are kept as digests: nobody reads them from the table of budgets. */
function subjectsOf(address: string, email: string | undefined): string[] {
  const byAddress = `address:${budgetAddress(address)}`;
  if (email === undefined) return [byAddress];
  return [byAddress, `email:${createHash("sha256").update(email.toLowerCase()).digest("hex")}`];
}

function tooManyTries(seconds: number): AppError {
  return new AppError("rate_limited", "too_many_sign_ins", `Too many tries. Try again in ${seconds} s.`, {
    headers: { "retry-after": String(seconds) },
  });
}
