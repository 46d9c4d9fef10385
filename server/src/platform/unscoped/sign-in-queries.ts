import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

export interface UserRow {
  id: string;
  email: string;
  name: string;
  password_hash: string;
  password_is_initial: boolean;
}

export async function findUserByEmail(executor: Executor, email: string): Promise<UserRow | undefined> {
  const [row] = await executor.query<UserRow>(
    sql`SELECT id, email, name, password_hash, password_is_initial FROM users WHERE lower(email) = ${email.toLowerCase()}`,
  );
  return row;
}

/** The account that a sign-in opens: the oldest membership. */
export async function findFirstMembership(executor: Executor, userId: string) {
  const [row] = await executor.query<{ account_id: string; role: string }>(
    sql`SELECT account_id, role FROM memberships WHERE user_id = ${userId} ORDER BY id LIMIT 1`,
  );
  return row;
}

export async function insertSession(
  executor: Executor,
  session: { id: string; userId: string; accountId: string; userAgent: string | null; address: string | null },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO sessions (id, user_id, account_id, user_agent, address)
    VALUES (${session.id}, ${session.userId}, ${session.accountId}, ${session.userAgent}, ${session.address})`);
}

/** From where this person has signed in, latest first. */
export async function listSignInAddresses(executor: Executor, email: string): Promise<string[]> {
  const rows = await executor.query<{ address: string }>(sql`
    SELECT s.address FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE lower(u.email) = ${email.toLowerCase()} AND s.address IS NOT NULL
    GROUP BY s.address ORDER BY max(s.id::text) DESC LIMIT 200`);
  return rows.map(({ address }) => address);
}

/** Someone's address, where they have signed in before, but never with this browser from this address. */
export async function findUnfamiliar(
  executor: Executor,
  userId: string,
  { userAgent, address }: { userAgent: string | null; address: string | null },
): Promise<{ email: string } | undefined> {
  const [row] = await executor.query<{ email: string }>(sql`
    SELECT u.email FROM users u WHERE u.id = ${userId} AND EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id)
      AND NOT EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id
        AND s.user_agent IS NOT DISTINCT FROM ${userAgent} AND s.address IS NOT DISTINCT FROM ${address})`);
  return row;
}

export async function insertRefreshToken(
  executor: Executor,
  token: { hash: string; sessionId: string; lifetimeSeconds: number },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO refresh_tokens (token_hash, session_id, expires_at)
    VALUES (${token.hash}, ${token.sessionId}, now() + make_interval(secs => ${token.lifetimeSeconds}))`);
}

export interface RefreshTokenRow {
  session_id: string;
  user_id: string;
  account_id: string;
  used_at: string | null;
  /** It was used after this use of it was sent: two uses at once. */
  is_being_used: boolean;
  revoked_at: string | null;
  expired: boolean;
}

/** Locks the token, so that of two uses at once only one succeeds. */
export async function lockRefreshToken(
  executor: Executor,
  hash: string,
  sentAt: Date,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await executor.query<RefreshTokenRow>(sql`
    SELECT t.session_id, s.user_id, s.account_id, t.used_at, coalesce(t.used_at >= least(now(), ${sentAt.toISOString()}::timestamptz), false) AS is_being_used, s.revoked_at, t.expires_at <= now() AS expired
    FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id
    WHERE t.token_hash = ${hash} FOR UPDATE OF t`);
  return row;
}

export async function markRefreshTokenUsed(executor: Executor, hash: string): Promise<void> {
  await executor.query(sql`UPDATE refresh_tokens SET used_at = clock_timestamp() WHERE token_hash = ${hash}`);
}

/** Many sign-ins at once, so that a busy one costs no write a request. */
export async function touchSessions(executor: Executor, sessionIds: string[]): Promise<void> {
  await executor.query(sql`UPDATE sessions SET last_used_at = now() WHERE id = ANY(${sessionIds}::uuid[])`);
}

export async function revokeSession(executor: Executor, sessionId: string): Promise<void> {
  await executor.query(sql`UPDATE sessions SET revoked_at = now() WHERE id = ${sessionId} AND revoked_at IS NULL`);
}
