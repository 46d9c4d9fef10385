import sql, { empty } from "sql-template-tag";
import type { Executor } from "../database/database.ts";

export async function hasAnyAccount(executor: Executor): Promise<boolean> {
  const rows = await executor.query(sql`SELECT 1 FROM accounts LIMIT 1`);
  return rows.length > 0;
}

export interface NewAccount extends AccountOfUser {
  email: string;
  passwordHash: string;
  passwordIsInitial: boolean;
  userName?: string;
  isInstanceAdministrator?: boolean;
}

/** Of somebody who is known already. */
export interface AccountOfUser {
  accountId: string;
  accountName: string;
  userId: string;
  memberId: string;
  liveWorkspaceId: string;
  testWorkspaceId: string;
}

/** False where there is an account already; of several processes that start at once, one makes it. */
export async function insertFirstAccount(executor: Executor, account: NewAccount): Promise<boolean> {
  await executor.query(sql`SELECT pg_advisory_xact_lock(hashtextextended('first account', 0))`);
  if (await hasAnyAccount(executor)) return false;
  await insertAccount(executor, account);
  return true;
}

/** An account with its owner and both workspaces. */
export async function insertAccount(executor: Executor, account: NewAccount): Promise<void> {
  await executor.query(sql`
    INSERT INTO users (id, email, name, password_hash, password_is_initial, is_instance_administrator)
    VALUES (${account.userId}, ${account.email}, ${account.userName ?? ""}, ${account.passwordHash},
      ${account.passwordIsInitial}, ${account.isInstanceAdministrator ?? false})`);
  await insertAccountOf(executor, account);
}

export async function insertAccountOf(executor: Executor, account: AccountOfUser): Promise<void> {
  await executor.query(sql`INSERT INTO accounts (id, name) VALUES (${account.accountId}, ${account.accountName})`);
  await executor.query(sql`
    INSERT INTO memberships (id, account_id, user_id, role)
    VALUES (${account.memberId}, ${account.accountId}, ${account.userId}, 'owner')`);
  await executor.query(sql`
    INSERT INTO workspaces (id, account_id, kind, name)
    VALUES (${account.liveWorkspaceId}, ${account.accountId}, 'live', 'Live'),
           (${account.testWorkspaceId}, ${account.accountId}, 'test', 'Test')`);
}

export interface ListedAccount {
  id: string;
  name: string;
  created_at: Date;
  /** Addresses of who owns all of it. */
  owners: string[];
  members: number;
  workspaces: number;
}

/** Until the transaction ends nobody else makes or removes workspaces of the account. */
export async function lockAccount(executor: Executor, accountId: string): Promise<void> {
  await executor.query(sql`SELECT FROM accounts WHERE id = ${accountId} FOR UPDATE`);
}

export interface NewWorkspace {
  id: string;
  accountId: string;
  kind: "live" | "test";
  name: string;
  settings: object;
}

export async function insertWorkspace(executor: Executor, workspace: NewWorkspace): Promise<void> {
  await executor.query(sql`
    INSERT INTO workspaces (id, account_id, kind, name, settings)
    VALUES (${workspace.id}, ${workspace.accountId}, ${workspace.kind}, ${workspace.name},
      ${JSON.stringify(workspace.settings)})`);
}

export interface AccountWorkspace {
  id: string;
  kind: "live" | "test";
  name: string;
  created_at: Date;
}

/** Oldest first. */
export function listAccountWorkspaces(executor: Executor, accountId: string): Promise<AccountWorkspace[]> {
  return executor.query<AccountWorkspace>(
    sql`SELECT id, kind, name, created_at FROM workspaces WHERE account_id = ${accountId} ORDER BY id`,
  );
}

/**
 * Leaves editors, viewers and supporters of a whole account the workspaces that there are: in the first they keep their
 * id, in each other they get a new one. Invitations as such are to the first. Who was left them, by the kept id.
 */
export async function keepInWorkspaces(
  executor: Executor,
  accountId: string,
  [first, ...others]: { id: string; newId: () => string }[],
): Promise<string[]> {
  if (!first) return [];
  const kept = await executor.query<{ id: string }>(sql`
    UPDATE memberships SET workspace_id = ${first.id}, version = version + 1, updated_at = now()
    WHERE account_id = ${accountId} AND workspace_id IS NULL AND role NOT IN ('owner', 'admin') RETURNING id`);
  for (const { id } of kept)
    for (const other of others)
      await executor.query(sql`
        INSERT INTO memberships (id, account_id, workspace_id, user_id, role, grants, agent_roles)
        SELECT ${other.newId()}, account_id, ${other.id}, user_id, role, grants, agent_roles FROM memberships
        WHERE id = ${id}`);
  await executor.query(sql`
    UPDATE invitations SET workspace_id = ${first.id}
    WHERE account_id = ${accountId} AND workspace_id IS NULL AND role NOT IN ('owner', 'admin')
      AND accepted_at IS NULL AND revoked_at IS NULL`);
  return kept.map(({ id }) => id);
}

/** False where nobody has this address. */
export async function setInstanceAdministrator(executor: Executor, email: string, isOne: boolean): Promise<boolean> {
  const rows = await executor.query(sql`
    UPDATE users SET is_instance_administrator = ${isOne} WHERE lower(email) = ${email.toLowerCase()} RETURNING id`);
  return rows.length > 0;
}

/** For the operator: every account, oldest first. */
export function listAccounts(executor: Executor): Promise<ListedAccount[]> {
  return executor.query<ListedAccount>(sql`${ACCOUNTS} GROUP BY a.id ORDER BY a.id`);
}

/** Newest first, one more than `limit`. */
export function pageAccounts(
  executor: Executor,
  after: { id: string } | undefined,
  limit: number,
): Promise<ListedAccount[]> {
  return executor.query<ListedAccount>(sql`
    ${ACCOUNTS} ${after ? sql`WHERE a.id < ${after.id}` : empty} GROUP BY a.id ORDER BY a.id DESC LIMIT ${limit + 1}`);
}

export async function findAccount(executor: Executor, id: string): Promise<ListedAccount | undefined> {
  const [row] = await executor.query<ListedAccount>(sql`${ACCOUNTS} WHERE a.id = ${id} GROUP BY a.id`);
  return row;
}

const ACCOUNTS = sql`
  SELECT a.id, a.name, a.created_at, count(DISTINCT m.user_id)::int AS members,
    (SELECT count(*)::int FROM workspaces w WHERE w.account_id = a.id) AS workspaces,
    coalesce(array_agg(DISTINCT u.email ORDER BY u.email) FILTER (WHERE m.role = 'owner' AND m.workspace_id IS NULL), '{}')
      AS owners
  FROM accounts a LEFT JOIN memberships m ON m.account_id = a.id LEFT JOIN users u ON u.id = m.user_id`;
