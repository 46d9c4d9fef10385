import type { IdentityContext } from "./identity-routes.ts";
import type { InvitationRow } from "./invitation-queries.ts";

/** False without a mail server. */
export async function mailInvitation(
  { mailer }: IdentityContext,
  row: InvitationRow,
  acceptUrl: string,
): Promise<boolean> {
  if (!mailer) return false;
  await mailer.send({
    to: row.email,
    subject: `${row.invited_by} invites you to Citedesk`,
    text: `${row.invited_by} invites you to work on their assistants as ${row.role}. Open this link within 14 days:\n\n${acceptUrl}\n`,
  });
  return true;
}
