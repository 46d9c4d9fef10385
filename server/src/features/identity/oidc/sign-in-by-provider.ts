import { randomBytes } from "node:crypto";
import { holdPassword } from "../../../platform/unscoped/people-queries.ts";
import type { ExternalPerson } from "../../../ports/sign-in-provider.ts";
import type { CredentialCache } from "../credential-cache.ts";
import type { SignInOrigin, TokenPair } from "../open-session.ts";
import { hashPassword } from "../passwords.ts";
import type { SignInContext } from "../sign-in.ts";
import { answerFirstStep, passFirstStep } from "../totp/pass-first-step.ts";
import { type AdmissionRules, admitPerson } from "./admit-person.ts";
import { applyGroupRole } from "./apply-group-role.ts";

/**
 * Signs somebody in whom the provider has proven. A second step that they set up here is asked for all the same. Throws
 * 403, and 401 `totp_required`.
 */
export async function signInByProvider(
  context: SignInContext & { credentials: CredentialCache },
  rules: AdmissionRules,
  person: ExternalPerson,
  origin: SignInOrigin,
): Promise<TokenPair> {
  const { database, credentials } = context;
  // Nobody knows it: a password is set by a reset link.
  const unusableHash = await hashPassword(randomBytes(32).toString("base64url"));
  const admitted = await database.unscoped((transaction) =>
    admitPerson(transaction, rules, person, { origin, unusableHash }),
  );
  if (await applyGroupRole(database, admitted, origin)) credentials.forget();
  const step = await database.unscoped(async (transaction) => {
    await holdPassword(transaction, admitted.user.id, admitted.user.passwordHash);
    return passFirstStep(transaction, admitted.user, admitted.accountId, origin);
  });
  return answerFirstStep(context, step);
}
