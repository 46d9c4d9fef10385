import sql, { type Sql } from "sql-template-tag";
import type { Executor } from "../database/database.ts";
import { ConflictError } from "../errors/app-error.ts";

export interface AccountUser {
  id: string;
  email: string;
  name: string;
  password_hash: string;
}

export async function findUser(executor: Executor, id: string): Promise<AccountUser | undefined> {
  const [row] = await executor.query<AccountUser>(
    sql`SELECT id, email, name, password_hash FROM users WHERE id = ${id}`,
  );
  return row;
}

/** False when the address belongs to someone else. */
export async function insertUser(
  executor: Executor,
  user: { id: string; email: string; name: string; passwordHash: string },
): Promise<boolean> {
  const rows = await executor.query(sql`
    INSERT INTO users (id, email, name, password_hash)
    VALUES (${user.id}, ${user.email}, ${user.name}, ${user.passwordHash})
    ON CONFLICT ((lower(email))) DO NOTHING RETURNING id`);
  return rows.length > 0;
}

/** Until the transaction ends nobody else changes them. */
export async function lockUser(
  executor: Executor,
  id: string,
): Promise<(OwnSettings & { version: number }) | undefined> {
  const [row] = await executor.query<OwnSettings & { version: number }>(
    sql`SELECT name, chat_mails, version FROM users WHERE id = ${id} FOR UPDATE`,
  );
  return row;
}

export interface OwnSettings {
  name: string;
  /** Whether they get mail of visitors who wait or left their details. */
  chat_mails: boolean;
}

export async function setOwnSettings(executor: Executor, userId: string, own: OwnSettings): Promise<void> {
  await executor.query(
    sql`UPDATE users SET name = ${own.name}, chat_mails = ${own.chat_mails}, version = version + 1, updated_at = now() WHERE id = ${userId}`,
  );
}

/** Throws 409 when the address belongs to someone else. */
export async function setUserEmail(executor: Executor, userId: string, email: string): Promise<void> {
  try {
    await executor.query(
      sql`UPDATE users SET email = ${email}, version = version + 1, updated_at = now() WHERE id = ${userId}`,
    );
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== "users_email") throw error;
    throw new ConflictError("email_taken", "This address belongs to another account.");
  }
}

/**
 * Checking a password takes a while: whether it is still the one that was checked. Until the transaction ends nobody
 * changes it, so that who changes it finds, and ends, what was begun with the one before.
 */
export async function holdPassword(executor: Executor, userId: string, passwordHash: string): Promise<boolean> {
  const rows = await executor.query(
    sql`SELECT FROM users WHERE id = ${userId} AND password_hash = ${passwordHash} FOR NO KEY UPDATE`,
  );
  return rows.length > 0;
}

export async function setUserPassword(executor: Executor, userId: string, passwordHash: string): Promise<void> {
  await executor.query(sql`
    UPDATE users SET password_hash = ${passwordHash}, password_is_initial = false, updated_at = now()
    WHERE id = ${userId}`);
}

/** Ends every sign-in of someone, but for one. */
export async function revokeSessions(executor: Executor, userId: string, except: string | null): Promise<void> {
  await executor.query(sql`
    UPDATE sessions SET revoked_at = now()
    WHERE user_id = ${userId} AND revoked_at IS NULL AND (${except}::uuid IS NULL OR id <> ${except}::uuid)`);
}

/**
 * Whether someone is a member of anything besides: who looks after one workspace may not speak for them there. Of other
 * workspaces of the account only where `accountWide` doesn't say that these are looked after too.
 */
export async function isMemberElsewhere(
  executor: Executor,
  userId: string,
  own: { accountId: string; workspaceId: string; accountWide: boolean },
): Promise<boolean> {
  const rows = await executor.query(sql`
    SELECT FROM memberships WHERE user_id = ${userId} AND (account_id <> ${own.accountId}
      OR NOT (${own.accountWide}::boolean OR workspace_id IS NOT DISTINCT FROM ${own.workspaceId}::uuid)) LIMIT 1`);
  return rows.length > 0;
}

/**
 * Where changes of someone that belong to no workspace are recorded: the workspaces that they are a member of, and the
 * first live one of each account that they belong to as a whole. In one order: each log's writers wait for each other.
 */
export function findRecordedWorkspaces(executor: Executor, userId: string) {
  return executor.query<{ workspace_id: string; member_id: string }>(sql`
    SELECT coalesce(m.workspace_id, ${firstLive(sql`m.account_id`)}) AS workspace_id, m.id AS member_id
    FROM memberships m WHERE m.user_id = ${userId} ORDER BY 1`);
}

export interface SessionRow {
  id: string;
  user_agent: string | null;
  address: string | null;
  created_at: Date;
  last_used_at: Date;
}

