import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

export async function hasAnyAccount(executor: Executor): Promise<boolean> {
  const rows = await executor.query(sql`SELECT 1 FROM accounts LIMIT 1`);
  return rows.length > 0;
}

export interface NewAccount {
  accountId: string;
  accountName: string;
  userId: string;
  memberId: string;
  email: string;
  passwordHash: string;
  passwordIsInitial: boolean;
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
  await executor.query(sql`INSERT INTO accounts (id, name) VALUES (${account.accountId}, ${account.accountName})`);
  await executor.query(sql`
    INSERT INTO users (id, email, password_hash, password_is_initial)
    VALUES (${account.userId}, ${account.email}, ${account.passwordHash}, ${account.passwordIsInitial})`);
  await executor.query(sql`
    INSERT INTO memberships (id, account_id, user_id, role)
    VALUES (${account.memberId}, ${account.accountId}, ${account.userId}, 'owner')`);
  await executor.query(sql`
    INSERT INTO workspaces (id, account_id, kind, name)
    VALUES (${account.liveWorkspaceId}, ${account.accountId}, 'live', 'Live'),
           (${account.testWorkspaceId}, ${account.accountId}, 'test', 'Test')`);
}
