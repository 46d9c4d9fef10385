import type { Static } from "typebox";
import {
  endAccountLinks,
  holdPassword,
  revokeSessions,
  setUserPassword,
} from "../../platform/unscoped/people-queries.ts";
import type { AccountContext } from "./account-context.ts";
import { assertGoodPassword } from "./assert-good-password.ts";
import { assertPassword, wrongPassword } from "./assert-password.ts";
import type { ChangePasswordBody } from "./identity-schemas.ts";
import { hashPassword } from "./passwords.ts";
import type { MemberPrincipal } from "./principal.ts";
import { recordOwn } from "./record-own.ts";

/**
 * Changes your password; ends your other sign-ins, and the links that would change password or address. Throws 401,
 * 422, 429.
 */
export async function changePassword(
  context: AccountContext,
  member: MemberPrincipal,
  body: Static<typeof ChangePasswordBody>,
): Promise<void> {
  const { database, credentials, notices } = context;
  const proven = await assertPassword(context, member, body.current_password);
  await assertGoodPassword(body.new_password, member.email, "new_password");
  const passwordHash = await hashPassword(body.new_password);
  await database.unscoped(async (transaction) => {
    if (!(await holdPassword(transaction, member.userId, proven))) throw wrongPassword();
    await setUserPassword(transaction, member.userId, passwordHash);
    await endAccountLinks(transaction, member.userId);
    await revokeSessions(transaction, member.userId, member.sessionId);
    await recordOwn(transaction, member, "user.password_changed");
  });
  credentials.forget();
  notices.send({ kind: "password_changed", to: member.email });
}
