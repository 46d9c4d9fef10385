import { AppError, ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import {
  holdPassword,
  insertMembership,
  insertUser,
  lockInvitation,
  markInvitationAccepted,
} from "../../platform/unscoped/people-queries.ts";
import { findUserByEmail } from "../../platform/unscoped/sign-in-queries.ts";
import { unauthenticated } from "./access-tokens.ts";
import { assertGoodPassword } from "./assert-good-password.ts";
import { noteRefusedSignIn } from "./note-refused-sign-in.ts";
import { hashToken, type SignInOrigin, type TokenPair } from "./open-session.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import type { SignInContext } from "./sign-in.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";
import { answerFirstStep, passFirstStep } from "./totp/pass-first-step.ts";

/**
 * Makes the invited person a member, and signs them in. Someone who has an account already proves it with its password:
 * an invitation alone gives nobody the account of its address. Throws 422 `invitation_expired`, 401, 409; and 401
 * `totp_required` once they are a member.
 */
export async function acceptInvitation(
  context: SignInContext & { throttle: SignInThrottle },
  body: { token: string; name: string; password: string },
  origin: SignInOrigin & { address: string },
): Promise<TokenPair> {
  const { database } = context;
  const hash = hashToken(body.token);
  const { known, invited } = await database.unscoped(async (transaction) => {
    const invitation = await lockInvitation(transaction, hash);
    if (!invitation) throw invitationExpired();
    return { known: await findUserByEmail(transaction, invitation.email), invited: invitation.email };
  });
  if (known) {
    await context.throttle.assertMayTry(origin.address, known);
    if (!(await verifyPassword(known.password_hash, body.password))) {
      noteRefusedSignIn(context, known.email, origin, "wrong_password");
      throw wrongPassword();
    }
    await context.throttle.succeeded(origin.address, known);
  } else await assertGoodPassword(body.password, invited, "password");
  const passwordHash = known ? "" : await hashPassword(body.password);
  const opened = await database.unscoped(async (transaction) => {
    const invitation = await lockInvitation(transaction, hash);
    if (!invitation) throw invitationExpired();
    if (known && !(await holdPassword(transaction, known.id, known.password_hash))) throw wrongPassword();
    const userId = known?.id ?? newId();
    const { email } = invitation;
    if (!known && !(await insertUser(transaction, { id: userId, email, name: body.name, passwordHash })))
      throw new ConflictError("email_taken", "This address has got an account in the meantime. Try again.");
    const { account_id: accountId, only_workspace_id: workspaceId } = invitation;
    const member = { id: newId(), accountId, workspaceId, userId, role: invitation.role };
    if (!(await insertMembership(transaction, { ...member, grants: invitation.grants })))
      throw new ConflictError("already_member", "This person is a member already.");
    await markInvitationAccepted(transaction, invitation.id);
    const name = known?.name || body.name || email;
    const { address, requestId } = origin;
    await recordAudit(
      transaction,
      { workspaceId: invitation.workspace_id, actor: { kind: "member", id: member.id, name, address, requestId } },
      {
        action: "member.joined",
        target: { kind: "member", id: formatId("member", member.id) },
        after: { email, role: invitation.role },
      },
    );
    const person = { id: userId, name, passwordHash: known?.password_hash ?? passwordHash };
    return passFirstStep(transaction, person, invitation.account_id, origin);
  });
  return answerFirstStep(context, opened);
}

function wrongPassword(): AppError {
  return unauthenticated("wrong_credentials", "This address has an account already; give its password.");
}

function invitationExpired(): AppError {
  return new AppError("invalid", "invitation_expired", "The invitation was used, taken back or is too old.");
}
