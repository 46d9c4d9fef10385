import type { Database } from "../../../platform/database/database.ts";
import { type AppError, ConflictError } from "../../../platform/errors/app-error.ts";
import type { SeldomAudit } from "../../../platform/events/seldom-audit.ts";
import { sealSecret } from "../../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../../platform/secrets/secret-keys.ts";
import { holdPassword, revokeSessions } from "../../../platform/unscoped/people-queries.ts";
import { deleteTotp, putTotp, replaceRecoveryCodes } from "../../../platform/unscoped/totp-queries.ts";
import type { Clock } from "../../../ports/clock.ts";
import { assertPassword, wrongPassword } from "../assert-password.ts";
import type { CredentialCache } from "../credential-cache.ts";
import { noteRefusedSignIn } from "../note-refused-sign-in.ts";
import type { MemberPrincipal } from "../principal.ts";
import { recordOwn } from "../record-own.ts";
import type { AccountNotices } from "../sessions/account-notices.ts";
import type { SignInThrottle } from "../sign-in-throttle.ts";
import { wrongCode } from "./complete-sign-in.ts";
import { newTotpSecret, totpAddress } from "./find-totp-step.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { spendCode, TOTP_SECRETS } from "./spend-code.ts";

export interface TotpContext {
  clock: Clock;
  database: Database;
  credentials: CredentialCache;
  secretKeys: SecretKeys;
  throttle: SignInThrottle;
  seldomAudit: SeldomAudit;
  notices: AccountNotices;
}

/**
 * A secret for one's app, in place of one that was begun before. Nothing is asked for until it is confirmed. Throws
 * 401, 409.
 */
export async function beginTotp(context: TotpContext, member: MemberPrincipal, password: string) {
  await assertPassword(context, member, password);
  const secret = newTotpSecret();
  const sealed = sealSecret(context.secretKeys, TOTP_SECRETS, member.userId, secret);
  const isBegun = await context.database.unscoped((transaction) => putTotp(transaction, member.userId, sealed));
  if (!isBegun)
    throw new ConflictError(
      "totp_enabled",
      "The second step is set up already. Remove it first to move to another app.",
    );
  return { secret, uri: totpAddress(secret, member.email) };
}

/** From now on signing in takes a code. Ends one's other sign-ins, which took none. Throws 401 `wrong_code`. */
export async function confirmTotp(context: TotpContext, member: MemberPrincipal, code: string): Promise<string[]> {
  const { codes, hashes } = makeRecoveryCodes();
  await countingTries(context, member, () =>
    context.database.unscoped(async (transaction) => {
      if (!(await spendCode(context, transaction, member.userId, code, { begun: true }))) throw wrongCode();
      await replaceRecoveryCodes(transaction, member.userId, hashes);
      await revokeSessions(transaction, member.userId, member.sessionId);
      await recordOwn(transaction, member, "user.totp_enabled");
    }),
  );
  context.credentials.forget();
  return codes;
}

interface Proof {
  password: string;
  code: string;
}

/** Ten new codes; those before end. Throws 401. */
export async function renewRecoveryCodes(
  context: TotpContext,
  member: MemberPrincipal,
  proof: Proof,
): Promise<string[]> {
  const { codes, hashes } = makeRecoveryCodes();
  await withProof(context, member, proof, async (transaction) => {
    await replaceRecoveryCodes(transaction, member.userId, hashes);
    await recordOwn(transaction, member, "user.recovery_codes_made");
  });
  return codes;
}

/** Signing in takes the password alone again. Throws 401. */
export async function removeTotp(context: TotpContext, member: MemberPrincipal, proof: Proof): Promise<void> {
  await withProof(context, member, proof, async (transaction) => {
    await deleteTotp(transaction, member.userId);
    await recordOwn(transaction, member, "user.totp_removed");
  });
  context.credentials.forget();
  context.notices.send({ kind: "second_step_removed", to: member.email });
}

async function withProof(
  context: TotpContext,
  member: MemberPrincipal,
  { password, code }: Proof,
  act: (transaction: Parameters<Parameters<Database["unscoped"]>[0]>[0]) => Promise<void>,
): Promise<void> {
  const proven = await assertPassword(context, member, password);
  await countingTries(context, member, () =>
    context.database.unscoped(async (transaction) => {
      if (!(await holdPassword(transaction, member.userId, proven))) throw wrongPassword();
      if (!(await spendCode(context, transaction, member.userId, code))) throw wrongCode();
      await act(transaction);
    }),
  );
}

/** Codes are guessed no faster here than at the sign-in: both count together. */
async function countingTries(context: TotpContext, member: MemberPrincipal, act: () => Promise<void>): Promise<void> {
  const [address, tried] = [member.actor.address ?? "", { codesOf: member.userId }];
  await context.throttle.assertMayTry(address, tried);
  await act().catch((error) => {
    if ((error as AppError).code === "wrong_code") noteRefusedSignIn(context, member.email, member.actor, "wrong_code");
    throw error;
  });
  await context.throttle.succeeded(address, tried);
}
