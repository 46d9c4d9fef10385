import type { Database } from "../../platform/database/database.ts";
import type { AppError } from "../../platform/errors/app-error.ts";
import { findUser } from "../../platform/unscoped/people-queries.ts";
import { unauthenticated } from "./access-tokens.ts";
import { verifyPassword } from "./passwords.ts";

/** The hash that it was compared with. */
export async function assertPassword(database: Database, userId: string, password: string): Promise<string> {
  const user = await database.unscoped((transaction) => findUser(transaction, userId));
  if (!user || !(await verifyPassword(user.password_hash, password))) throw wrongPassword();
  return user.password_hash;
}

export function wrongPassword(): AppError {
  return unauthenticated("wrong_credentials", "The password is wrong. Check it and try again.");
}
