import type { Transaction } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { hasTotp } from "../../../platform/unscoped/totp-queries.ts";
import type { AccessTokens } from "../access-tokens.ts";
import {
  hashToken,
  type OpenedSession,
  openSession,
  type SignInOrigin,
  type TokenPair,
  tokenPair,
} from "../open-session.ts";
import type { AccountNotices } from "../sessions/account-notices.ts";

interface Person {
  id: string;
  name: string;
  /** As it was when it was proven. */
  passwordHash: string;
}

/** What the first step of a sign-in came to: a session, or the wait for a code. */
export type FirstStep = { session: OpenedSession } | { waiting: { userId: string; accountId: string; proof: string } };

/**
 * After a password, a reset link or an invitation has proven someone: their session, where no second step is set up. In
 * the transaction that holds the password.
 */
export async function passFirstStep(
  transaction: Transaction,
  person: Person,
  accountId: string,
  origin: SignInOrigin,
): Promise<FirstStep> {
  if (await hasTotp(transaction, person.id))
    return { waiting: { userId: person.id, accountId, proof: proofOf(person.passwordHash) } };
  return { session: await openSession(transaction, person, accountId, origin) };
}

/** Throws 401 `totp_required` with a `totp_token` for `POST /v2/auth/totp`, good for five minutes. */
export async function answerFirstStep(
  { tokens, notices }: { tokens: AccessTokens; notices: AccountNotices },
  step: FirstStep,
): Promise<TokenPair> {
  if ("session" in step) {
    notices.send(step.session.notice);
    return tokenPair(tokens, step.session);
  }
  throw new AppError(
    "unauthenticated",
    "totp_required",
    "A code is needed: send it with `totp_token` to POST /v2/auth/totp within five minutes.",
    {
      headers: { "www-authenticate": "Bearer" },
      extensions: { totp_token: await tokens.signSecondStep(step.waiting) },
    },
  );
}

/** A password that is changed between the steps ends what was begun with the one before. */
export function proofOf(passwordHash: string): string {
  return hashToken(passwordHash).slice(0, 32);
}
