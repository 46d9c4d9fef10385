import { createHash } from "node:crypto";
import { AppError } from "../../platform/errors/app-error.ts";
import type { RatePolicy, RateWindows } from "../../platform/http/rate-windows.ts";
import { budgetAddress } from "../../platform/http/trusted-proxies.ts";
import type { Clock } from "../../ports/clock.ts";

const QUARTER_OF_AN_HOUR = 900;
const AN_HOUR = 3600;

/**
 * Of one address, whoever it asks for: an office of people, and a stranger who tries one password with many accounts.
 */
const BY_ADDRESS: RatePolicy = { name: "sign_in_address", quota: 30, windowSeconds: QUARTER_OF_AN_HOUR };
/** Of one address for one account: where a stranger uses it up, the owner signs in from elsewhere. */
const BY_BOTH: RatePolicy = { name: "sign_in", quota: 10, windowSeconds: QUARTER_OF_AN_HOUR };
/** Of all addresses for one account: so many that no single address can use it up. */
const BY_ACCOUNT: RatePolicy = { name: "sign_in_account", quota: 100, windowSeconds: AN_HOUR };
/** Six digits are guessed sooner than a password, and only who knows the password comes to them. */
const CODES: RatePolicy = { name: "sign_in_code", quota: 10, windowSeconds: QUARTER_OF_AN_HOUR };

/** Mails that a stranger can have sent to somebody. */
const MAILS: RatePolicy = { name: "reset_mails", quota: 5, windowSeconds: QUARTER_OF_AN_HOUR };
const MAILS_TO_ACCOUNT: RatePolicy = { name: "reset_mails_account", quota: 20, windowSeconds: AN_HOUR };
/** Where many addresses have used these up, those go on from which the owner has signed in. */
const ACCOUNT_WIDE = new Set([BY_ACCOUNT, MAILS_TO_ACCOUNT]);
/** Whoever has succeeded begins anew: it concerns nobody else. */
const ONES_OWN = new Set([BY_BOTH, CODES]);

/**
 * What is tried: a link's token (nobody's), somebody's password (by `email`), a mail to them, or the codes of their
 * second step (by user id).
 */
export interface Tried {
  email?: string;
  mailTo?: string;
  codesOf?: string;
}

/**
 * Slows down guessing, whether or not the e-mail has an account, over all processes. A try takes from each budget that
 * it counts for, and gets it back when it was right: a right one of somebody's own makes room for no guess at
 * another's. Where many addresses have used up an account's, only those go on from which its owner has signed in
 * before: no stranger locks them out.
 */
export class SignInThrottle {
  readonly #clock: Clock;
  readonly #windows: RateWindows | undefined;
  readonly #isFamiliar: (email: string, address: string) => Promise<boolean>;

  /** Without `windows`: off. `isFamiliar`: whether this person has signed in from there. */
  constructor(
    clock: Clock,
    windows: RateWindows | undefined,
    isFamiliar: (email: string, address: string) => Promise<boolean>,
  ) {
    this.#clock = clock;
    this.#windows = windows;
    this.#isFamiliar = isFamiliar;
  }

  /** Throws 429 with a true `Retry-After`. */
  async assertMayTry(address: string, tried: Tried = {}): Promise<void> {
    if (!this.#windows) return;
    for (const [policy, subject] of budgetsOf(address, tried)) {
      const grant = await this.#windows.take(policy, subject, this.#clock.now());
      if (grant.isGranted) continue;
      const email = ACCOUNT_WIDE.has(policy) ? (tried.email ?? tried.mailTo) : undefined;
      if (email !== undefined && (await this.#isFamiliar(email, address))) continue;
      throw tooManyTries(grant.resetSeconds);
    }
  }

  /** The try was right. */
  async succeeded(address: string, tried: Tried = {}): Promise<void> {
    for (const [policy, subject] of budgetsOf(address, tried)) {
      if (ONES_OWN.has(policy)) await this.#windows?.forget(policy, subject);
      else this.#windows?.giveBack(policy, subject, this.#clock.now());
    }
  }
}

/** Addresses are kept as digests: nobody reads them from the table of budgets. */
function budgetsOf(address: string, { email, mailTo, codesOf }: Tried): [RatePolicy, string][] {
  const from = budgetAddress(address);
  const byAddress: [RatePolicy, string] = [BY_ADDRESS, from];
  if (codesOf !== undefined) return [[CODES, codesOf], byAddress];
  if (mailTo !== undefined) {
    const account = digestOf(mailTo);
    return [[MAILS, `${from} ${account}`], byAddress, [MAILS_TO_ACCOUNT, account]];
  }
  if (email === undefined) return [byAddress];
  const account = digestOf(email);
  return [[BY_BOTH, `${from} ${account}`], byAddress, [BY_ACCOUNT, account]];
}

function digestOf(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex");
}

function tooManyTries(seconds: number): AppError {
  return new AppError("rate_limited", "too_many_sign_ins", `Too many tries. Try again in ${seconds} s.`, {
    headers: { "retry-after": String(seconds) },
  });
}
