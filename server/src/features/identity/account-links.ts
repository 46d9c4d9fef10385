import type { Database } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import {
  endAccountLinks,
  findRecordedWorkspaces,
  findUser,
  holdPassword,
  insertAccountLink,
  revokeSessions,
  setUserEmail,
  setUserPassword,
  spendAccountLink,
} from "../../platform/unscoped/people-queries.ts";
import { findFirstMembership, findUserByEmail } from "../../platform/unscoped/sign-in-queries.ts";
import type { Mailer } from "../../ports/mailer.ts";
import { assertNotOwnAddress, assertUncommonPassword } from "./assert-good-password.ts";
import { wrongPassword } from "./assert-password.ts";
import { hashToken, randomToken, recordForPerson, type SignInOrigin, type TokenPair } from "./open-session.ts";
import { hashPassword } from "./passwords.ts";
import type { SignInContext } from "./sign-in.ts";
import { answerFirstStep, passFirstStep } from "./totp/pass-first-step.ts";

const PASSWORD_LINK_SECONDS = 3600;
const EMAIL_LINK_SECONDS = 24 * 3600;

interface LinkContext {
  database: Database;
  config: { baseUrl: string };
}

export interface ResetLink {
  token: string;
  reset_url: string;
  expires_in: number;
}

/** A link that lets this person set a new password within the hour. */
export async function makeResetLink({ database, config }: LinkContext, userId: string): Promise<ResetLink> {
  const token = randomToken("cite_reset_");
  await database.unscoped((transaction) =>
    insertAccountLink(transaction, {
      hash: hashToken(token),
      userId,
      kind: "password",
      newEmail: null,
      lifetimeSeconds: PASSWORD_LINK_SECONDS,
    }),
  );
  return { token, reset_url: `${config.baseUrl}/reset#${token}`, expires_in: PASSWORD_LINK_SECONDS };
}

/** Mails a reset link where the address has an account; whether it has one, nobody learns. */
export async function mailResetLink(context: LinkContext & { mailer: Mailer }, email: string): Promise<void> {
  const user = await context.database.unscoped((transaction) => findUserByEmail(transaction, email));
  if (!user) return;
  const { reset_url } = await makeResetLink(context, user.id);
  await context.mailer.send({
    to: user.email,
    subject: "Set a new password",
    text: `Open this link within an hour to set a new password for Citedesk:\n\n${reset_url}\n\nIf you did not ask for it, do nothing.\n`,
  });
}

/** Proves the new address by a link to it. Throws 401 where the password that was `proven` is another meanwhile. */
export async function mailEmailLink(
  context: LinkContext & { mailer: Mailer },
  userId: string,
  email: string,
  proven: string,
): Promise<void> {
  const token = randomToken("cite_email_");
  await context.database.unscoped(async (transaction) => {
    if (!(await holdPassword(transaction, userId, proven))) throw wrongPassword();
    await insertAccountLink(transaction, {
      hash: hashToken(token),
      userId,
      kind: "email",
      newEmail: email,
      lifetimeSeconds: EMAIL_LINK_SECONDS,
    });
  });
  await context.mailer.send({
    to: email,
    subject: "Confirm your new address",
    text: `Open this link within a day to use this address for Citedesk:\n\n${context.config.baseUrl}/confirm-email#${token}\n`,
  });
}

/**
 * Sets the password and signs in; every other sign-in and link ends. Throws 422 `link_expired` or what is wrong with
 * the password, or 401 `totp_required` once it is set.
 */
export async function resetPassword(
  context: SignInContext,
  body: { token: string; password: string },
  origin: SignInOrigin,
): Promise<TokenPair> {
  await assertUncommonPassword(body.password, "password");
  const passwordHash = await hashPassword(body.password);
  const { email, step } = await context.database.unscoped(async (transaction) => {
    const link = await spendAccountLink(transaction, hashToken(body.token), "password");
    const user = link && (await findUser(transaction, link.user_id));
    const membership = user && (await findFirstMembership(transaction, user.id));
    if (!user || !membership) throw linkExpired();
    assertNotOwnAddress(body.password, user.email, "password");
    await endAccountLinks(transaction, user.id);
    await setUserPassword(transaction, user.id, passwordHash);
    await revokeSessions(transaction, user.id, null);
    const person = { id: user.id, name: user.name || user.email };
    await recordForPerson(transaction, person, origin, "user.password_reset", formatId("user", user.id));
    const first = await passFirstStep(transaction, { ...person, passwordHash }, membership.account_id, origin);
    return { email: user.email, step: first };
  });
  context.notices.send({ kind: "password_changed", to: email });
  return answerFirstStep(context, step);
}

/** Every other link ends. Throws 422 `link_expired` or 409 `email_taken`. */
export async function confirmEmail(database: Database, token: string, origin: SignInOrigin): Promise<string> {
  return database.unscoped(async (transaction) => {
    const link = await spendAccountLink(transaction, hashToken(token), "email");
    const user = link?.new_email ? await findUser(transaction, link.user_id) : undefined;
    if (!link?.new_email || !user || (await findRecordedWorkspaces(transaction, user.id)).length === 0)
      throw linkExpired();
    await setUserEmail(transaction, user.id, link.new_email);
    await endAccountLinks(transaction, user.id);
    const person = { id: user.id, name: user.name || user.email };
    await recordForPerson(transaction, person, origin, "user.email_changed", formatId("user", user.id));
    return link.new_email;
  });
}

function linkExpired(): AppError {
  return new AppError("invalid", "link_expired", "The link was used already or is too old. Ask for a new one.");
}
