import type { AppError } from "../../../platform/errors/app-error.ts";
import { formatId } from "../../../platform/ids/identifiers.ts";
import type { SecretKeys } from "../../../platform/secrets/secret-keys.ts";
import { findUser, holdPassword } from "../../../platform/unscoped/people-queries.ts";
import { unauthenticated } from "../access-tokens.ts";
import { noteRefusedSignIn } from "../note-refused-sign-in.ts";
import { openSession, recordForPerson, type SignInOrigin, type TokenPair, tokenPair } from "../open-session.ts";
import type { SignInContext } from "../sign-in.ts";
import type { SignInThrottle } from "../sign-in-throttle.ts";
import { proofOf } from "./pass-first-step.ts";
import { spendCode } from "./spend-code.ts";

export interface SecondStepContext extends SignInContext {
  secretKeys: SecretKeys;
  throttle: SignInThrottle;
}

/**
 * The second step of a sign-in: a code of the app, or a recovery code. Throws 401 `wrong_code`, or `sign_in_expired`
 * when the first step was too long ago or the password has changed since; 429 after too many tries.
 */
export async function completeSignIn(
  context: SecondStepContext,
  body: { totp_token: string; code: string },
  origin: SignInOrigin & { address: string },
): Promise<TokenPair> {
  const { userId, accountId, proof } = await context.tokens.verifySecondStep(body.totp_token);
  const counted = { codesOf: userId };
  await context.throttle.assertMayTry(origin.address, counted);
  const { email, opened } = await context.database.unscoped(async (transaction) => {
    const user = await findUser(transaction, userId);
    if (!user || proofOf(user.password_hash) !== proof) throw signInExpired();
    if (!(await holdPassword(transaction, userId, user.password_hash))) throw signInExpired();
    const way = await spendCode(context, transaction, userId, body.code);
    if (!way) {
      noteRefusedSignIn(context, user.email, origin, "wrong_code");
      throw wrongCode();
    }
    const person = { id: userId, name: user.name || user.email };
    if (way === "recovery")
      await recordForPerson(transaction, person, origin, "user.recovery_code_used", formatId("user", userId));
    return { email: user.email, opened: await openSession(transaction, person, accountId, origin) };
  });
  await context.throttle.succeeded(origin.address, counted);
  // The first step counted a try of the password, which was right.
  await context.throttle.succeeded(origin.address, { email });
  context.notices.send(opened.notice);
  return tokenPair(context.tokens, opened);
}

export function wrongCode(): AppError {
  return unauthenticated("wrong_code", "The code is wrong or was used. Wait for the next one, or use a recovery code.");
}

function signInExpired(): AppError {
  return unauthenticated("sign_in_expired", "This sign-in was begun too long ago. Begin again with the password.");
}
