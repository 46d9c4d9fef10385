import { createHash, randomBytes } from "node:crypto";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { AppError } from "../../platform/errors/app-error.ts";
import { type AuditChange, recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifier.ts";
import { findLiveWorkspaces, findUser, holdPassword } from "../../platform/unscoped/people-queries.ts";
import {
  findFirstMembership,
  findUserByEmail,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeSession,
  touchSession,
} from "../../platform/unscoped/sign-in-queries.ts";
import type { Clock } from "../../ports/clock.ts";
import { ACCESS_TOKEN_SECONDS, type AccessTokens, unauthenticated } from "./access-tokens.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import type { MemberPrincipal } from "./principal.ts";

export const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;

export interface TokenPair {
  token: string;
  type: "bearer";
  expires_in: number;
  refresh_token: string;
}

export interface SignInContext {
  clock: Clock;
  database: Database;
  tokens: AccessTokens;
}

/** Where a sign-in comes from, for the list of sign-ins and the audit log. */
export interface SignInOrigin {
  userAgent: string | null;
  address: string | null;
  requestId: string | null;
}

export const REFRESH_TOKEN_PREFIX = "cite_refresh_";

/** Checks e-mail and password. Takes as long, and says the same, whether or not the address exists. */
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
  if (!isRight || !found?.membership) throw wrongCredentials();
  const { user, membership } = found;
  const opened = await context.database.unscoped(async (transaction) => {
    if (!(await holdPassword(transaction, user.id, passwordHash))) throw wrongCredentials();
    return openSession(transaction, { id: user.id, name: user.name || user.email }, membership.account_id, credentials);
  });
  return tokenPair(context.tokens, opened);
}

function wrongCredentials(): AppError {
  return unauthenticated("wrong_credentials", "E-mail or password is wrong. Check both and try again.");
}

interface OpenedSession {
  sessionId: string;
  refreshToken: string;
}

/** A new sign-in of someone whose identity was proven, recorded in the audit log of each of their accounts. */
export async function openSession(
  transaction: Transaction,
  user: { id: string; name: string },
  accountId: string,
  origin: SignInOrigin,
): Promise<OpenedSession> {
  const sessionId = newId();
  await insertSession(transaction, {
    id: sessionId,
    userId: user.id,
    accountId,
    userAgent: origin.userAgent,
    address: origin.address,
  });
  await recordForPerson(transaction, user, origin, "session.started", formatId("session", sessionId));
  return { sessionId, refreshToken: await issueRefreshToken(transaction, sessionId) };
}

/** What someone does to their own account concerns each account that they are a member of. */
export async function recordForPerson(
  transaction: Transaction,
  user: { id: string; name: string },
  origin: Pick<SignInOrigin, "address" | "requestId">,
  action: string,
  targetId: string,
  changed: Pick<AuditChange, "before" | "after"> = {},
): Promise<void> {
  const [kind = "user"] = action.split(".");
  for (const { workspace_id, member_id } of await findLiveWorkspaces(transaction, user.id)) {
    const { address, requestId } = origin;
    const actor = { kind: "member" as const, id: member_id, name: user.name, address, requestId };
    await recordAudit(
      transaction,
      { workspaceId: workspace_id, actor },
      { action, target: { kind, id: targetId }, ...changed },
    );
  }
}

/**
 * A new pair for a refresh token, which then is spent (RFC 9700 §4.14.2). A spent one that comes back was stolen or
 * replayed: the whole sign-in ends. One that came while the first use was under way was sent twice: it gets nothing. For `leeway`
 * seconds after its use, a spent one still gets a pair.
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
    await touchSession(transaction, row.session_id);
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

async function issueRefreshToken(transaction: Transaction, sessionId: string): Promise<string> {
  const token = randomToken(REFRESH_TOKEN_PREFIX);
  await insertRefreshToken(transaction, { hash: hashToken(token), sessionId, lifetimeSeconds: REFRESH_TOKEN_SECONDS });
  return token;
}

export async function tokenPair(tokens: AccessTokens, { sessionId, refreshToken }: OpenedSession): Promise<TokenPair> {
  const token = await tokens.signAccess({ sessionId });
  return { token, type: "bearer", expires_in: ACCESS_TOKEN_SECONDS, refresh_token: refreshToken };
}

/** 256 random bits behind a prefix that says what it is. */
export function randomToken(prefix: string): string {
  return prefix + randomBytes(32).toString("base64url");
}

/** Random tokens need no salt or stretching. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

let decoy: Promise<string> | undefined;
function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomBytes(16).toString("hex"));
  return decoy;
}
