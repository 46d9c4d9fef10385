import type { Transaction } from "../../../platform/database/database.ts";
import { tryOpenSecret } from "../../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../../platform/secrets/secret-keys.ts";
import { SecretLostError } from "../../../platform/secrets/secret-lost-error.ts";
import { lockTotp, setTotpStep, spendRecoveryCode } from "../../../platform/unscoped/totp-queries.ts";
import type { Clock } from "../../../ports/clock.ts";
import { findTotpStep } from "./find-totp-step.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";

export const TOTP_SECRETS = "totp";

/**
 * Takes a code of someone's app, or one of their recovery codes; each works once. Undefined: it is wrong, was used, or
 * there is no second step. `begun`: the secret needs no confirmation yet, this is it. Throws `SecretLostError`.
 */
export async function spendCode(
  context: { clock: Clock; secretKeys: SecretKeys },
  transaction: Transaction,
  userId: string,
  given: string,
  { begun = false } = {},
): Promise<"app" | "recovery" | undefined> {
  const row = await lockTotp(transaction, userId);
  if (!row || (row.confirmed_at === null) !== begun) return undefined;
  const code = given.replaceAll(/[\s-]/g, "");
  if (!/^\d{6}$/.test(code)) {
    const isRight = !begun && (await spendRecoveryCode(transaction, userId, hashRecoveryCode(code)));
    return isRight ? "recovery" : undefined;
  }
  const secret = tryOpenSecret(context.secretKeys, TOTP_SECRETS, userId, row.sealed_secret);
  if (secret === undefined)
    throw new SecretLostError(
      begun
        ? "Set the second step up again."
        : "Use a recovery code, or have the second step removed: by an owner, or on the machine by `citedesk password EMAIL --remove-second-step`.",
    );
  const step = findTotpStep(secret, code, context.clock.now());
  if (step === undefined || step <= Number(row.last_step)) return undefined;
  await setTotpStep(transaction, userId, step);
  return "app";
}
