import type { Database } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import { findAccount, insertAccount, insertAccountOf } from "../../platform/unscoped/account-queries.ts";
import { holdPassword } from "../../platform/unscoped/people-queries.ts";
import { findUserByEmail } from "../../platform/unscoped/sign-in-queries.ts";
import type { Mailer } from "../../ports/mailer.ts";
import { type AccessTokens, unauthenticated } from "./access-tokens.ts";
import { assertGoodPassword } from "./assert-good-password.ts";
import { noteRefusedSignIn } from "./note-refused-sign-in.ts";
import type { SignInOrigin, TokenPair } from "./open-session.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import type { SignInContext } from "./sign-in.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";
import { answerFirstStep, passFirstStep } from "./totp/pass-first-step.ts";

export function assertSignUpOpen(signUp: "off" | "invite" | "open"): void {
  if (signUp === "open") return;
  throw new AppError("forbidden", "sign_up_off", "Nobody makes an account here by themselves. Ask for an invitation.");
}

/** Mails a link that proves the address; nothing is made before it is opened. */
export async function mailSignUpLink(
  { tokens, mailer, config }: { tokens: AccessTokens; mailer: Mailer; config: { baseUrl: string } },
  { email, account_name }: { email: string; account_name: string },
): Promise<void> {
  const token = await tokens.signSignUp({ email: email.toLowerCase(), accountName: account_name, accountId: newId() });
  await mailer.send({
    to: email,
    subject: "Your account on Citedesk",
    text: `Open this link within a day to make the account "${account_name.replaceAll(/\s+/g, " ")}":\n\n${config.baseUrl}/sign-up#${token}\n\nIf you did not ask for it, do nothing.\n`,
  });
}

/**
 * Makes the account of a mailed link, once, and signs its owner in. Who is known here already proves it with their
 * password. Throws 422 `link_expired`, 401, and 401 `totp_required` once it is made.
 */
export async function confirmSignUp(
  context: SignInContext & { throttle: SignInThrottle; database: Database },
  body: { token: string; name: string; password: string },
  origin: SignInOrigin & { address: string },
): Promise<TokenPair> {
  const { database } = context;
  const { email, accountName, accountId } = await context.tokens.verifySignUp(body.token).catch(() => {
    throw linkExpired();
  });
  const known = await database.unscoped((transaction) => findUserByEmail(transaction, email));
  if (known) {
    await context.throttle.assertMayTry(origin.address, known);
    if (!(await verifyPassword(known.password_hash, body.password))) {
      noteRefusedSignIn(context, known.email, origin, "wrong_password");
      throw wrongPassword();
    }
    await context.throttle.succeeded(origin.address, known);
  } else await assertGoodPassword(body.password, email, "password");
  const passwordHash = known?.password_hash ?? (await hashPassword(body.password));
  const account = {
    accountId,
    accountName,
    userId: known?.id ?? newId(),
    memberId: newId(),
    liveWorkspaceId: newId(),
    testWorkspaceId: newId(),
  };
  const name = known?.name || body.name || email;
  const opened = await database.unscoped(async (transaction) => {
    if (await findAccount(transaction, accountId)) throw linkExpired();
    if (known && !(await holdPassword(transaction, known.id, known.password_hash))) throw wrongPassword();
    if (known) await insertAccountOf(transaction, account);
    else
      await insertAccount(transaction, {
        ...account,
        email,
        userName: body.name,
        passwordHash,
        passwordIsInitial: false,
      });
    const { address, requestId } = origin;
    const actor = { kind: "member" as const, id: account.memberId, name, address, requestId };
    await recordAudit(
      transaction,
      { workspaceId: account.liveWorkspaceId, actor },
      {
        action: "account.created",
        target: { kind: "account", id: formatId("account", accountId) },
        after: { name: accountName, owner: email },
      },
    );
    return passFirstStep(transaction, { id: account.userId, name, passwordHash }, accountId, origin);
  });
  return answerFirstStep(context, opened);
}

function wrongPassword(): AppError {
  return unauthenticated("wrong_credentials", "This address has an account already; give its password.");
}

function linkExpired(): AppError {
  return new AppError("invalid", "link_expired", "The link was used already or is too old. Ask for a new one.");
}
