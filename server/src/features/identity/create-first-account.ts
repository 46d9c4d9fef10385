import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { hasAnyAccount, insertFirstAccount } from "../../platform/unscoped/account-queries.ts";
import { assertGoodPassword } from "./assert-good-password.ts";
import { generatePassword, hashPassword } from "./passwords.ts";

export interface FirstAccount {
  email: string;
  /** Printed once; undefined when the environment set it. */
  generatedPassword: string | undefined;
  workspaceId: string;
}

/**
 * Makes the first account on an empty database, whose owner administers the instance; undefined when there is one
 * already. Throws 422 for a password that is guessed first, as for anybody's.
 */
export async function createFirstAccount(
  database: Database,
  admin: { email: string; password: string | undefined },
): Promise<FirstAccount | undefined> {
  if (await database.unscoped(hasAnyAccount)) return undefined;
  if (admin.password !== undefined) await assertGoodPassword(admin.password, admin.email, "password");
  const generatedPassword = admin.password === undefined ? generatePassword() : undefined;
  const passwordHash = await hashPassword(admin.password ?? generatedPassword!);
  const account = {
    accountId: newId(),
    accountName: "My account",
    userId: newId(),
    memberId: newId(),
    email: admin.email,
    passwordHash,
    passwordIsInitial: generatedPassword !== undefined,
    isInstanceAdministrator: true,
    liveWorkspaceId: newId(),
    testWorkspaceId: newId(),
  };
  const isFirst = await database.unscoped((transaction) => insertFirstAccount(transaction, account));
  return isFirst ? { email: admin.email, generatedPassword, workspaceId: account.liveWorkspaceId } : undefined;
}