export function listOpenSessions(executor: Executor, userId: string, lifetimeSeconds: number): Promise<SessionRow[]> {
  return executor.query<SessionRow>(sql`
    SELECT id, user_agent, address, created_at, last_used_at FROM sessions
    WHERE user_id = ${userId} AND revoked_at IS NULL AND last_used_at > now() - make_interval(secs => ${lifetimeSeconds})
    ORDER BY id DESC LIMIT 100`);
}

/** Those that were begun for one account: what another account's sign-ins say of a person is not its concern. */
export function listAccountSessions(
  executor: Executor,
  accountId: string,
  userId: string,
  lifetimeSeconds: number,
): Promise<SessionRow[]> {
  return executor.query<SessionRow>(sql`
    SELECT id, user_agent, address, created_at, last_used_at FROM sessions
    WHERE user_id = ${userId} AND account_id = ${accountId} AND revoked_at IS NULL
      AND last_used_at > now() - make_interval(secs => ${lifetimeSeconds})
    ORDER BY id DESC LIMIT 100`);
}

/** False when it is not an open sign-in of this person. */
export async function revokeOwnSession(executor: Executor, userId: string, sessionId: string): Promise<boolean> {
  const rows = await executor.query(sql`
    UPDATE sessions SET revoked_at = now()
    WHERE id = ${sessionId} AND user_id = ${userId} AND revoked_at IS NULL RETURNING id`);
  return rows.length > 0;
}

export async function insertAccountLink(
  executor: Executor,
  link: { hash: string; userId: string; kind: "password" | "email"; newEmail: string | null; lifetimeSeconds: number },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO account_links (token_hash, user_id, kind, new_email, expires_at)
    VALUES (${link.hash}, ${link.userId}, ${link.kind}, ${link.newEmail},
      now() + make_interval(secs => ${link.lifetimeSeconds}))`);
}

/** Ends every link that would still change this person's password or address. */
export async function endAccountLinks(executor: Executor, userId: string): Promise<void> {
  await executor.query(sql`UPDATE account_links SET used_at = now() WHERE user_id = ${userId} AND used_at IS NULL`);
}

/** Spends the link, so that it works once. Undefined: unknown, spent or too old. */
export async function spendAccountLink(executor: Executor, hash: string, kind: "password" | "email") {
  const [row] = await executor.query<{ user_id: string; new_email: string | null }>(sql`
    UPDATE account_links SET used_at = now()
    WHERE token_hash = ${hash} AND kind = ${kind} AND used_at IS NULL AND expires_at > now()
    RETURNING user_id, new_email`);
  return row;
}

export interface OpenInvitation {
  id: string;
  account_id: string;
  /** Null: to all workspaces of the account. */
  only_workspace_id: string | null;
  email: string;
  role: string;
  grants: object | null;
  /** In whose log it is. */
  workspace_id: string;
}

/** Locked: of two acceptances at once only one succeeds. */
export async function lockInvitation(executor: Executor, hash: string): Promise<OpenInvitation | undefined> {
  const [row] = await executor.query<OpenInvitation>(sql`
    SELECT i.id, i.account_id, i.email, i.role, i.grants, i.workspace_id AS only_workspace_id,
      coalesce(i.workspace_id, ${firstLive(sql`i.account_id`)}) AS workspace_id
    FROM invitations i WHERE i.token_hash = ${hash} AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > now()
    FOR UPDATE OF i`);
  return row;
}

export async function markInvitationAccepted(executor: Executor, id: string): Promise<void> {
  await executor.query(sql`UPDATE invitations SET accepted_at = now() WHERE id = ${id}`);
}

export interface NewMembership {
  id: string;
  accountId: string;
  /** Null: all workspaces of the account. */
  workspaceId: string | null;
  userId: string;
  role: string;
  grants: object | null;
}

/** False when they are a member already, or would be by two memberships of one workspace. */
export async function insertMembership(executor: Executor, membership: NewMembership): Promise<boolean> {
  const { id, accountId, workspaceId, userId, role, grants } = membership;
  const rows = await executor.query(sql`
    INSERT INTO memberships (id, account_id, workspace_id, user_id, role, grants)
    SELECT ${id}::uuid, ${accountId}::uuid, ${workspaceId}::uuid, ${userId}::uuid, ${role}::text,
      ${grants && JSON.stringify(grants)}::jsonb
    WHERE NOT EXISTS (SELECT FROM memberships WHERE account_id = ${accountId} AND user_id = ${userId}
      AND (workspace_id IS NULL OR ${workspaceId}::uuid IS NULL))
    ON CONFLICT (account_id, user_id, workspace_id) DO NOTHING RETURNING id`);
  return rows.length > 0;
}

/** An account's oldest live workspace: what concerns the account is in its log. */
function firstLive(accountId: Sql): Sql {
  return sql`(SELECT w.id FROM workspaces w WHERE w.account_id = ${accountId} AND w.kind = 'live' ORDER BY w.id LIMIT 1)`;
}
