import type { Database } from "../../platform/database/database.ts";
import type { AppError } from "../../platform/errors/app-error.ts";
import type { SeldomAudit } from "../../platform/events/seldom-audit.ts";
import { findUser } from "../../platform/unscoped/people-queries.ts";
import { unauthenticated } from "./access-tokens.ts";
import { noteRefusedSignIn } from "./note-refused-sign-in.ts";
import { verifyPassword } from "./passwords.ts";
import type { MemberPrincipal } from "./principal.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";

/**
 * The hash that one's own password was compared with. It is guessed no faster than at the sign-in: both count together.
 * Throws 401, 429.
 */
export async function assertPassword(
  context: { database: Database; throttle: SignInThrottle; seldomAudit: SeldomAudit },
  { userId, email, actor }: MemberPrincipal,
  password: string,
): Promise<string> {
  const { database, throttle } = context;
  const address = actor.address ?? "";
  await throttle.assertMayTry(address, { email });
  const user = await database.unscoped((transaction) => findUser(transaction, userId));
  if (!user || !(await verifyPassword(user.password_hash, password))) {
    noteRefusedSignIn(context, email, actor, "wrong_password");
    throw wrongPassword();
  }
  await throttle.succeeded(address, { email });
  return user.password_hash;
}

export function wrongPassword(): AppError {
  return unauthenticated("wrong_credentials", "The password is wrong. Check it and try again.");
}
