import type { Static } from "typebox";
import { holdPassword, revokeSessions, setUserPassword } from "../../platform/unscoped/people-queries.ts";
import type { AccountContext } from "./account-context.ts";
import { assertPassword, wrongPassword } from "./assert-password.ts";
import type { ChangePasswordBody } from "./identity-schemas.ts";
import { hashPassword } from "./passwords.ts";
import type { MemberPrincipal } from "./principal.ts";
import { recordOwn } from "./record-own.ts";

/** Changes your password; ends your other sign-ins. */
export async function changePassword(
  { database, credentials, notices }: AccountContext,
  member: MemberPrincipal,
  body: Static<typeof ChangePasswordBody>,
): Promise<void> {
  const proven = await assertPassword(database, member.userId, body.current_password);
  const passwordHash = await hashPassword(body.new_password);
  await database.unscoped(async (transaction) => {
    if (!(await holdPassword(transaction, member.userId, proven))) throw wrongPassword();
    await setUserPassword(transaction, member.userId, passwordHash);
    await revokeSessions(transaction, member.userId, member.sessionId);
    await recordOwn(transaction, member, "user.password_changed");
  });
  credentials.forget();
  notices.send({ kind: "password_changed", to: member.email });
}
