import type { Static } from "typebox";
import { endAccountLinks, holdPassword, setUserEmail } from "../../platform/unscoped/people-queries.ts";
import type { AccountContext } from "./account-context.ts";
import { mailEmailLink } from "./account-links.ts";
import { assertPassword, wrongPassword } from "./assert-password.ts";
import type { ChangeEmailBody } from "./identity-schemas.ts";
import type { MemberPrincipal } from "./principal.ts";
import { recordOwn } from "./record-own.ts";

/**
 * Changes one's own address: by a link to the new one where mail can be sent, else at once. Throws 401, 409
 * `email_taken`, 429.
 */
export async function changeEmail(
  context: AccountContext,
  member: MemberPrincipal,
  body: Static<typeof ChangeEmailBody>,
): Promise<{ email: string; pending: boolean }> {
  const { database, credentials } = context;
  const email = body.email.toLowerCase();
  const proven = await assertPassword(context, member, body.password);
  if (context.mailer) {
    await mailEmailLink({ ...context, mailer: context.mailer }, member.userId, email, proven);
    return { email: member.email, pending: true };
  }
  await database.unscoped(async (transaction) => {
    if (!(await holdPassword(transaction, member.userId, proven))) throw wrongPassword();
    await setUserEmail(transaction, member.userId, email);
    await endAccountLinks(transaction, member.userId);
    await recordOwn(transaction, member, "user.email_changed", {
      before: { email: member.email },
      after: { email },
    });
  });
  credentials.forget();
  return { email, pending: false };
}
