import { createHash, randomBytes } from "node:crypto";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifier.ts";
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
import { ACCESS_TOKEN_SECONDS, type AccessTokens, unauthenticated } from "./access-tokens.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;

export interface TokenPair {
  token: string;
  type: "bearer";
  expires_in: number;
  refresh_token: string;
}

export interface SignInContext {
  database: Database;
  tokens: AccessTokens;
}

/** Checks e-mail and password. Takes as long, and says the same, whether or not the address exists. */
export async function signIn(
  context: SignInContext,
  credentials: { email: string; password: string; userAgent: string | null; address: string | null },
): Promise<TokenPair> {
  const found = await context.database.unscoped(async (transaction) => {
    const user = await findUserByEmail(transaction, credentials.email);
    return user && { user, membership: await findFirstMembership(transaction, user.id) };
  });
  const passwordHash = found?.user.password_hash ?? (await decoyHash());
  const isRight = await verifyPassword(passwordHash, credentials.password);
  if (!isRight || !found?.membership) throw unauthenticated("wrong_credentials", "E-mail or password is wrong.");
  const { user, membership } = found;
  const sessionId = newId();
  const refreshToken = await context.database.unscoped(async (transaction) => {
    await insertSession(transaction, {
      id: sessionId,
      userId: user.id,
      accountId: membership.account_id,
      userAgent: credentials.userAgent,
      address: credentials.address,
    });
    return issueRefreshToken(transaction, sessionId);
  });
  return tokenPair(context.tokens, sessionId, refreshToken);
}

/**
 * A new pair for a refresh token, which then is spent (RFC 9700 §4.14.2). A spent one that comes back was stolen or
 * replayed: the whole sign-in ends.
 */
export async function refreshSession(context: SignInContext, refreshToken: string): Promise<TokenPair> {
  const hash = hashToken(refreshToken);
  const result = await context.database.unscoped(async (transaction) => {
    const row = await lockRefreshToken(transaction, hash);
    if (!row || row.expired || row.revoked_at) return undefined;
    if (row.used_at) {
      await revokeSession(transaction, row.session_id);
      return undefined;
    }
    await markRefreshTokenUsed(transaction, hash);
    await touchSession(transaction, row.session_id);
    return { sessionId: row.session_id, refreshToken: await issueRefreshToken(transaction, row.session_id) };
  });
  if (!result)
    throw unauthenticated("invalid_refresh_token", "The refresh token is not valid any more. Sign in again.");
  return tokenPair(context.tokens, result.sessionId, result.refreshToken);
}

export async function signOut(database: Database, sessionId: string): Promise<void> {
  await database.unscoped((transaction) => revokeSession(transaction, sessionId));
}

async function issueRefreshToken(transaction: Transaction, sessionId: string): Promise<string> {
  const token = `cite_refresh_${randomBytes(32).toString("base64url")}`;
  await insertRefreshToken(transaction, { hash: hashToken(token), sessionId, lifetimeSeconds: REFRESH_TOKEN_SECONDS });
  return token;
}

async function tokenPair(tokens: AccessTokens, sessionId: string, refreshToken: string): Promise<TokenPair> {
  const token = await tokens.signAccess({ sessionId });
  return { token, type: "bearer", expires_in: ACCESS_TOKEN_SECONDS, refresh_token: refreshToken };
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
