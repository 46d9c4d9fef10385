import type { Database } from "../../platform/database/database.ts";
import { type AuditActor, recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import { insertAccount, insertAccountOf } from "../../platform/unscoped/account-queries.ts";
import { findUserByEmail } from "../../platform/unscoped/sign-in-queries.ts";
import { generatePassword, hashPassword } from "./passwords.ts";

export interface CreatedAccount {
  account_id: string;
  workspace_id: string;
  test_workspace_id: string;
  email: string;
  /** Shown once; null where the person is known and signs in as before. */
  password: string | null;
}

/**
 * An account with its owner and two workspaces, made by the operator or an administrator of the instance. Who is known
 * here already becomes the owner of another one.
 */
export async function createAccount(
  database: Database,
  { name, email, actor = SYSTEM_ACTOR }: { name: string; email: string; actor?: AuditActor },
): Promise<CreatedAccount> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  return database.unscoped(async (transaction) => {
    const known = await findUserByEmail(transaction, email);
    const account = {
      accountId: newId(),
      accountName: name,
      userId: known?.id ?? newId(),
      memberId: newId(),
      liveWorkspaceId: newId(),
      testWorkspaceId: newId(),
    };
    if (known) await insertAccountOf(transaction, account);
    else await insertAccount(transaction, { ...account, email, passwordHash, passwordIsInitial: true });
    const accountId = formatId("account", account.accountId);
    await recordAudit(
      transaction,
      { workspaceId: account.liveWorkspaceId, actor },
      { action: "account.created", target: { kind: "account", id: accountId }, after: { name, owner: email } },
    );
    return {
      account_id: accountId,
      workspace_id: formatId("workspace", account.liveWorkspaceId),
      test_workspace_id: formatId("workspace", account.testWorkspaceId),
      email: known?.email ?? email,
      password: known ? null : password,
    };
  });
}
