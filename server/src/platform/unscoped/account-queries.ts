import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

export async function hasAnyAccount(executor: Executor): Promise<boolean> {
  const rows = await executor.query(sql`SELECT 1 FROM accounts LIMIT 1`);
  return rows.length > 0;
}

export interface NewAccount extends AccountOfUser {
  email: string;
  passwordHash: string;
  passwordIsInitial: boolean;
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
    INSERT INTO users (id, email, password_hash, password_is_initial)
    VALUES (${account.userId}, ${account.email}, ${account.passwordHash}, ${account.passwordIsInitial})`);
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
  owners: string[];
  members: number;
}

/** For the operator: every account, oldest first. */
export function listAccounts(executor: Executor): Promise<ListedAccount[]> {
  return executor.query<ListedAccount>(sql`
    SELECT a.id, a.name, a.created_at, count(m.id)::int AS members,
      coalesce(array_agg(u.email ORDER BY u.email) FILTER (WHERE m.role = 'owner'), '{}') AS owners
    FROM accounts a LEFT JOIN memberships m ON m.account_id = a.id LEFT JOIN users u ON u.id = m.user_id
    GROUP BY a.id ORDER BY a.id`);
}
