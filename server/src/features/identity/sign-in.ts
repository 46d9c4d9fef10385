import { randomBytes } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";
import type { AppError } from "../../platform/errors/app-error.ts";
import type { SeldomAudit } from "../../platform/events/seldom-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { findUser, holdPassword } from "../../platform/unscoped/people-queries.ts";
import {
  findFirstMembership,
  findUserByEmail,
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeSession,
} from "../../platform/unscoped/sign-in-queries.ts";
import type { Clock } from "../../ports/clock.ts";
import { type AccessTokens, unauthenticated } from "./access-tokens.ts";
import { noteRefusedSignIn } from "./note-refused-sign-in.ts";
import {
  hashToken,
  issueRefreshToken,
  recordForPerson,
  type SignInOrigin,
  type TokenPair,
  tokenPair,
} from "./open-session.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import type { MemberPrincipal } from "./principal.ts";
import type { AccountNotices } from "./sessions/account-notices.ts";
import { answerFirstStep, passFirstStep } from "./totp/pass-first-step.ts";

export interface SignInContext {
  clock: Clock;
  database: Database;
  tokens: AccessTokens;
  notices: AccountNotices;
  seldomAudit: SeldomAudit;
}

/**
 * Checks e-mail and password. Takes as long, and says the same, whether or not the address exists. Throws 401
 * `totp_required` when they are right and a code is needed too.
 */
export async function signIn(
  context: SignInContext,
  credentials: { email: string; password: string } & SignInOrigin,
): Promise<TokenPair> {
  const found = await context.database.unscoped(async (transaction) => {
    const user = await findUserByEmail(transaction, credentials.email);
    return user && { user, membership: await findFirstMembership(transaction, user.id) };
  });
  const passwordHash = found?.user.password_hash ?? (await decoyHash());
  const isRight = await verifyPassword(passwordHash, credentials.password);
  if (!isRight || !found?.membership) {
    noteRefusedSignIn(context, credentials.email, credentials, "wrong_password");
    throw wrongCredentials();
  }
  const { user, membership } = found;
  const opened = await context.database.unscoped(async (transaction) => {
    if (!(await holdPassword(transaction, user.id, passwordHash))) throw wrongCredentials();
    const person = { id: user.id, name: user.name || user.email, passwordHash };
    return passFirstStep(transaction, person, membership.account_id, credentials);
  });
  return answerFirstStep(context, opened);
}

function wrongCredentials(): AppError {
  return unauthenticated("wrong_credentials", "E-mail or password is wrong. Check both and try again.");
}

/**
 * A new pair for a refresh token, which then is spent (RFC 9700 §4.14.2). A spent one that comes back was stolen or
 * replayed: the whole sign-in ends. One that came while the first use was under way was sent twice: it gets nothing.
 * For `leeway` seconds after its use, a spent one still gets a pair.
 */
export async function refreshSession(context: SignInContext, refreshToken: string, leeway = 0): Promise<TokenPair> {
  const hash = hashToken(refreshToken);
  // A millisecond late: what came right after the first use counts as a use after it.
  const sentAt = new Date(context.clock.now() + 1);
  const result = await context.database.unscoped(async (transaction) => {
    const row = await lockRefreshToken(transaction, hash, sentAt);
    if (!row || row.expired || row.revoked_at) return undefined;
    if (row.is_being_used && leeway === 0) return undefined;
    if (row.used_at && (leeway === 0 || context.clock.now() - Date.parse(row.used_at) > leeway * 1000)) {
      await revokeSession(transaction, row.session_id);
      return undefined;
    }
    if (!row.used_at) await markRefreshTokenUsed(transaction, hash);
    return { sessionId: row.session_id, refreshToken: await issueRefreshToken(transaction, row.session_id) };
  });
  if (!result)
    throw unauthenticated("invalid_refresh_token", "The refresh token is not valid any more. Sign in again.");
  return tokenPair(context.tokens, result);
}

/** Ends the sign-in that this refresh token belongs to, if there is one. */
export async function endSessionOf({ clock, database }: SignInContext, refreshToken: string): Promise<void> {
  await database.unscoped(async (transaction) => {
    const row = await lockRefreshToken(transaction, hashToken(refreshToken), new Date(clock.now()));
    if (!row || row.revoked_at) return;
    const user = await findUser(transaction, row.user_id);
    await revokeSession(transaction, row.session_id);
    if (!user) return;
    const person = { id: user.id, name: user.name || user.email };
    const origin = { address: null, requestId: null };
    await recordForPerson(transaction, person, origin, "session.ended", formatId("session", row.session_id));
  });
}

export async function signOut(database: Database, member: MemberPrincipal): Promise<void> {
  const user = { id: member.userId, name: member.name };
  await database.unscoped(async (transaction) => {
    await revokeSession(transaction, member.sessionId);
    await recordForPerson(transaction, user, member.actor, "session.ended", formatId("session", member.sessionId));
  });
}

let decoy: Promise<string> | undefined;
function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomBytes(16).toString("hex"));
  return decoy;
}
